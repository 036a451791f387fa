import { createCryptoOrder, createStockOrder, type RefusalName } from '@meridian/api';
import { funded, marketShut, signedIn, state, type Interaction, type State } from '../interaction.ts';
import { exactly, leaf, type Example } from '../matchers.ts';
import { orderExample } from './examples.ts';

type Order = Readonly<Record<string, Example>>;

const stockOrder: Order = {
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

/** What a person did, or what stands in the way, for each refusal an order can meet. */
const refusals = (
  order: Order,
): Partial<Record<RefusalName, { given?: readonly State[]; change?: Order }>> => ({
  payPasswordNotSet: { given: [...funded, state('payPassword', { isSet: false })] },
  payPasswordWrong: { change: { payPassword: '000000' } },
  insufficientFunds: {
    given: [
      ...funded,
      state('wallet', { type: 'STOCK', amount: '5' }),
      state('wallet', { type: 'CRYPTOCURRENCY', amount: '5' }),
    ],
  },
  instrumentHalted: { given: [...funded, state('halt', { code: leaf(order['stockCode']) })] },
  quantityNotAllowed: { change: { quantity: '0.00000001' } },
  limitPriceNotAllowed: { change: { orderType: 1, limitPrice: '0.01' } },
  leverageNotAllowed: { change: { leverage: '77' } },
  notFound: { change: { stockCode: 'ZZZZ' } },
  clientOrderIdReused: {
    given: [
      ...funded,
      state('restingOrder', { code: leaf(order['stockCode']), quantity: '7', clientOrderId: 'intent-1' }),
    ],
  },
});

function refused(
  endpoint: Interaction['endpoint'],
  what: string,
  order: Order,
  extra: ReturnType<typeof refusals> = {},
): Interaction[] {
  return Object.entries({ ...refusals(order), ...extra }).map(([name, { given = funded, change = {} }]) => ({
    endpoint,
    description: `to place a ${what} order that is refused: ${name}`,
    given,
    request: { ...order, ...change },
    answer: { refusal: name as RefusalName },
  }));
}

export const orders: readonly Interaction[] = [
  {
    endpoint: createStockOrder,
    description: 'to buy a US stock at the market',
    given: funded,
    request: stockOrder,
    answer: {
      data: {
        ...orderExample,
        clientOrderId: exactly('intent-1'),
        direction: exactly(0),
        orderStatus: exactly(1),
        quantity: exactly('10'),
        price: '268.12',
        positionId: 'P-1',
      },
    },
  },
  {
    endpoint: createStockOrder,
    description: 'to sell a US stock short with leverage',
    given: funded,
    request: { ...stockOrder, direction: 1, leverage: '2' },
    answer: {
      data: { ...orderExample, direction: exactly(1), leverage: exactly('2'), orderStatus: exactly(1) },
    },
  },
  {
    endpoint: createStockOrder,
    description: 'to buy a US stock at a limit below the market',
    given: funded,
    request: { ...stockOrder, orderType: 1, limitPrice: '150.00' },
    answer: {
      data: {
        ...orderExample,
        orderType: exactly(1),
        orderStatus: exactly(0),
        limitPrice: '150.00',
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
      data: { ...orderExample, source: exactly(7), orderStatus: exactly(1), quantity: exactly('0.01') },
    },
  },
  ...refused(createStockOrder, 'stock', stockOrder, {
    marketClosed: { given: [marketShut, ...funded.filter(({ name }) => name !== 'clock')] },
  }),
  ...refused(createCryptoOrder, 'crypto', cryptoOrder),
  {
    endpoint: createStockOrder,
    description: 'to buy after the session expired',
    given: [...signedIn, state('session', { state: 'expired' })],
    request: stockOrder,
    answer: 'sessionExpired',
  },
];
