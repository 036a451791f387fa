import { orderType, toDecimal, tradeDirection } from '@meridian/api';
import type { OrderTerms } from '#domain/fees.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { heldAs } from '#domain/test/positions.ts';
import { compare, multiply, negate } from '#domain/money.ts';
import { settledProfitOfPart, settledProfitOfSum } from '#domain/profit.ts';
import { checkClose, type CloseRules } from './close-check.ts';
import { emptyCloseForm, partOfPercent, reduceClose, type CloseForm } from './close-form.ts';
import { closeModel, type CloseFacts } from './close-model.ts';
import { closeOutcomeOf } from './close-outcome.ts';
import { closeResult, summariseClose } from './close-summary.ts';
import { dustLeft } from './dust.ts';

const d = toDecimal;
const terms: OrderTerms = {
  leverages: [d('1')],
  feeRate: d('0.0005'),
  minFee: d('0.99'),
  maintenanceRate: d('0.25'),
};

const position = heldAs({
  stock_code: 'AAPL',
  name: 'Apple',
  quantity: d('60'),
  openPrice: d('261.56'),
  cost: d('15693.60'),
  leverage: d('2'),
  margin: d('7846.80'),
  handlingFee: d('7.85'),
  price_nominal: d('264.40'),
  profit: d('170.40'),
  zdf: d('2.17'),
  stopOutPrice: d('163.47'),
});
const market = { lastPrice: d('264.40'), closable: d('60'), pairPrice: d('1'), priceStep: d('0.01') };
const rules: CloseRules = {
  trading: { state: 'open' },
  priceStep: d('0.01'),
  priceSteps: [],
  quantityStep: d('1'),
  closable: d('60'),
};
const form = (part: Partial<CloseForm> = {}): CloseForm => ({ ...emptyCloseForm, ...part });
const preview = (of: CloseForm, held = position) => summariseClose(of, held, market, terms);
const kinds = (of: CloseForm, changed: Partial<CloseRules> = {}) =>
  checkClose(of, preview(of), { ...rules, ...changed }).map(({ kind }) => kind);

describe('what closing brings', () => {
  test('all of a long: margin, profit, fee, and the opening fee counted', () => {
    const { profit, marginBack, fee, proceeds, net } = preview(form());
    expect([profit.value, marginBack.value, fee.value, proceeds.value, net.value]).toEqual([
      '170.4',
      '7846.8',
      '7.93',
      '8009.27',
      '154.62',
    ]);
  });

  test('a part: its share of margin and opening fee', () => {
    const { profit, marginBack, proceeds, net } = preview(form({ amount: 'part', part: '20' }));
    // 56.80 profit, 2615.60 margin, 2.64 fee, 2.62 of the opening fee.
    expect([profit.value, marginBack.value, proceeds.value, net.value]).toEqual([
      '56.8',
      '2615.6',
      '2669.76',
      '51.54',
    ]);
  });

  test('a short turns the profit round', () => {
    const short = { ...position, direction: tradeDirection.sell };
    const { profit } = preview(form(), short);
    expect(profit.value).toBe('-170.4');
    expect(profit.steps.map(({ label }) => label)).toEqual([
      'openPrice',
      'closePrice',
      'move',
      'quantity',
      'profit',
    ]);
  });

  test('a loss stops at the margin, and says so', () => {
    const crashed = summariseClose(form(), position, { ...market, lastPrice: d('100.00') }, terms);
    expect([crashed.profit.value, crashed.profit.notes]).toEqual(['-7846.8', ['lossCapped']]);
  });

  test('the preview at the price it is filled at is the result', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 5_000, max: 60_000 }),
        (n, priceInCents) => {
          const price = d((priceInCents / 100).toFixed(2));
          const closing = summariseClose(
            form({ amount: 'part', part: String(n) }),
            position,
            { ...market, lastPrice: price },
            terms,
          );
          const { marginBack, fee, profit, proceeds, net } = closing;
          if (marginBack.value === null || fee.value === null)
            throw new Error('a full preview has all figures');
          const order = {
            quantity: d(String(n)),
            margin: marginBack.value,
            handlingFee: fee.value,
            profit: null,
          };
          expect(closeResult(order, position, price, d('1'))).toEqual({
            profit: profit.value,
            proceeds: proceeds.value,
            net: net.value,
          });
          expect(compare(profit.value ?? d('0'), negate(marginBack.value))).not.toBe(-1);
        },
      ),
    );
  });

  test('of a position that was opened no known way, only the margin is known, before and after', () => {
    const held = { ...position, direction: 97 };
    const { profit, marginBack, proceeds, net } = preview(form(), held);
    expect([profit.value, marginBack.value, proceeds.value, net.value]).toEqual([null, '7846.8', null, null]);
    const order = { quantity: d('60'), margin: d('7846.80'), handlingFee: d('7.93'), profit: null };
    expect(closeResult(order, held, d('264.40'), d('1'))).toEqual({
      profit: null,
      proceeds: null,
      net: null,
    });
  });

  test('is not known without the terms of trading', () => {
    const { profit, fee, net } = summariseClose(form(), position, market, null);
    expect([profit.value, fee.value, net.value]).toEqual(['170.4', null, null]);
  });
});

