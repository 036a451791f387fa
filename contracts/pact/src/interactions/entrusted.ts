import { cancelOrder, entrustedOrders } from '@meridian/api';
import { requests } from '@meridian/api/test/requests';
import { exactly, fromState } from '../example.ts';
import { funded, state, type Interaction } from '../interaction.ts';
import { emptyPage, fillExample, orderExample, pageOfOne } from './examples.ts';
import { closedBefore } from './trading-states.ts';

const page = requests['trading.entrustedOrders'];
const lookUpPage = { pageNo: 1, pageSize: 20 };
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

const filledBefore = [
  ...funded,
  state('holding', { code: 'AAPL', quantity: '10', direction: 'long', clientOrderId: 'intent-9' }),
];

export const entrusted: readonly Interaction[] = [
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
    request: { ...lookUpPage, clientOrderId: 'intent-7' },
    answer: {
      data: pageOfOne({
        ...orderExample,
        clientOrderId: exactly('intent-7'),
        orderType: exactly(1),
        orderStatus: exactly(0),
        limitPrice: '214.00',
      }),
    },
  },
  {
    endpoint: entrustedOrders,
    description: 'for the order of an intent that was filled',
    given: filledBefore,
    request: { ...lookUpPage, clientOrderId: 'intent-9' },
    answer: {
      data: pageOfOne({
        ...orderExample,
        clientOrderId: exactly('intent-9'),
        orderStatus: exactly(1),
        price: '268.12',
        positionId: 'P-1',
      }),
    },
  },
  {
    endpoint: entrustedOrders,
    description: 'for the order of an intent that the brokerage cancelled',
    given: [
      ...funded,
      state('cancelledOrder', {
        code: 'AAPL',
        direction: 'long',
        quantity: '5',
        by: 'brokerage',
        clientOrderId: 'intent-10',
      }),
    ],
    request: { ...lookUpPage, clientOrderId: 'intent-10' },
    answer: {
      data: pageOfOne({
        ...orderExample,
        clientOrderId: exactly('intent-10'),
        orderType: exactly(1),
        orderStatus: exactly(2),
        limitPrice: '250.00',
        cancelledBy: exactly('brokerage'),
        reason: 'Not enough buying power.',
      }),
    },
  },
  {
    endpoint: entrustedOrders,
    description: 'for the orders that have ended, one filled',
    given: filledBefore,
    request: { ...page, isEnded: true },
    answer: {
      data: pageOfOne({
        ...orderExample,
        orderStatus: exactly(1),
        filledQuantity: exactly('10'),
        fills: [fillExample],
        price: '268.12',
        positionId: 'P-1',
      }),
    },
  },
  {
    endpoint: entrustedOrders,
    description: 'for the order of an intent that closed a position',
    given: closedBefore,
    request: { ...lookUpPage, clientOrderId: 'intent-2' },
    answer: {
      data: pageOfOne({
        ...orderExample,
        clientOrderId: exactly('intent-2'),
        openClose: exactly(1),
        orderStatus: exactly(1),
        price: '268.12',
        profit: '21.20',
        positionId: 'P-1',
      }),
    },
  },
  {
    endpoint: entrustedOrders,
    description: 'for the order of an intent that never arrived',
    given: funded,
    request: { ...lookUpPage, clientOrderId: 'intent-8' },
    answer: { data: emptyPage },
  },
  {
    endpoint: cancelOrder,
    description: 'to cancel a resting order',
    given: resting,
    request: { orderNo: fromState('orderNo', 'O-1') },
    answer: {
      data: {
        ...orderExample,
        orderType: exactly(1),
        orderStatus: exactly(2),
        cancelledBy: exactly('customer'),
        limitPrice: '214.00',
      },
    },
  },
  {
    endpoint: cancelOrder,
    description: 'to cancel what is left of a partly filled order',
    given: [...funded, state('partlyFilledOrder', { code: 'AAPL', direction: 'long', waiting: '50' })],
    request: { orderNo: fromState('orderNo', 'O-1') },
    answer: {
      data: {
        ...orderExample,
        orderType: exactly(1),
        orderStatus: exactly(2),
        cancelledBy: exactly('customer'),
        limitPrice: '268.14',
        price: '268.13',
        positionId: 'P-1',
        fills: [fillExample],
      },
    },
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
];
