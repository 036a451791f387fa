import {
  createBlockTrade,
  createForexOrder,
  createFutureOrder,
  createHkOrder,
  type WalletType,
} from '@meridian/api';
import { exactly, type Example } from '../example.ts';
import { funded, marketShut, state, type Interaction, type State } from '../interaction.ts';
import { fillExample, orderExample } from './examples.ts';
import { refused, restingMinutes, stockOrder, type RefusedOrders } from './orders.ts';

// A single month of a future and a pair of currencies have no logo.
const { localLogoUrl: _logo, ...plainOrder } = orderExample;

/** A class that is ordered as stocks are: with its own call, out of its own wallet. */
interface OrderedClass {
  readonly endpoint: Interaction['endpoint'];
  readonly what: string;
  readonly wallet: WalletType;
  /** A moment at which its market trades. */
  readonly opensAt: string;
  readonly asks: Readonly<Record<'stockCode' | 'market' | 'quantity' | 'leverage', string>>;
  /** Below the market: it waits. */
  readonly limitPrice: string;
  readonly answers: Readonly<Record<string, Example>>;
  readonly price: string;
  /** Of an instrument that is ordered as more than one product. */
  readonly source?: number;
  /** What the customer needs besides money. */
  readonly needs?: readonly State[];
  /** Refusals of its own, and those that it is given for other reasons. `given` is what an order is taken with. */
  readonly refusals?: (given: readonly State[]) => RefusedOrders;
}

const newYorkMorning = '2026-11-18T15:30:00Z';

const classes: readonly OrderedClass[] = [
  {
    endpoint: createHkOrder,
    what: 'Hong Kong share',
    wallet: 'HK_STOCK',
    opensAt: '2026-11-19T02:30:00Z',
    asks: { stockCode: '00700', market: 'HKEX', quantity: '100', leverage: '2' },
    limitPrice: '500.00',
    answers: {
      ...orderExample,
      name: 'Tencent',
      source: exactly(11),
      currency: exactly('HKD'),
      walletCurrency: exactly('HKD'),
      feeItems: [{ kind: 'commission', amount: '50.84' }],
    },
    price: '635.50',
  },
  {
    endpoint: createFutureOrder,
    what: 'futures',
    wallet: 'FUTURE',
    opensAt: newYorkMorning,
    asks: { stockCode: 'GCG27', market: 'COMEX', quantity: '1', leverage: '10' },
    limitPrice: '3500.0',
    answers: { ...plainOrder, name: 'Gold Feb 2027', source: exactly(3), priceDecimals: 1 },
    price: '4012.5',
  },
  {
    endpoint: createForexOrder,
    what: 'forex',
    wallet: 'FOREX',
    opensAt: newYorkMorning,
    asks: { stockCode: 'USDJPY', market: 'FOREX', quantity: '10000', leverage: '20' },
    limitPrice: '140.000',
    answers: {
      ...plainOrder,
      name: 'US Dollar / Japanese Yen',
      source: exactly(2),
      currency: exactly('JPY'),
      walletCurrency: exactly('USD'),
      priceDecimals: 3,
    },
    price: '156.245',
  },
  {
    endpoint: createBlockTrade,
    what: 'block trade',
    wallet: 'STOCK',
    opensAt: newYorkMorning,
    asks: { stockCode: 'F', market: 'NYSE', quantity: '10000', leverage: '1' },
    limitPrice: '10.00',
    answers: { ...orderExample, name: 'Ford Motor', source: exactly(4) },
    price: '13.14',
    source: 4,
    needs: [state('service', { service: 'blockTrade', status: 'approved' })],
    refusals: (given) => ({
      permissionRequired: { given: given.filter(({ name }) => name !== 'service') },
      quantityNotAllowed: { change: { quantity: '9999' } },
    }),
  },
];

function interactionsOf(ordered: OrderedClass): readonly Interaction[] {
  const { endpoint, what, asks, limitPrice, price, source, needs = [], refusals } = ordered;
  const { stockCode: code, market, quantity, leverage } = asks;
  const given: readonly State[] = [
    state('clock', { at: ordered.opensAt }),
    ...funded.filter(({ name }) => name !== 'clock' && name !== 'wallet'),
    state('wallet', { type: ordered.wallet, amount: '200000' }),
    ...needs,
  ];
  const request = { ...stockOrder, ...asks };
  const limitOrder = { ...request, orderType: 1, limitPrice };
  const placedBefore = [
    ...given,
    state('restingOrder', {
      ...{ code, market, quantity, leverage, limitPrice },
      ...(source !== undefined && { source }),
      direction: 'long',
      clientOrderId: 'intent-1',
      minutesAgo: restingMinutes,
    }),
  ];
  const answers = {
    ...ordered.answers,
    stock_code: exactly(code),
    market: exactly(market),
    clientOrderId: exactly('intent-1'),
    direction: exactly(0),
    quantity: exactly(quantity),
    leverage: exactly(leverage),
  };
  return [
    {
      endpoint,
      description: `to place a ${what} order at the market`,
      given,
      request,
      answer: {
        data: { ...answers, orderStatus: exactly(1), price, positionId: 'P-1', fills: [fillExample] },
      },
    },
    {
      endpoint,
      description: `to place a ${what} order that waits at its limit`,
      given,
      request: limitOrder,
      answer: {
        data: { ...answers, orderType: exactly(1), orderStatus: exactly(0), limitPrice, price: null },
      },
    },
    {
      endpoint,
      description: `to place the same ${what} order again under its id`,
      given: placedBefore,
      request: limitOrder,
      // The order of before, not a second one: it is as old as it was.
      answer: {
        data: {
          ...answers,
          orderType: exactly(1),
          orderStatus: exactly(0),
          limitPrice,
          createTimeTimestamp: exactly(Date.parse(ordered.opensAt) - restingMinutes * 60_000),
        },
      },
    },
    ...refused(
      endpoint,
      what,
      request,
      {
        marketClosed: { given: [marketShut, ...given.filter(({ name }) => name !== 'clock')] },
        requestIdReused: { given: placedBefore },
        ...refusals?.(given),
      },
      given,
    ),
  ];
}

/** Classes other than US stocks and coins. */
export const ordersOfClasses: readonly Interaction[] = classes.flatMap(interactionsOf);
