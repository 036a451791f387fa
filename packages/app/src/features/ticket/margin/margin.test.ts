/** What a position is held with after a change. Worked out by hand, as the brokerage's own tests work out the same. */
import {
  type addPositionMargin,
  toDecimal,
  tradeDirection,
  type Position,
  type ResponseOf,
} from '@meridian/api';
import { describe, expect, test } from 'vitest';
import { contractOf } from '#domain/contract.ts';
import { heldAs } from '#domain/test/positions.ts';
import type { Subject } from '#submission/test/fake-backend.ts';
import { honest } from '#submission/test/fake-backend.ts';
import { changed } from '#submission/test/hostile-answers.ts';
import { keepsTheRules } from '#submission/test/rules.ts';
import {
  emptyMarginForm,
  marginModel,
  type MarginFacts,
  type MarginForm,
  type SentMargin,
} from './margin-model.ts';
import { marginWrite } from './margin-write.ts';

const d = toDecimal;

const gold = heldAs({
  direction: tradeDirection.buy,
  source: 3,
  priceDecimals: 1,
  quantity: d('1'),
  openPrice: d('4000'),
  contractSize: d('100'),
  cost: d('400000'),
  leverage: d('20'),
  openLeverage: d('20'),
  margin: d('20000'),
  settlementMargin: d('20000'),
});
const yen: Partial<Position> = {
  direction: tradeDirection.sell,
  source: 2,
  stock_code: 'USDJPY',
  market: 'FOREX',
  currency: 'JPY',
  quantity: d('50000'),
  openPrice: d('150'),
  contractSize: d('1'),
  cost: d('7500000'),
  margin: d('2500'),
  settlementMargin: d('375000'),
  rate: {
    stock_code: 'USDJPY',
    market: 'FOREX',
    price_nominal: d('152'),
    isInverse: true,
    quoteTimestamp: 0,
  },
};
const facts = ({
  position = gold,
  price = d('4000'),
  ...more
}: Partial<Omit<MarginFacts, 'contract'>> = {}): MarginFacts => ({
  position,
  price,
  contract: contractOf(position, price, price),
  free: d('50000'),
  leverages: [d('1'), d('5'), d('10'), d('20')],
  maintenanceRate: d('0.5'),
  priceStep: d('0.1'),
  ...more,
});
const filled = (form: Partial<MarginForm>): MarginForm => ({ ...emptyMarginForm, ...form });
function after(form: Partial<MarginForm>, known = facts()) {
  const { summarise, check } = marginModel;
  const summary = summarise(filled(form), known);
  const { leverage, margin, stopOut, left, moved } = summary;
  return {
    figures: [leverage, margin, stopOut, left].map(({ value }) => value),
    moved,
    problems: check(filled(form), summary, known),
    summary,
  };
}

describe('margin added', () => {
  test('lowers the leverage and moves the stop-out away: 4,000 − 30,000 × 50 % ÷ 100 ounces', () => {
    const { figures, problems } = after({ amount: '10000' });
    expect(figures).toEqual(['13.33', '30000', '3850', '40000']);
    expect(problems).toEqual([]);
  });

  test('to a pair in yen counts at the newest rate, rounded down to cents', () => {
    const position = heldAs({ ...yen, leverage: d('20') });
    const known = facts({ position, price: d('152'), priceStep: d('0.001') });
    expect(after({ amount: '1000' }, known).figures).toEqual(['14.23', '3500', '155.27', '49000']);
  });

  test('of all that was borrowed ends the stop-out; a cent more is not asked for', () => {
    const known = facts({ free: d('500000') });
    const { figures, summary, problems } = after({ amount: '380000' }, known);
    expect([figures[2], summary.hasNoStopOut, problems]).toEqual([null, true, []]);
    expect(after({ amount: '380000.01' }, known).problems).toEqual([
      { kind: 'moreThanBorrowed', most: '380000' },
    ]);
  });

  test('needs an amount, and money for it', () => {
    expect(after({ amount: '' }).problems).toEqual([{ kind: 'amountMissing' }]);
    expect(after({ amount: '0.00' }).problems).toEqual([{ kind: 'amountMissing' }]);
    expect(after({ amount: '50000.01' }).problems).toEqual([{ kind: 'fundsShort', missing: '0.01' }]);
  });

  test('makes no sense where nothing is borrowed', () => {
    const position = heldAs({ settlementMargin: d('100') });
    expect(after({ amount: '5' }, facts({ position })).problems).toEqual([{ kind: 'paidInFull' }]);
  });
});

describe('leverage raised', () => {
  const five = heldAs({ ...gold, leverage: d('5'), margin: d('80000'), settlementMargin: d('80000') });

  test('says what it releases and where the stop-out comes', () => {
    const { figures, moved, problems } = after(
      { change: 'raise', leverage: d('10') },
      facts({ position: five }),
    );
    expect(figures).toEqual(['10', '40000', '3800', '90000']);
    expect([moved, problems]).toEqual(['40000', []]);
  });

  test('is not asked for where the price is at the new stop-out', () => {
    const form = { change: 'raise', leverage: d('20') } as const;
    const at = (price: string) => after(form, facts({ position: five, price: d(price) })).problems;
    expect(at('3900')).toEqual([{ kind: 'stoppedOutAtOnce' }]);
    expect(at('3900.1')).toEqual([]);
  });
});

test('what was sent fills the form in again', () => {
  for (const form of [filled({ amount: '12.5' }), filled({ change: 'raise', leverage: d('20') })]) {
    const sent = marginModel.toRequest(form, facts());
    expect(marginModel.toRequest(marginModel.toForm(sent), facts())).toEqual(sent);
  }
});

type Receipt = ResponseOf<typeof addPositionMargin>;
const asked: SentMargin = { positionId: 'P1', margin: d('100'), leverage: null };
const subject: Subject<SentMargin, typeof addPositionMargin> = {
  write: marginWrite,
  request: asked,
  other: { ...asked, margin: null, leverage: d('10') },
  receiptOf: (wire) => ({
    clientOrderId: wire['clientOrderId'] ?? '',
    margin: wire['margin'] === undefined ? null : d(wire['margin']),
    leverage: wire['leverage'] === undefined ? null : d(wire['leverage']),
    position: gold,
  }),
  asOther: (receipt) => ({ ...receipt, position: { ...gold, id: 'P2' } }),
};

describe('a change of margin', () => {
  keepsTheRules(subject, [
    ['the receipt of another position', changed<Receipt>({ position: { ...gold, id: 'P2' } })],
    ['the receipt of another amount', changed<Receipt>({ margin: d('1000') })],
    ['the receipt of another leverage', changed<Receipt>({ margin: null, leverage: d('20') })],
    ['the receipt of another intent', changed<Receipt>({ clientOrderId: 'somebody-elses' })],
    ['a receipt of nothing', () => honest({})],
  ]);
});
