import { flatPosition, halfOrFullQuantity, minCount, type RefusalName } from '@meridian/api';
import { requests } from '@meridian/api/test/requests';
import { exactly, fromState, type Example } from '../example.ts';
import { funded, marketShut, state, type Interaction, type State } from '../interaction.ts';
import { fillExample, orderExample } from './examples.ts';
import { closedBefore, closedMinutesAgo, held, heldFuture } from './trading-states.ts';

// A single month of a future has no logo.
const { localLogoUrl: _logo, ...plainOrder } = orderExample;

const half = requests['trading.halfOrFullQuantity'];
const close: Readonly<Record<string, Example>> = {
  clientOrderId: 'intent-2',
  id: fromState('positionId', 'P-1'),
  quantity: '10',
  orderType: 0,
  payPassword: '246810',
};

const closeRefused = (
  name: RefusalName,
  change: Readonly<Record<string, Example>>,
  given: readonly State[] = held,
) => ({
  endpoint: flatPosition,
  description: `to close a position that is refused: ${name}`,
  given,
  request: { ...close, ...change },
  answer: { refusal: name },
});

export const closing: readonly Interaction[] = [
  {
    endpoint: flatPosition,
    description: 'to close a whole position at the market',
    given: held,
    request: close,
    answer: {
      data: {
        ...orderExample,
        openClose: exactly(1),
        orderStatus: exactly(1),
        quantity: exactly('10'),
        price: '268.12',
        fills: [fillExample],
        profit: '21.20',
        positionId: 'P-1',
      },
    },
  },
  {
    endpoint: flatPosition,
    description: 'to close one of two futures contracts at the market',
    given: heldFuture,
    request: { ...close, quantity: '1' },
    answer: {
      data: {
        ...plainOrder,
        stock_code: exactly('GCG27'),
        name: 'Gold Feb 2027',
        market: 'COMEX',
        source: exactly(3),
        priceDecimals: 1,
        openClose: exactly(1),
        orderStatus: exactly(1),
        quantity: exactly('1'),
        price: '4012.5',
        profit: '1250.00',
        walletCurrency: exactly('USD'),
        positionId: 'P-1',
      },
    },
  },
  {
    endpoint: flatPosition,
    description: 'to close part of a position at a limit',
    given: held,
    request: { ...close, quantity: '4', orderType: 1, limitPrice: '390.00' },
    answer: {
      data: {
        ...orderExample,
        openClose: exactly(1),
        orderStatus: exactly(0),
        limitPrice: '390.00',
        price: null,
        positionId: 'P-1',
      },
    },
  },
  {
    endpoint: flatPosition,
    description: 'to close the same position again under its id',
    given: closedBefore,
    request: close,
    // The order of before, not a second one: it is as old as it was.
    answer: {
      data: {
        ...orderExample,
        clientOrderId: exactly('intent-2'),
        openClose: exactly(1),
        orderStatus: exactly(1),
        price: '268.12',
        positionId: 'P-1',
        createTimeTimestamp: exactly(orderExample.createTimeTimestamp - closedMinutesAgo * 60_000),
      },
    },
  },
  closeRefused('payPasswordWrong', { payPassword: '000000' }),
  closeRefused('payPasswordNotSet', {}, [...held, state('payPassword', { isSet: false })]),
  closeRefused('positionNotOpen', { id: 'P-nowhere' }, funded),
  closeRefused('quantityNotAllowed', { quantity: '11' }),
  closeRefused('limitPriceNotAllowed', { orderType: 1, limitPrice: '0.01' }),
  closeRefused('instrumentHalted', {}, [...held, state('halt', { code: 'AAPL' })]),
  closeRefused('marketClosed', {}, [...held, marketShut]),
  closeRefused('requestIdReused', {}, [
    ...held,
    state('restingOrder', { code: 'AAPL', quantity: '5', clientOrderId: 'intent-2' }),
  ]),
  {
    endpoint: halfOrFullQuantity,
    description: 'for the quantity that half the buying power pays for',
    given: funded,
    request: half,
    answer: { data: { quantity: '46' } },
  },
  {
    endpoint: halfOrFullQuantity,
    description: 'for the quantity that the whole buying power pays for',
    given: funded,
    request: { ...half, choice: 'full' },
    answer: { data: { quantity: '93' } },
  },
  {
    endpoint: halfOrFullQuantity,
    description: 'for the full quantity of an instrument nobody knows',
    given: funded,
    request: { ...half, stockCode: 'ZZZZ', choice: 'full' },
    answer: { refusal: 'notFound' },
  },
  {
    endpoint: halfOrFullQuantity,
    description: 'for the full quantity at a leverage that is not offered',
    given: funded,
    request: { ...half, leverage: '77', choice: 'full' },
    answer: { refusal: 'leverageNotAllowed' },
  },
  {
    endpoint: minCount,
    description: 'for the smallest quantity of an instrument',
    given: funded,
    request: requests['trading.minCount'],
    answer: { data: { minCount: '1', step: '1' } },
  },
  {
    endpoint: minCount,
    description: 'for the smallest quantity of an instrument nobody knows',
    given: funded,
    request: { ...requests['trading.minCount'], stockCode: 'ZZZZ' },
    answer: { refusal: 'notFound' },
  },
];
