import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  title: { id: 'auction.title', defaultMessage: 'Auction before the opening' },
  what: { id: 'auction.what', defaultMessage: 'the auction' },
  halted: { id: 'auction.halted', defaultMessage: 'Trading halted' },
  opensAt: { id: 'auction.opensAt', defaultMessage: 'Takes orders from {time} {zone}' },
  cancelUntil: { id: 'auction.cancelUntil', defaultMessage: 'Orders can be cancelled until {time} {zone}' },
  closesAt: { id: 'auction.closesAt', defaultMessage: 'Orders are final; it ends at {time} {zone}' },
  endedAt: { id: 'auction.endedAt', defaultMessage: 'It ended at {time} {zone}' },
  leftDays: { id: 'auction.leftDays', defaultMessage: '{days} d {hours} h' },
  leftHours: { id: 'auction.leftHours', defaultMessage: '{hours} h {minutes} min' },
  leftMinutes: { id: 'auction.leftMinutes', defaultMessage: '{minutes}:{seconds}' },
  timeLeft: { id: 'auction.timeLeft', defaultMessage: 'Time left: {left}' },
  indicativePrice: { id: 'auction.indicativePrice', defaultMessage: 'Indicative price' },
  auctionPrice: { id: 'auction.auctionPrice', defaultMessage: 'Auction price' },
  indicativeVolume: { id: 'auction.indicativeVolume', defaultMessage: 'Indicative volume' },
  auctionVolume: { id: 'auction.auctionVolume', defaultMessage: 'Auction volume' },
  imbalance: { id: 'auction.imbalance', defaultMessage: 'Imbalance' },
  moreToBuy: { id: 'auction.moreToBuy', defaultMessage: '{quantity} more to buy' },
  moreToSell: { id: 'auction.moreToSell', defaultMessage: '{quantity} more to sell' },
  balanced: { id: 'auction.balanced', defaultMessage: 'None' },
  previousClose: { id: 'auction.previousClose', defaultMessage: 'Previous close' },
  explained: {
    id: 'auction.explained',
    defaultMessage:
      'All orders are filled at one price, the one at which the market opens. What is indicated changes until then.',
  },
  explainedEnded: {
    id: 'auction.explainedEnded',
    defaultMessage: 'Orders in the auction were filled at this price, the one at which the market opened.',
  },
  noPriceYet: {
    id: 'auction.noPriceYet',
    defaultMessage: 'A price is indicated once orders are taken.',
  },
  haltedBody: {
    id: 'auction.haltedBody',
    defaultMessage:
      'Nothing is indicated while trading is halted. If it still is at the opening, there is no auction: orders expire and their money is released.',
  },
  noAuction: {
    id: 'auction.noAuction',
    defaultMessage: 'There was no auction: trading was halted at the opening.',
  },
  notListed: { id: 'auction.notListed', defaultMessage: 'This share is not in the auction.' },
});
