/** A backend that does not say what a price is counted with: cost cannot be estimated, and no order is offered. */
import { orderType, toDecimal, tradeDirection, type QuoteDetail, type Wallet } from '@meridian/api';
import { expect, test } from 'vitest';
import { contractTermsOf } from '#domain/contract.ts';
import { check } from './check.ts';
import { emptyForm } from './form.ts';
import { marketOf } from './market.ts';
import { summarise } from './summary.ts';
import type { TicketFacts } from './facts.ts';
import { ticketModel } from './ticket-model.ts';

const d = toDecimal;
const rate = {
  stock_code: 'USDJPY',
  market: 'FOREX',
  price_nominal: d('154.682'),
  isInverse: true,
  quoteTimestamp: 0,
};
const ofGold = {
  stock_code: 'GC',
  market: 'COMEX',
  currency: 'USD',
  walletCurrency: 'USD',
  contractSize: d('100'),
  rate: null,
};
const quoted = {
  price_nominal: d('4000.0'),
  ask: null,
  priceStep: d('0.1'),
  priceSteps: [] as QuoteDetail['priceSteps'],
  quantityStep: d('1'),
  minQuantity: d('1'),
};
const terms = { leverages: [d('1')], feeRate: d('0.0001'), minFee: d('1'), maintenanceRate: d('0.5') };
const dollars: Wallet = {
  walletType: 'FUTURE',
  currency: 'USD',
  balance: d('1000000'),
  usedBalance: d('0'),
};

type Quoted = Parameters<typeof contractTermsOf>[0];

function ticketOf(quote: Quoted, wallet: Wallet | null = dollars) {
  const form = { ...emptyForm(tradeDirection.buy), orderType: orderType.market, quantity: '1' };
  const facts = {
    source: 3,
    detail: { ...quoted, ...quote } as QuoteDetail,
    trading: { state: 'open' },
    terms,
    wallet,
    pairPrice: d('154.682'),
    ceiling: null,
  } satisfies TicketFacts;
  const summary = summarise(form, marketOf(facts), terms, wallet);
  const rules = { ...quoted, trading: facts.trading, leverages: terms.leverages };
  const followed = ticketModel.follow?.({ ...form, percent: 'max' }, facts);
  return { summary, kinds: check(form, summary, rules).map(({ kind }) => kind), followed };
}

test('a contract that is given whole is counted with', () => {
  const { summary, kinds, followed } = ticketOf(ofGold);
  expect([summary.margin.value, kinds, followed?.quantity]).toEqual(['400000', [], '2']);
});

test.each<[string, Quoted]>([
  ['no size', { ...ofGold, contractSize: null }],
  ['no currency of the wallet', { ...ofGold, walletCurrency: null }],
  ['no rate between two currencies', { ...ofGold, currency: 'JPY' }],
  ['a rate where nothing is exchanged', { ...ofGold, rate }],
])('with %s there is no figure and no order, and a chosen percentage changes nothing', (_, quote) => {
  expect(contractTermsOf(quote)).toBeNull();
  const { summary, kinds, followed } = ticketOf(quote);
  const { deal, value, margin, fee, total, mostLost, left, stopOut, buyingPower } = summary;
  expect([value, margin, fee, total, mostLost, left, stopOut].map((figure) => figure.value)).toEqual(
    Array.from({ length: 7 }, () => null),
  );
  expect([deal, buyingPower.value, kinds, followed?.quantity]).toEqual([
    null,
    '1000000',
    ['contractUnknown'],
    '1',
  ]);
});

test('nor where the wallet turns out to keep another currency than the quote says', () => {
  const euros = { ...dollars, currency: 'EUR' };
  expect(ticketOf(ofGold, euros).kinds).toEqual(['contractUnknown']);
  // Before the wallet is known there is nothing to contradict it.
  expect(ticketOf(ofGold, null).kinds).toEqual([]);
});