describe('a closing that goes through the book', () => {
  const level = (price: string, quantity: string) => ({ price: d(price), quantity: d(quantity) });
  const book = {
    bids: [level('264.40', '20'), level('264.30', '30'), level('264.00', '100')],
    asks: [level('264.45', '50'), level('264.60', '100')],
  };
  const through = (of: CloseForm, held = position) => summariseClose(of, held, { ...market, book }, terms);

  test('sells a long to those who bid, level by level', () => {
    // 20 × 264.40 + 30 × 264.30 + 10 × 264.00 = 15,857.00; less 15,693.60.
    const { average, profit, fee, proceeds } = through(form());
    expect([average?.value, average?.notes]).toEqual(['264.2833', ['throughBook']]);
    expect([profit.value, fee.value, proceeds.value]).toEqual(['163.4', '7.93', '8002.27']);
    expect(profit.steps.map(({ label, number }) => [label, number.value])).toEqual([
      ['bookValue', '15857'],
      ['openValue', '15693.6'],
      ['profit', '163.4'],
    ]);
  });

  test('buys a short back from those who ask', () => {
    // 50 × 264.45 + 10 × 264.60 = 15,868.50.
    const { average, profit } = through(form(), { ...position, direction: tradeDirection.sell });
    expect([average?.value, profit.value]).toEqual(['264.475', '-174.9']);
  });

  test('is at the last price where the best level holds it, and at its limit where it has one', () => {
    const part = through(form({ amount: 'part', part: '20' }));
    expect([part.average?.notes, part.profit.value]).toEqual([['bestLevel'], '56.8']);
    const limited = through(form({ orderType: orderType.limit, limitPrice: '270' }));
    expect([limited.average, limited.profit.value]).toEqual([null, '506.4']);
  });

  test('is said to be larger than the book where it is', () => {
    const thin = summariseClose(
      form(),
      position,
      { ...market, book: { bids: book.bids.slice(0, 2), asks: [] } },
      terms,
    );
    // 20 × 264.40 + 40 × 264.30.
    expect([thin.average?.notes, thin.profit.value]).toEqual([['beyondBook'], '166.4']);
  });

  test('brings the same at one price, whether by the price or by the sum', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 90_000 }), (part, cents) => {
        const price = d((cents / 100).toFixed(2));
        const sum = multiply(price, d(String(part)));
        for (const direction of [tradeDirection.buy, tradeDirection.sell]) {
          const held = { ...position, direction };
          expect(settledProfitOfSum(held, d(String(part)), sum, held)).toBe(
            settledProfitOfPart(held, d(String(part)), price, held),
          );
        }
      }),
    );
  });
});

describe('what a closing means', () => {
  test('is what is left, what it came to, and where it closes', () => {
    const outcome = closeOutcomeOf(preview(form({ amount: 'part', part: '20' })), position);
    expect(outcome).toMatchObject({
      before: { quantity: '60', share: 1 },
      after: { quantity: '40', share: 0.6667 },
      price: { value: '264.40', distance: '1.09' },
      net: '51.54',
      isLoss: false,
      marginLeft: '5231.2',
    });
  });

  test('is nothing left where all of it is closed, and a loss where it is one', () => {
    const fallen = summariseClose(form(), position, { ...market, lastPrice: d('250.00') }, terms);
    expect(closeOutcomeOf(fallen, position)).toMatchObject({
      after: { quantity: '0', share: 0 },
      isLoss: true,
      marginLeft: null,
    });
  });

  test('is not known without the terms, or of a position that was opened no known way', () => {
    expect(closeOutcomeOf(summariseClose(form(), position, market, null), position)).toBeNull();
    const odd = { ...position, direction: 97 };
    expect(closeOutcomeOf(preview(form(), odd), odd)).toBeNull();
  });
});

