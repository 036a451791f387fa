/** The orders that `contracts/api/test/worked-orders.ts` works out by hand, filled in on the ticket. The world meets the same table. */
import {
  assetSource,
  orderType,
  toDecimal,
  tradeDirection,
  type Decimal,
  type Position,
} from '@meridian/api';
import { workedOrders, type WorkedOrder } from '@meridian/api/test/worked-orders';
import { describe, expect, test } from 'vitest';
import { contractTermsOf } from '#domain/contract.ts';
import { compare, multiply, subtract } from '#domain/money.ts';
import { heldAs } from '#domain/test/positions.ts';
import { emptyCloseForm } from '../closing/close-form.ts';
import { summariseClose } from '../closing/close-summary.ts';
import { emptyForm } from './form.ts';
import { affordableQuantity } from './percent.ts';
import { summarise, type TicketSummary } from './summary.ts';

const d = toDecimal;
const { stock, forex, future, blockTrade, crypto, hkStock } = assetSource;
const free = d('2000000');
const wallet = { balance: free, usedBalance: d('0') };

/** A number of the table as the app writes it: without zeros at its end. */
const plain = (text: string): Decimal => multiply(d(text), d('1'));

const plainly = <Amounts extends Readonly<Record<string, string | null>>>(amounts: Amounts) =>
  Object.fromEntries(Object.entries(amounts).map(([name, text]) => [name, text && plain(text)]));

function rateOf({ instrument: { pair } }: WorkedOrder, price: string | null): Position['rate'] {
  if (pair === null || price === null) return null;
  const { code, isInverse } = pair;
  return { stock_code: code, market: 'FOREX', price_nominal: d(price), isInverse, quoteTimestamp: 0 };
}

/** What a quote says of what is traded. */
const quotedAs = (worked: WorkedOrder, pairPrice: string | null) => ({
  stock_code: worked.instrument.code,
  market: worked.instrument.market,
  currency: worked.instrument.currency,
  walletCurrency: worked.instrument.walletCurrency,
  contractSize: d(worked.instrument.contractSize),
  rate: rateOf(worked, pairPrice),
});

const termsOf = ({ instrument: { feeRate, minFee, maintenanceRate, charges } }: WorkedOrder) => ({
  leverages: [],
  feeRate: d(feeRate),
  minFee: d(minFee),
  charges: charges.map((charge) => ({ ...charge, rate: d(charge.rate), unit: d(charge.unit) })),
  maintenanceRate: d(maintenanceRate),
});

/** What is charged beside the commission. */
const chargesIn = ({ feeParts }: Pick<TicketSummary, 'feeParts'>) =>
  feeParts.slice(1).map(({ amount }) => amount);

const directionOf = ({ direction }: WorkedOrder) =>
  direction === 'long' ? tradeDirection.buy : tradeDirection.sell;

/** The ticket; where the pair itself is traded at another price than the market's, a limit order. */
function ticketOf(worked: WorkedOrder) {
  const { instrument, price, quantity, leverage, pairPrice } = worked;
  const isOwnPair = instrument.pair?.code === instrument.code;
  const lastPrice = d(isOwnPair && pairPrice !== null ? pairPrice : price);
  const isLimit = compare(lastPrice, d(price)) !== 0;
  const form = {
    ...emptyForm(directionOf(worked)),
    orderType: isLimit ? orderType.limit : orderType.market,
    limitPrice: isLimit ? price : '',
    quantity,
    leverage: d(leverage),
  };
  const market = {
    lastPrice,
    priceStep: d(instrument.priceStep),
    contract: contractTermsOf(quotedAs(worked, pairPrice)),
    pairPrice: d(pairPrice ?? price),
  };
  return summarise(form, market, termsOf(worked), wallet);
}

