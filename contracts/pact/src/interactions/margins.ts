/** What a position is held with, its flow of money, and the holdings of currency pairs. */
import { addPositionMargin, forexPositions, positionStatement } from '@meridian/api';
import type { RefusalName } from '@meridian/api';
import { requests } from '@meridian/api/test/requests';
import { exactly, fromState, type Example } from '../example.ts';
import { funded, state, type Interaction, type State } from '../interaction.ts';
import {
  emptyPage,
  pageOfOne,
  futurePositionExample,
  pairPositionExample,
  positionExample,
} from './examples.ts';
import { closedBefore, held, heldFuture, heldPair } from './trading-states.ts';

const ofPosition = { id: fromState('positionId', 'P-1') };
const ofIntent: Readonly<Record<string, Example>> = {
  clientOrderId: 'intent-3',
  ...ofPosition,
  payPassword: '246810',
};
const add = { ...ofIntent, margin: '250.00' };
const raise = { ...ofIntent, leverage: '5' };
const added = [...held, state('addedMargin', { code: 'AAPL', amount: '250', clientOrderId: 'intent-3' })];

/** What was asked for and done, exactly. */
const puttingIn = { margin: exactly('250.00'), leverage: null };
const raising = { margin: null, leverage: exactly('5') };

const receipt = (
  done: Readonly<Record<string, Example>>,
  changed: Readonly<Record<string, Example>>,
): Example => ({
  clientOrderId: exactly('intent-3'),
  ...done,
  position: { ...positionExample, stock_code: exactly('AAPL'), quantity: exactly('10'), ...changed },
});

const refused = (
  name: RefusalName,
  change: Readonly<Record<string, Example>>,
  given: readonly State[] = held,
): Interaction => ({
  endpoint: addPositionMargin,
  description: `to add margin that is refused: ${name}`,
  given,
  request: { ...add, ...change },
  answer: { refusal: name },
});

const flow = {
  id: 'M-1',
  kind: 'fill',
  amount: '-1330.00',
  currency: exactly('USD'),
  quantity: exactly('10'),
  price: '266',
  orderNo: 'O-1',
  clientOrderId: 'intent-1',
  total: '-1331.33',
  createTimeTimestamp: positionExample.createTimeTimestamp,
} satisfies Example;

export const margins: readonly Interaction[] = [
  {
    endpoint: addPositionMargin,
    description: 'to add margin to a position',
    given: held,
    request: add,
    answer: {
      data: receipt(puttingIn, { leverage: '1.68', margin: '1580.00', settlementMargin: '1580.00' }),
    },
  },
  {
    endpoint: addPositionMargin,
    description: 'to raise the leverage of a position',
    given: held,
    request: raise,
    answer: {
      data: receipt(raising, { leverage: exactly('5'), margin: '532.00', settlementMargin: '532.00' }),
    },
  },
  {
    endpoint: addPositionMargin,
    description: 'to add the same margin again under its id',
    given: added,
    request: add,
    answer: {
      data: receipt(puttingIn, { leverage: '1.68', margin: '1580.00', settlementMargin: '1580.00' }),
    },
  },
  {
    endpoint: addPositionMargin,
    description: 'to add margin to a position in a futures contract',
    given: [...heldFuture, state('wallet', { type: 'FUTURE', amount: '60000' })],
    request: add,
    answer: {
      data: {
        clientOrderId: exactly('intent-3'),
        ...puttingIn,
        position: { ...futurePositionExample, stock_code: exactly('GCG27') },
      },
    },
  },
  {
    endpoint: addPositionMargin,
    description: 'to add margin to a position in a currency that its wallet does not keep',
    given: [...heldPair, state('wallet', { type: 'FOREX', amount: '9000' })],
    request: add,
    answer: {
      data: {
        clientOrderId: exactly('intent-3'),
        ...puttingIn,
        position: { ...pairPositionExample, stock_code: exactly('USDJPY') },
      },
    },
  },
  refused('payPasswordWrong', { payPassword: '000000' }),
  refused('payPasswordNotSet', {}, [...held, state('payPassword', { isSet: false })]),
  refused('insufficientFunds', { margin: '50000.00' }, heldFuture),
  refused('positionNotOpen', { id: 'P-nowhere' }, funded),
  refused('leverageNotAllowed', { margin: '20000.00' }),
  refused('requestIdReused', { margin: '260.00' }, added),
  {
    endpoint: positionStatement,
    description: 'for the flow of money of an open position',
    given: held,
    request: { ...ofPosition, ...requests['trading.closedPositions'] },
    answer: {
      data: {
        list: [flow],
        pageNo: 1,
        totalPage: 1,
        total: exactly(2),
      },
    },
  },
  {
    endpoint: positionStatement,
    description: 'for the flow of money of a closed position',
    given: closedBefore,
    request: { ...ofPosition, ...requests['trading.closedPositions'] },
    answer: {
      data: {
        list: [{ ...flow, amount: '19.87', total: '17.20' }],
        pageNo: 1,
        totalPage: 1,
        total: exactly(5),
      },
    },
  },
  {
    endpoint: positionStatement,
    description: 'for the flow of money of a position nobody knows',
    given: funded,
    request: { id: 'P-nowhere', ...requests['trading.closedPositions'] },
    answer: { refusal: 'notFound' },
  },
  {
    endpoint: forexPositions,
    description: 'for the open positions in currency pairs',
    given: [...heldPair, state('holding', { code: 'AAPL', quantity: '1' })],
    request: requests['trading.forexPositions'],
    answer: { data: pageOfOne({ ...pairPositionExample, stock_code: exactly('USDJPY') }) },
  },
  {
    endpoint: forexPositions,
    description: 'for the open positions in currency pairs of a user who has none',
    given: held,
    request: requests['trading.forexPositions'],
    answer: { data: emptyPage },
  },
];
