/** The auction before the US opening: what it would end with, and orders that wait for its end. */
import { createAuctionStockOrder, preMarketList } from '@meridian/api';
import { requests } from '@meridian/api/test/requests';
import { exactly, type Example } from '../example.ts';
import { funded, logos, marketShut, signedOut, state, type Interaction, type State } from '../interaction.ts';
import { emptyPage, orderExample, pageOfOne, shareExample } from './examples.ts';
import { refused, restingMinutes, stockOrder } from './orders.ts';

const opening = Date.parse('2026-11-19T14:30:00Z');
const minuteMs = 60_000;

/** The clock, so many minutes before the opening. */
const before = (given: readonly State[], minutes: number): readonly State[] => [
  state('clock', { at: new Date(opening - minutes * minuteMs).toISOString() }),
  ...given.filter(({ name }) => name !== 'clock'),
];

const anyone = [...signedOut, logos];
const quoteBefore = {
  ...shareExample,
  source: exactly(8),
  marketStatus: exactly('closed'),
  previousClose: '266.88',
  isHalted: exactly(false),
  opensAtTimestamp: exactly(opening - 90 * minuteMs),
  noCancelAtTimestamp: exactly(opening - 5 * minuteMs),
  closesAtTimestamp: exactly(opening),
} satisfies Example;
const indicated = {
  indicativePrice: '267.40',
  indicativeVolume: '1240',
  imbalance: '-310',
  indicativeTimestamp: opening - 30 * minuteMs,
} satisfies Example;

const request = requests['market.preMarketList'];
const alone = { ...request, stockCode: 'AAPL', market: 'NASDAQ' };

const lists: readonly Interaction[] = [
  {
    endpoint: preMarketList,
    description: 'for the shares of the auction while it takes orders',
    given: before(anyone, 30),
    request,
    answer: { data: pageOfOne({ ...quoteBefore, ...indicated, auctionStatus: exactly('open') }) },
  },
  {
    endpoint: preMarketList,
    description: 'for one share of the auction whose orders can no longer be cancelled',
    given: before(anyone, 3),
    request: alone,
    answer: {
      data: pageOfOne({
        ...quoteBefore,
        ...indicated,
        stock_code: exactly('AAPL'),
        auctionStatus: exactly('noCancel'),
      }),
    },
  },
  {
    endpoint: preMarketList,
    description: 'for one share of the auction before it takes orders',
    given: before(anyone, 100),
    request: alone,
    answer: {
      data: pageOfOne({
        ...quoteBefore,
        stock_code: exactly('AAPL'),
        auctionStatus: exactly('upcoming'),
        indicativePrice: null,
        indicativeVolume: null,
        imbalance: null,
        indicativeTimestamp: null,
      }),
    },
  },
  {
    endpoint: preMarketList,
    description: 'for one share of the auction that has ended at one price',
    given: before(anyone, -15),
    request: alone,
    answer: {
      data: pageOfOne({
        ...quoteBefore,
        ...indicated,
        stock_code: exactly('AAPL'),
        marketStatus: exactly('open'),
        auctionStatus: exactly('ended'),
        imbalance: exactly('0'),
        indicativeTimestamp: exactly(opening),
      }),
    },
  },
  {
    endpoint: preMarketList,
    description: 'for one share of the auction while its trading is halted',
    given: [...before(anyone, 30), state('halt', { code: 'AAPL', market: 'NASDAQ' })],
    request: alone,
    answer: {
      data: pageOfOne({
        ...quoteBefore,
        stock_code: exactly('AAPL'),
        auctionStatus: exactly('open'),
        isHalted: exactly(true),
        indicativePrice: null,
      }),
    },
  },
  {
    endpoint: preMarketList,
    description: 'for the shares of the auction when nothing is listed',
    given: [...before(anyone, 30), state('listings', { state: 'empty' })],
    request,
    answer: { data: emptyPage },
  },
];

const customer = before(funded, 30);
const limitOrder = { ...stockOrder, orderType: 1, limitPrice: '260.00' };
const placedBefore = [
  ...customer,
  state('auctionOrder', {
    code: 'AAPL',
    quantity: '10',
    direction: 'long',
    limitPrice: '260',
    clientOrderId: 'intent-1',
    minutesAgo: restingMinutes,
  }),
];
const waiting = {
  ...orderExample,
  source: exactly(8),
  clientOrderId: exactly('intent-1'),
  stock_code: exactly('AAPL'),
  quantity: exactly('10'),
  leverage: exactly('1'),
  price: null,
} satisfies Example;

const orders: readonly Interaction[] = [
  {
    endpoint: createAuctionStockOrder,
    description: 'to place an order that takes the price of the auction',
    given: customer,
    request: stockOrder,
    answer: { data: { ...waiting, orderStatus: exactly(0), direction: exactly(0), orderType: exactly(0) } },
  },
  {
    endpoint: createAuctionStockOrder,
    description: 'to place an order for the auction that sells short at a limit',
    given: customer,
    request: { ...limitOrder, direction: 1 },
    answer: {
      data: {
        ...waiting,
        orderStatus: exactly(0),
        direction: exactly(1),
        orderType: exactly(1),
        limitPrice: exactly('260.00'),
      },
    },
  },
  {
    endpoint: createAuctionStockOrder,
    description: 'to place an order for the auction when it can no longer be cancelled',
    given: before(funded, 3),
    request: stockOrder,
    answer: { data: { ...waiting, orderStatus: exactly(3) } },
  },
  {
    endpoint: createAuctionStockOrder,
    description: 'to place the same order for the auction again under its id',
    given: placedBefore,
    request: limitOrder,
    // The order of before, not a second one: it is as old as it was.
    answer: {
      data: {
        ...waiting,
        orderStatus: exactly(0),
        orderType: exactly(1),
        limitPrice: exactly('260.00'),
        createTimeTimestamp: exactly(opening - 60 * minuteMs),
      },
    },
  },
  ...refused(
    createAuctionStockOrder,
    'pre-market auction',
    stockOrder,
    {
      auctionClosed: { given: [marketShut, ...funded.filter(({ name }) => name !== 'clock')] },
      requestIdReused: { given: placedBefore, change: { ...limitOrder, quantity: '11' } },
    },
    customer,
  ),
  {
    endpoint: createAuctionStockOrder,
    description: 'to place an order for an auction that has just ended',
    given: before(funded, 0),
    request: stockOrder,
    answer: { refusal: 'auctionClosed' },
  },
];

export const auctions: readonly Interaction[] = [...lists, ...orders];
