import {
  cancelOrder,
  closedPositions,
  entrustedOrders,
  flatPosition,
  halfOrFullQuantity,
  holdings,
  minCount,
  positionByStock,
  type RefusalName,
} from '@meridian/api';
import { funded, marketShut, state, type Interaction, type State } from '../interaction.ts';
import { exactly, fromState, type Example } from '../matchers.ts';
import { orderExample, pageOfOne, positionExample } from './examples.ts';

const apple = { stockCode: 'AAPL', market: 'NASDAQ' };
const page = { pageNo: 1, pageSize: 20 };
const emptyPage = { list: exactly([]), pageNo: 1, totalPage: 1, total: exactly(0) };
const held = [...funded, state('holding', { code: 'AAPL', quantity: '10', direction: 'long' })];
const resting = [
  ...funded,
  state('restingOrder', {
    code: 'AAPL',
    direction: 'long',
    quantity: '5',
    awayPercent: '20',
    clientOrderId: 'intent-7',
  }),
];
const processing = [...funded, state('processingOrder', { code: 'AAPL', direction: 'long', quantity: '5' })];

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

export const positions: readonly Interaction[] = [
  {
    endpoint: holdings,
    description: 'for the open positions',
    given: held,
    request: page,
    answer: { data: pageOfOne({ ...positionExample, stock_code: exactly('AAPL') }) },
  },
  {
    endpoint: holdings,
    description: 'for the open positions of a user who has none',
    given: funded,
    request: page,
    answer: { data: emptyPage },
  },
  {
    endpoint: closedPositions,
    description: 'for the closed positions',
    given: [
      ...funded,
      state('closedTrade', {
        code: 'AAPL',
        quantity: '10',
        direction: 'long',
        openedMinutesAgo: 2900,
        closedMinutesAgo: 1450,
      }),
    ],
    request: page,
    answer: {
      data: pageOfOne({
        ...positionExample,
        closePrice: '268.00',
        closeTimeTimestamp: 1_795_015_800_000,
        sellProfit: '18.50',
      }),
    },
  },
  {
    endpoint: entrustedOrders,
    description: 'for the entrusted orders, one resting',
    given: resting,
    request: page,
    answer: {
      data: pageOfOne({
        ...orderExample,
        orderType: exactly(1),
        orderStatus: exactly(0),
        limitPrice: '214.00',
      }),
    },
  },
  {
    endpoint: entrustedOrders,
    description: 'for the entrusted orders, one being processed',
    given: processing,
    request: page,
    answer: { data: pageOfOne({ ...orderExample, orderStatus: exactly(3) }) },
  },
  {
    endpoint: entrustedOrders,
    description: 'for the order of an intent whose answer never came',
    given: resting,
    request: { ...page, clientOrderId: 'intent-7' },
    answer: { data: pageOfOne({ ...orderExample, clientOrderId: exactly('intent-7') }) },
  },
  {
    endpoint: entrustedOrders,
    description: 'for the order of an intent that never arrived',
    given: funded,
    request: { ...page, clientOrderId: 'intent-8' },
    answer: { data: emptyPage },
  },
  {
    endpoint: positionByStock,
    description: 'for the position in an instrument',
    given: held,
    request: apple,
    answer: {
      data: {
        id: 'P-1',
        positionNum: exactly('10'),
        isolatedPosition: true,
        position: { ...positionExample, quantity: exactly('10') },
        events: [
          {
            id: 'E-1',
            kind: exactly('opened'),
            time: 1_795_015_800_000,
            quantity: '10',
            price: '266',
            amount: '-1.33',
          },
        ],
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
  {
    endpoint: flatPosition,
    description: 'to close a whole position at the market',
    given: held,
    request: close,
    answer: {
      data: { ...orderExample, openClose: exactly(1), orderStatus: exactly(1), quantity: exactly('10') },
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
  closeRefused('clientOrderIdReused', {}, [
    ...held,
    state('restingOrder', { code: 'AAPL', quantity: '5', clientOrderId: 'intent-2' }),
  ]),
  {
    endpoint: halfOrFullQuantity,
    description: 'for the quantity that half the buying power pays for',
    given: funded,
    request: { ...apple, direction: 0, openClose: 0, leverage: '1', price: '268.12', choice: 'half' },
    answer: { data: { quantity: '46' } },
  },
  {
    endpoint: halfOrFullQuantity,
    description: 'for the full quantity of an instrument nobody knows',
    given: funded,
    request: {
      ...apple,
      stockCode: 'ZZZZ',
      direction: 0,
      openClose: 0,
      leverage: '1',
      price: '268.12',
      choice: 'full',
    },
    answer: { refusal: 'notFound' },
  },
  {
    endpoint: cancelOrder,
    description: 'to cancel a resting order',
    given: resting,
    request: { orderNo: fromState('orderNo', 'O-1') },
    answer: { data: { ...orderExample, orderStatus: exactly(2), frozenAmount: '0' } },
  },
  {
    endpoint: cancelOrder,
    description: 'to cancel an order that is being processed',
    given: processing,
    request: { orderNo: fromState('orderNo', 'O-1') },
    answer: { refusal: 'orderNotCancellable' },
  },
  {
    endpoint: cancelOrder,
    description: 'to cancel an order nobody knows',
    given: funded,
    request: { orderNo: 'O-nowhere' },
    answer: { refusal: 'notFound' },
  },
  {
    endpoint: minCount,
    description: 'for the smallest quantity of an instrument',
    given: funded,
    request: apple,
    answer: { data: { minCount: '1', step: '1' } },
  },
  {
    endpoint: minCount,
    description: 'for the smallest quantity of an instrument nobody knows',
    given: funded,
    request: { ...apple, stockCode: 'ZZZZ' },
    answer: { refusal: 'notFound' },
  },
];