describe.each(workedOrders.map((worked) => [worked.title, worked] as const))('%s', (_, worked) => {
  test('is shown on the ticket', () => {
    const summary = ticketOf(worked);
    const { value, margin, fee, cost, stopOut, charges } = worked.opened;
    expect(chargesIn(summary)).toEqual(charges);
    expect({
      value: summary.value.value,
      margin: summary.margin.value,
      fee: summary.fee.value,
      cost: summary.total.value,
      stopOut: summary.stopOut.value,
      left: summary.left.value,
      settlementMargin: summary.deal?.settlementMargin,
    }).toEqual({
      ...plainly({ value, margin, fee, cost, stopOut }),
      left: subtract(free, d(cost)),
      settlementMargin: plain(worked.settled?.margin ?? margin),
    });
  });

  test('has the arithmetic of its figures in the currencies that they are in', () => {
    const { value, stopOut } = ticketOf(worked);
    const settled = value.steps.find(({ label }) => label === 'settledValue')?.number;
    expect(settled).toEqual(
      worked.settled === null ? undefined : { as: 'settledMoney', value: plain(worked.settled.value) },
    );
    const margin = stopOut.steps.find(({ label }) => label === 'settledMargin')?.number;
    // What was paid for whole has no stop-out, and no arithmetic of one.
    expect(margin).toEqual(
      worked.settled === null || worked.opened.stopOut === null
        ? undefined
        : { as: 'settledMoney', value: plain(worked.settled.margin) },
    );
  });

  test('is paid for by its cost, and not by one cent less', () => {
    const { deal } = ticketOf(worked);
    if (deal === null) throw new Error('nothing is priced');
    const asked = { ...deal, terms: termsOf(worked), quantityStep: deal.quantity };
    // More of what is worth a part of a cent may cost the same.
    expect(compare(affordableQuantity(d(worked.opened.cost), asked), deal.quantity)).not.toBe(-1);
    expect(affordableQuantity(subtract(d(worked.opened.cost), d('0.01')), asked)).toBe('0');
  });

  test('is closed', () => {
    const { instrument, price, quantity, leverage, closing, opened } = worked;
    const position = heldAs({
      ...quotedAs(worked, closing.pairPrice),
      direction: directionOf(worked),
      quantity: d(quantity),
      openPrice: d(price),
      cost: multiply(d(price), d(quantity), d(instrument.contractSize)),
      leverage: d(leverage),
      margin: d(opened.margin),
      handlingFee: d(opened.fee),
    });
    const market = {
      lastPrice: d(closing.price),
      closable: d(quantity),
      pairPrice: d(closing.pairPrice ?? closing.price),
      priceStep: d('0.01'),
    };
    const form = { ...emptyCloseForm, amount: 'part' as const, part: closing.quantity };
    const summary = summariseClose(form, position, market, termsOf(worked));
    const { charges, ...closed } = worked.closed;
    expect(chargesIn(summary)).toEqual(charges);
    expect({
      profit: summary.profit.value,
      marginBack: summary.marginBack.value,
      fee: summary.fee.value,
      proceeds: summary.proceeds.value,
      net: summary.net.value,
    }).toEqual(plainly(closed));
    const settled = summary.profit.steps.find(({ label }) => label === 'settledProfit')?.number;
    expect(settled).toEqual(
      worked.settled === null ? undefined : { as: 'signedSettledMoney', value: plain(worked.settled.profit) },
    );
  });
});

test('the table has each class that is traded, both directions, gaps and rates', () => {
  expect(workedOrders.length).toBeGreaterThanOrEqual(60);
  expect(new Set(workedOrders.map(({ title }) => title)).size).toBe(workedOrders.length);
  const kinds = new Set(workedOrders.map(({ instrument, direction }) => `${instrument.source} ${direction}`));
  expect([...kinds].toSorted()).toEqual(
    [stock, forex, future, blockTrade, crypto, hkStock]
      .flatMap((source) => [`${source} long`, `${source} short`])
      .toSorted(),
  );
  const gaps = workedOrders.filter(({ opened, closing, closed, quantity }) => {
    const isWhole = closing.quantity === quantity;
    return isWhole && closed.profit === `-${opened.margin}`;
  });
  expect(gaps.length).toBeGreaterThanOrEqual(6);
  expect(workedOrders.filter(({ settled }) => settled !== null).length).toBeGreaterThanOrEqual(8);
});
