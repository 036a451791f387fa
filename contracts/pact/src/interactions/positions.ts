import { assetSource, closedPositions, holdings, positionByStock } from '@meridian/api';
import { requests } from '@meridian/api/test/requests';
import { exactly, fromState, type Example } from '../example.ts';
import { funded, state, type Interaction } from '../interaction.ts';
import {
  emptyPage,
  futurePositionExample,
  ofAsked,
  pageOfOne,
  pairPositionExample,
  positionExample,
} from './examples.ts';
import { closedBefore, closedFuture, closedPair, held, heldFuture, heldPair } from './trading-states.ts';

/** The same once it is closed: nothing threatens it, and it earns nothing today. */
function closedAs({
  stopOutPrice: _none,
  todayCost: _past,
  openLeverage: _adds,
  settlementMargin: _held,
  ...settled
}: Readonly<Record<string, Example>>) {
  return { ...settled, closePrice: '268.00', closeTimeTimestamp: 1_795_015_800_000, sellProfit: '18.50' };
}
const closedExample = closedAs(positionExample);
const event = {
  id: 'E-1',
  kind: exactly('opened'),
  time: 1_795_015_800_000,
  quantity: '10',
  price: '266',
  amount: '-1.33',
};
const ofApple = ofAsked(requests['trading.positionByStock']);
const heldExample = {
  id: 'P-1',
  positionNum: exactly('10'),
  isolatedPosition: true,
  position: { ...positionExample, ...ofApple, quantity: exactly('10') },
  events: [event],
};

export const positions: readonly Interaction[] = [
  {
    endpoint: holdings,
    description: 'for the open positions',
    given: held,
    request: requests['trading.holdings'],
    answer: { data: pageOfOne({ ...positionExample, stock_code: exactly('AAPL') }) },
  },
  {
    endpoint: holdings,
    description: 'for the open positions, one of them a futures contract',
    given: heldFuture,
    request: requests['trading.holdings'],
    answer: { data: pageOfOne({ ...futurePositionExample, stock_code: exactly('GCG27') }) },
  },
  {
    endpoint: holdings,
    description: 'for the open positions, one of them in a currency that its wallet does not keep',
    given: heldPair,
    request: requests['trading.holdings'],
    answer: { data: pageOfOne({ ...pairPositionExample, stock_code: exactly('USDJPY') }) },
  },
  {
    endpoint: holdings,
    description: 'for the open positions of a user who has none',
    given: funded,
    request: requests['trading.holdings'],
    answer: { data: emptyPage },
  },
  {
    endpoint: closedPositions,
    description: 'for the closed positions',
    given: closedBefore,
    request: requests['trading.closedPositions'],
    answer: { data: pageOfOne(closedExample) },
  },
  {
    endpoint: closedPositions,
    description: 'for the closed positions, one of them a futures contract',
    given: closedFuture,
    request: requests['trading.closedPositions'],
    answer: { data: pageOfOne({ ...closedAs(futurePositionExample), stock_code: exactly('GCG27') }) },
  },
  {
    endpoint: closedPositions,
    description: 'for the closed positions, one of them in a currency that its wallet does not keep',
    given: closedPair,
    request: requests['trading.closedPositions'],
    answer: { data: pageOfOne({ ...closedAs(pairPositionExample), stock_code: exactly('USDJPY') }) },
  },
  {
    endpoint: positionByStock,
    description: 'for the position in an instrument',
    given: held,
    request: requests['trading.positionByStock'],
    answer: { data: heldExample },
  },
  {
    endpoint: positionByStock,
    description: 'for the position in an instrument whose market is not said',
    given: held,
    request: { stockCode: requests['trading.positionByStock'].stockCode, source: assetSource.stock },
    answer: { data: heldExample },
  },
  {
    endpoint: positionByStock,
    description: 'for the position in a futures contract',
    given: heldFuture,
    request: { stockCode: 'GCG27', market: 'COMEX', source: assetSource.future },
    answer: {
      data: {
        ...heldExample,
        positionNum: exactly('2'),
        position: { ...futurePositionExample, ...ofAsked({ stockCode: 'GCG27', market: 'COMEX' }) },
      },
    },
  },
  {
    endpoint: positionByStock,
    description: 'for the position in a pair of currencies',
    given: heldPair,
    request: { stockCode: 'USDJPY', market: 'FOREX', source: assetSource.forex },
    answer: {
      data: {
        ...heldExample,
        positionNum: exactly('100000'),
        position: { ...pairPositionExample, ...ofAsked({ stockCode: 'USDJPY', market: 'FOREX' }) },
      },
    },
  },
  {
    endpoint: positionByStock,
    description: 'for the position in an auction share of which the share is held too',
    given: [...held, state('holding', { code: 'AAPL', quantity: '7', source: assetSource.auctionStock })],
    request: { ...requests['trading.positionByStock'], source: assetSource.auctionStock },
    answer: {
      data: {
        ...heldExample,
        positionNum: exactly('7'),
        position: {
          ...positionExample,
          ...ofApple,
          quantity: exactly('7'),
          source: exactly(assetSource.auctionStock),
          // Bought without leverage, it cannot lose more than its margin.
          stopOutPrice: exactly(null),
        },
      },
    },
  },
  {
    endpoint: positionByStock,
    description: 'for the position of an id',
    given: held,
    request: { ...requests['trading.positionByStock'], id: fromState('positionId', 'P-1') },
    answer: { data: heldExample },
  },
  {
    endpoint: positionByStock,
    description: 'for the closed position of an id',
    given: closedBefore,
    request: { ...requests['trading.positionByStock'], id: fromState('closedId', 'C-1') },
    answer: {
      data: {
        ...heldExample,
        positionNum: exactly('0'),
        position: { ...closedExample, ...ofApple, id: 'C-1' },
        events: [{ ...event, kind: 'closed' }],
      },
    },
  },
  {
    endpoint: positionByStock,
    description: 'for the position in an instrument that is not held',
    given: funded,
    request: requests['trading.positionByStock'],
    answer: {
      data: {
        id: exactly(null),
        positionNum: exactly('0'),
        isolatedPosition: true,
        position: exactly(null),
        events: exactly([]),
      },
    },
  },
];