describe('a remainder that is less than the smallest order', () => {
  const left = (part: string, closable: string, least: string) =>
    dustLeft(form({ amount: 'part', part }), d(closable), d(least));

  test.each([
    ['0.12345', '0.123456', '0.00001', '0.000006'],
    ['100', '150', '100', '50'],
    ['55', '60', '10', '5'],
  ])('closing %s of %s where orders begin at %s leaves %s', (part, closable, least, rest) => {
    expect(left(part, closable, least)).toBe(rest);
  });

  test('is none where all is closed, enough is left, or nothing is typed', () => {
    expect(left('60', '60', '10')).toBeNull();
    expect(left('50', '60', '10')).toBeNull();
    expect(left('', '60', '10')).toBeNull();
    expect(left('61', '60', '10')).toBeNull();
    expect(dustLeft(form(), d('0.000006'), d('1'))).toBeNull();
  });
});

describe('what is wrong with a closing', () => {
  test('nothing, for all of it at the market', () => {
    expect(kinds(form())).toEqual([]);
  });

  test.each([
    ['', 'quantityMissing'],
    ['0', 'quantityMissing'],
    ['61', 'quantityAboveHeld'],
    ['1.5', 'quantityOffStep'],
  ])('a part of %j: %s', (part, kind) => {
    expect(kinds(form({ amount: 'part', part }))).toEqual([kind]);
  });

  test('other closing orders that have claimed everything', () => {
    expect(kinds(form(), { closable: d('0') })).toEqual(['nothingToClose']);
  });

  test('a shut market for a market order, a halt for both', () => {
    const limit = form({ orderType: orderType.limit, limitPrice: '270' });
    const shut = { trading: { state: 'shut', reason: 'holiday', opensAt: null } } as const;
    expect([kinds(form(), shut), kinds(limit, shut)]).toEqual([['marketShut'], []]);
    expect(kinds(limit, { trading: { state: 'halted' } })).toEqual(['halted']);
  });
});

describe('a percentage of a position', () => {
  test.each([
    ['25', '60', '1', '15'],
    ['50', '61', '1', '30'],
    ['75', '0.00003', '0.00001', '0.00002'],
    ['max', '0.123456', '0.00001', '0.123456'],
    ['25', '3', '1', '0'],
  ] as const)('%s of %s in steps of %s is %s', (percent, closable, step, part) => {
    expect(partOfPercent(percent, d(closable), d(step))).toBe(part);
  });

  test('stays while a part is typed only in letters, and ends with a part of the person’s own', () => {
    const half = reduceClose(form({ amount: 'part' }), { type: 'percentChosen', percent: '50' });
    expect(reduceClose(half, { type: 'partTyped', text: 'x', decimals: 0 }).percent).toBe('50');
    expect(reduceClose(half, { type: 'partTyped', text: '7', decimals: 0 })).toMatchObject({
      percent: null,
      part: '7',
    });
    expect(reduceClose(half, { type: 'percentChosen', percent: '50' }).percent).toBeNull();
  });

  test('follows what other closing orders leave, and is never more than the brokerage says', () => {
    const half = form({ amount: 'part', percent: '50' });
    const follow = (closable: string, ceiling: string | null) =>
      closeModel.follow?.(half, {
        closable: d(closable),
        ceiling: ceiling === null ? null : d(ceiling),
        detail: { quantityStep: d('1') },
      } as unknown as CloseFacts).part;
    expect([follow('60', null), follow('40', null), follow('60', '12')]).toEqual(['30', '20', '12']);
  });
});

test('a part that was typed is kept while all is chosen', () => {
  const typed = reduceClose(form({ amount: 'part' }), { type: 'partTyped', text: '25', decimals: 0 });
  const all = reduceClose(typed, { type: 'amountChosen', amount: 'all' });
  expect([all.amount, all.part]).toEqual(['all', '25']);
});

test('a closing order placed anew brings its limit, and its quantity as a part', () => {
  const again = { type: 'replacementTaken', price: d('270.00'), quantity: d('20') } as const;
  expect(reduceClose(form({ percent: 'max' }), again)).toEqual(
    form({ orderType: orderType.limit, limitPrice: '270.00', amount: 'part', part: '20' }),
  );
});
