import { createCryptoOrder, createStockOrder, type RefusalName } from '@meridian/api';
import { chinese, funded, marketShut, state, type Interaction, type State } from '../interaction.ts';
import { exactly, leaf, plain, type Example } from '../example.ts';
import { fillExample, orderExample } from './examples.ts';

type Order = Readonly<Record<string, Example>>;

export const stockOrder: Order = {
  stockCode: 'AAPL',
  market: 'NASDAQ',
  clientOrderId: 'intent-1',
  direction: 0,
  orderType: 0,
  quantity: '10',
  leverage: '1',
  payPassword: '246810',
};
const cryptoOrder: Order = { ...stockOrder, stockCode: 'BTCUSDT', market: 'CRYPTO', quantity: '0.01' };

const named = (order: Order) => ({
  code: leaf(plain(order['stockCode'] ?? null)),
  market: leaf(plain(order['market'] ?? null)),
});

/** What a person did, or what prevents an order, by the refusal that it gets. */
export type RefusedOrders = Partial<Record<RefusalName, { given?: readonly State[]; change?: Order }>>;

/** For each refusal that an order of any class can get. */
const refusals = (order: Order, given: readonly State[]): RefusedOrders => ({
  payPasswordNotSet: { given: [...given, state('payPassword', { isSet: false })] },
  payPasswordWrong: { change: { payPassword: '000000' } },
  insufficientFunds: {
    given: given.map(({ name, params }) =>
      state(name, name === 'wallet' ? { ...params, amount: '5' } : params),
    ),
  },
  instrumentHalted: { given: [...given, state('halt', named(order))] },
  quantityNotAllowed: { change: { quantity: '0.00000001' } },
  limitPriceNotAllowed: { change: { orderType: 1, limitPrice: '0.01' } },
  leverageNotAllowed: { change: { leverage: '77' } },
  notFound: { change: { stockCode: 'ZZZZ' } },
});

/** Every refusal of an order, as a customer with `given` gets it. */
export function refused(
  endpoint: Interaction['endpoint'],
  what: string,
  order: Order,
  extra: RefusedOrders,
  usual: readonly State[] = funded,
): Interaction[] {
  const all = Object.entries({ ...refusals(order, usual), ...extra });
  return all.map(([name, { given = usual, change = {} }]) => ({
    endpoint,
    description: `to place a ${what} order that is refused: ${name}`,
    given,
    request: { ...order, ...change },
    answer: { refusal: name as RefusalName },
  }));
}

/** Carried out: at a price, as part of a position. */
const filled = {
  ...orderExample,
  orderStatus: exactly(1),
  price: '268.12',
  positionId: 'P-1',
  fills: [fillExample],
};

/** Placed half an hour ago, with this id. */
export const restingMinutes = 30;
const limitOrder: Order = { ...stockOrder, orderType: 1, limitPrice: '150.00' };
const placedBefore = [
  ...funded,
  state('restingOrder', {
    code: 'AAPL',
    quantity: '10',
    direction: 'long',
    limitPrice: '150',
    clientOrderId: 'intent-1',
    minutesAgo: restingMinutes,
  }),
];
const cryptoBefore = [
  ...funded,
  state('restingOrder', {
    code: 'BTCUSDT',
    quantity: '0.01',
    direction: 'long',
    limitPrice: '60000',
    clientOrderId: 'intent-1',
    minutesAgo: restingMinutes,
  }),
];

export const orders: readonly Interaction[] = [
  {
    endpoint: createStockOrder,
    description: 'to buy a US stock at the market',
    given: funded,
    request: stockOrder,
    answer: {
      data: {
        ...filled,
        clientOrderId: exactly('intent-1'),
        direction: exactly(0),
        quantity: exactly('10'),
      },
    },
  },
  {
    endpoint: createStockOrder,
    description: 'to sell a US stock short with leverage',
    given: funded,
    request: { ...stockOrder, direction: 1, leverage: '2' },
    answer: {
      data: { ...filled, direction: exactly(1), leverage: exactly('2') },
    },
  },
  {
    endpoint: createStockOrder,
    description: 'to buy a US stock at a limit below the market',
    given: funded,
    request: limitOrder,
    answer: {
      data: {
        ...orderExample,
        orderType: exactly(1),
        orderStatus: exactly(0),
        limitPrice: exactly('150.00'),
        price: null,
      },
    },
  },
  {
    endpoint: createCryptoOrder,
    description: 'to buy a cryptocurrency at the market',
    given: funded,
    request: cryptoOrder,
    answer: {
      data: { ...filled, source: exactly(7), quantity: exactly('0.01') },
    },
  },
  {
    endpoint: createStockOrder,
    description: 'to place the same stock order again under its id',
    given: placedBefore,
    request: limitOrder,
    // The order of before, not a second one: it is as old as it was.
    answer: {
      data: {
        ...orderExample,
        clientOrderId: exactly('intent-1'),
        orderType: exactly(1),
        orderStatus: exactly(0),
        limitPrice: exactly('150.00'),
        createTimeTimestamp: exactly(orderExample.createTimeTimestamp - restingMinutes * 60_000),
      },
    },
  },
  {
    endpoint: createCryptoOrder,
    description: 'to place the same crypto order again under its id',
    given: cryptoBefore,
    request: { ...cryptoOrder, orderType: 1, limitPrice: '60000' },
    answer: {
      data: {
        ...orderExample,
        clientOrderId: exactly('intent-1'),
        source: exactly(7),
        orderType: exactly(1),
        orderStatus: exactly(0),
        limitPrice: '60000.00',
        createTimeTimestamp: exactly(orderExample.createTimeTimestamp - restingMinutes * 60_000),
      },
    },
  },
  {
    endpoint: createStockOrder,
    description: 'to place a stock order that is refused, in simplified Chinese',
    given: funded,
    locale: 'zh-Hans',
    request: { ...stockOrder, payPassword: '000000' },
    answer: { refusal: 'payPasswordWrong', message: { pattern: chinese, example: '交易密码错误' } },
  },
  ...refused(createStockOrder, 'stock', stockOrder, {
    marketClosed: { given: [marketShut, ...funded.filter(({ name }) => name !== 'clock')] },
    requestIdReused: { given: placedBefore, change: { ...limitOrder, quantity: '11' } },
  }),
  ...refused(createCryptoOrder, 'crypto', cryptoOrder, {
    requestIdReused: {
      given: cryptoBefore,
      change: { orderType: 1, limitPrice: '60000', quantity: '0.02' },
    },
  }),
];
