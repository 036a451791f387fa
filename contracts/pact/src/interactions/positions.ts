import { closedPositions, holdings, positionByStock } from '@meridian/api';
import { exactly, fromState } from '../example.ts';
import { funded, type Interaction } from '../interaction.ts';
import { emptyPage, pageOfOne, positionExample } from './examples.ts';
import { apple, closedBefore, held } from './trading-states.ts';

const page = { pageNo: 1, pageSize: 25 };
/** A portfolio comes whole. */
const wholePage = { pageNo: 1, pageSize: 500 };
const { stopOutPrice: _none, ...settled } = positionExample;
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
    request: wholePage,
    answer: { data: pageOfOne({ ...positionExample, stock_code: exactly('AAPL') }) },
  },
  {
    endpoint: holdings,
    description: 'for the open positions of a user who has none',
    given: funded,
    request: wholePage,
    answer: { data: emptyPage },
  },
  {
    endpoint: closedPositions,
    description: 'for the closed positions',
    given: closedBefore,
    request: page,
    answer: { data: pageOfOne(closedExample) },
  },
  {
    endpoint: positionByStock,
    description: 'for the position in an instrument',
    given: held,
    request: apple,
    answer: { data: heldExample },
  },
  {
    endpoint: positionByStock,
    description: 'for the position of an id',
    given: held,
    request: { ...apple, id: fromState('positionId', 'P-1') },
    answer: { data: heldExample },
  },
  {
    endpoint: positionByStock,
    description: 'for the closed position of an id',
    given: closedBefore,
    request: { ...apple, id: fromState('closedId', 'C-1') },
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
    request: apple,
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
