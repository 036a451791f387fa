import { assetSource, closedPositions, holdings, positionByStock } from '@meridian/api';
import { requests } from '@meridian/api/test/requests';
import { exactly, fromState } from '../example.ts';
import { funded, state, type Interaction } from '../interaction.ts';
import { emptyPage, pageOfOne, positionExample } from './examples.ts';
import { closedBefore, held } from './trading-states.ts';

const { stopOutPrice: _none, todayCost: _past, ...settled } = positionExample;
const closedExample = {
  ...settled,
  closePrice: '268.00',
  closeTimeTimestamp: 1_795_015_800_000,
  sellProfit: '18.50',
};
const event = {
  id: 'E-1',
  kind: exactly('opened'),
  time: 1_795_015_800_000,
  quantity: '10',
  price: '266',
  amount: '-1.33',
};
const heldExample = {
  id: 'P-1',
  positionNum: exactly('10'),
  isolatedPosition: true,
  position: { ...positionExample, quantity: exactly('10') },
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
    endpoint: positionByStock,
    description: 'for the position in an instrument',
    given: held,
    request: requests['trading.positionByStock'],
    answer: { data: heldExample },
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
        position: closedExample,
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
