import type { ScreenStates } from '@meridian/storybook/states.ts';
import type * as addToStories from './AddTo.stories.tsx';
import type * as auctionStories from './Auction.stories.tsx';
import type * as blockTradeStories from './BlockTrade.stories.tsx';
import type * as contractStories from './Contracts.stories.tsx';
import type * as cryptoStories from './Crypto.stories.tsx';
import type * as hongKongStories from './HongKong.stories.tsx';
import type * as inDoubtStories from './InDoubt.stories.tsx';
import type * as refusedStories from './Refused.stories.tsx';
import type * as reviewStories from './Review.stories.tsx';
import type * as sendingStories from './Sending.stories.tsx';
import type * as situationsStories from './Situations.stories.tsx';
import type * as ticketStories from './Ticket.stories.tsx';

export const states = {
  loading: 'Loading',
  slow: 'Slow',
  failed: [
    'Failed',
    'AnswerDoesNotFit',
    'BuyingPowerFailed',
    'TermsFailed',
    'ContractUnknown',
    'GoldOfUnknownSize',
    'ShareWithoutTheBrokerage',
    'AuctionFailed',
    'TookTooLong',
  ],
  empty: { cannotBe: 'shows no list' },
  signedOut: 'SignedOut',
  sessionExpired: ['SessionExpired', 'ExpiredWhileSending'],
  stale: ['PricesByPolling', 'StalePrice', 'PricesGrowOld', 'GarbledFeed', 'NotRefreshed'],
  offline: 'Offline',
  marketClosed: 'MarketClosed',
  longNames: 'LongNames',
  unreadable: { cannotBe: 'shows no list' },
  marketPhase: {
    open: 'Ready',
    break: ['MiddayBreak', 'LimitInTheLunchBreak'],
    closed: ['MarketClosed', 'CryptoOnASaturday', 'ForexWeekend'],
    holiday: 'Holiday',
  },
  order: {
    accepted: ['LimitOrderRests', 'AuctionOrderPlaced'],
    success: ['Bought', 'BlockBought', 'Crypto', 'SellShort', 'GoldBought', 'YenBought', 'HongKongShares'],
    cancelled: ['CancelledFromAnotherDevice', 'AuctionOrderExpired'],
    processing: ['WorkedByTheDesk', 'AuctionNoCancel'],
  },
  blockPermission: {
    notOpened: 'BlockNotOpened',
    underReview: ['BlockUnderReview', 'BlockReviewIsLate', 'BlockInSimplifiedChinese'],
    refused: 'BlockRefused',
    opened: ['BlockOpened', 'BlockBought'],
  },
  auctionWindow: {
    upcoming: 'AuctionUpcoming',
    open: ['AuctionOpen', 'AuctionHalted'],
    noCancel: ['AuctionNoCancel', 'AuctionInSimplifiedChinese'],
    ended: ['AuctionEnded', 'AuctionClosesMeanwhile'],
  },
  payPassword: { notSet: ['NoTransactionPassword', 'RefusedNoPassword'], set: 'Bought' },
} satisfies ScreenStates<
  | typeof ticketStories
  | typeof addToStories
  | typeof auctionStories
  | typeof blockTradeStories
  | typeof contractStories
  | typeof cryptoStories
  | typeof hongKongStories
  | typeof situationsStories
  | typeof reviewStories
  | typeof sendingStories
  | typeof refusedStories
  | typeof inDoubtStories,
  'marketPhase' | 'order' | 'blockPermission' | 'auctionWindow' | 'payPassword'
>;
