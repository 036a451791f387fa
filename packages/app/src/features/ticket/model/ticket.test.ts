import { orderType, toDecimal, tradeDirection } from '@meridian/api';
import type { OrderTerms } from '#domain/fees.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compare, isOnStep, subtract } from '#domain/money.ts';
import { ofShares } from '../test/contracts.ts';
import { check, type OrderRules } from './check.ts';
import { emptyForm, nudge, reduce, toOrder, type TicketEvent, type TicketForm } from './form.ts';
import { limitFillsAtOnce } from './order-price.ts';
import { summarise } from './summary.ts';

const d = toDecimal;
const { buy, sell } = tradeDirection;
const terms: OrderTerms = {
  leverages: [d('1'), d('2'), d('5')],
  feeRate: d('0.0005'),
  minFee: d('0.99'),
  maintenanceRate: d('0.25'),
};
const market = { lastPrice: d('264.40'), priceStep: d('0.01'), contract: ofShares, pairPrice: d('264.40') };
const wallet = { balance: d('100000.00'), usedBalance: d('0.00') };
const rules: OrderRules = {
  trading: { state: 'open' },
  priceStep: d('0.01'),
  priceSteps: [],
  quantityStep: d('1'),
  minQuantity: d('1'),
  leverages: terms.leverages,
};

const form = (part: Partial<TicketForm> = {}): TicketForm => ({ ...emptyForm(buy), quantity: '10', ...part });
const summary = (of: TicketForm) => summarise(of, market, terms, wallet);
const problems = (of: TicketForm, changed: Partial<OrderRules> = {}) =>
  check(of, summary(of), { ...rules, ...changed });
const kinds = (of: TicketForm, changed: Partial<OrderRules> = {}) =>
  problems(of, changed).map(({ kind }) => kind);
const play = (from: TicketForm, ...events: TicketEvent[]) => events.reduce(reduce, from);

describe('a short', () => {
  const short = (limitPrice: string) =>
    form({ direction: sell, orderType: orderType.limit, limitPrice, quantity: '10' });

  test('with a limit below the last price is estimated at the last: it sells at that and needs the money for it', () => {
    const { price, priceLabel, margin, value } = summary(short('100.00'));
    expect([price, priceLabel, margin.value, value.notes]).toEqual([
      '264.40',
      'lastPrice',
      '2644',
      ['estimate'],
    ]);
    const poor = summarise(short('100.00'), market, terms, { balance: d('2000'), usedBalance: d('0') });
    expect(check(short('100.00'), poor, rules)).toMatchObject([{ kind: 'fundsShort' }]);
  });

  test('with a limit above it is estimated at its limit, as a long is', () => {
    expect(summary(short('300.00'))).toMatchObject({ price: '300', priceLabel: 'limitPrice' });
    const long = form({ orderType: orderType.limit, limitPrice: '100.00' });
    expect(summary(long)).toMatchObject({ price: '100', priceLabel: 'limitPrice' });
  });
});

describe('filling the ticket in', () => {
  test('begins as a market order of nothing, unleveraged', () => {
    expect(emptyForm(sell)).toEqual({
      direction: 1,
      orderType: 0,
      limitPrice: '',
      quantity: '',
      percent: null,
      leverage: '1',
    });
  });

  test('what cannot be a quantity is not taken', () => {
    const typed = play(form({ quantity: '1' }), { type: 'quantityTyped', text: '1x', decimals: 0 });
    expect(typed.quantity).toBe('1');
  });

  test('a leading dot becomes 0.', () => {
    expect(play(emptyForm(buy), { type: 'quantityTyped', text: '.5', decimals: 5 }).quantity).toBe('0.5');
  });

  test('choosing a limit suggests the last price', () => {
    const chosen = play(form(), {
      type: 'orderTypeChosen',
      orderType: orderType.limit,
      suggestion: d('264.40'),
    });
    expect(chosen.limitPrice).toBe('264.40');
  });

  test('an order placed anew brings its limit, quantity and leverage, and ends a percentage', () => {
    const again = { price: d('264.25'), quantity: d('20'), leverage: d('2') };
    expect(play(form({ percent: 'max' }), { type: 'replacementTaken', ...again })).toEqual(
      form({ orderType: orderType.limit, limitPrice: '264.25', quantity: '20', leverage: d('2') }),
    );
  });

  test('but keeps a price that was typed before', () => {
    const back = play(
      form({ limitPrice: '250' }),
      { type: 'orderTypeChosen', orderType: orderType.market, suggestion: null },
      { type: 'orderTypeChosen', orderType: orderType.limit, suggestion: d('264.40') },
    );
    expect(back.limitPrice).toBe('250');
  });

  test.each([
    ['', 1, '1'],
    ['7', 1, '8'],
    ['7', -1, '6'],
    ['0', -1, '0'],
  ] as const)('%j nudged by %i is %s', (typed, by, expected) => {
    expect(nudge(typed, by, d('1'))).toBe(expected);
  });

  test('a nudge from between two steps lands on the next one', () => {
    expect([nudge('1.234', 1, d('0.01')), nudge('1.234', -1, d('0.01'))]).toEqual(['1.24', '1.23']);
  });

  test('a nudge is always on the step, and moves by no more than one', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.constantFrom('0.01', '0.25', '1', '0.00001'),
        fc.constantFrom(1 as const, -1 as const),
        (n, text, by) => {
          const step = d(text);
          const from = d((n / 1000).toFixed(3));
          const to = nudge(from, by, step);
          expect(isOnStep(to, step)).toBe(true);
          const moved = subtract(to, from);
          expect(compare(moved, step)).not.toBe(1);
          expect(compare(moved, d(`-${step}`))).not.toBe(-1);
        },
      ),
    );
  });
});

describe('the figures', () => {
  test('of a market order are worked out with the last price', () => {
    const { value, margin, fee, total, left, stopOut } = summary(form());
    expect([value.value, margin.value, fee.value, total.value, left.value]).toEqual([
      '2644',
      '2644',
      '1.32',
      '2645.32',
      '97354.68',
    ]);
    expect([stopOut.value, stopOut.notes]).toEqual([null, ['stopOutImpossible']]);
  });

  test('of a limit order with its limit', () => {
    const { price, priceLabel, value } = summary(form({ orderType: orderType.limit, limitPrice: '250.00' }));
    expect([price, priceLabel, value.value]).toEqual(['250', 'limitPrice', '2500']);
  });

  test('with leverage put up less and have a stop-out', () => {
    const { margin, total, stopOut } = summary(form({ leverage: d('5') }));
    // 528.80 × 0.75 ÷ 10 = 39.66 below 264.40.
    expect([margin.value, total.value, stopOut.value]).toEqual(['528.8', '530.12', '224.74']);
  });

  test('say what can be lost at most: all that was paid, or the loss limit with the fee', () => {
    const bought = summary(form());
    expect([bought.mostLost.value, bought.mostLostLabel, bought.totalLabel]).toEqual([
      '2645.32',
      'mostLost',
      'total',
    ]);
    // 528.80 × 0.75 = 396.60, and the fee of 1.32.
    const leveraged = summary(form({ leverage: d('5') }));
    expect([leveraged.mostLost.value, leveraged.mostLostLabel, leveraged.totalLabel]).toEqual([
      '397.92',
      'lossAtStopOut',
      'marginAndFee',
    ]);
    // A short stops out without leverage, too: 2,644.00 × 0.75 = 1,983.00.
    expect(summary(form({ direction: sell })).mostLost.value).toBe('1984.32');
  });

  test('say the minimum fee where it applies', () => {
    const { fee } = summary(form({ quantity: '1' }));
    expect([fee.value, fee.notes, fee.steps.map(({ label }) => label)]).toEqual([
      '0.99',
      ['minimumFee'],
      ['lastPrice', 'quantity', 'feeRate', 'feeByRate', 'minFee'],
    ]);
  });

  test('are unknown while there is no quantity or no price', () => {
    expect(summary(form({ quantity: '' })).total.value).toBeNull();
    expect(summarise(form(), { ...market, lastPrice: null }, terms, wallet).total.value).toBeNull();
  });

  test('do not guess a fee: without terms there is no total', () => {
    const { value, fee, total, left } = summarise(form(), market, null, wallet);
    expect([value.value, fee.value, total.value, left.value]).toEqual(['2644', null, null, null]);
  });

  test('without a wallet leave the buying power open, and nothing else', () => {
    const { buyingPower, total, left } = summarise(form(), market, terms, null);
    expect([buyingPower.value, total.value, left.value]).toEqual([null, '2645.32', null]);
  });

  test('each end their arithmetic in themselves', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5000 }),
        fc.constantFrom(...terms.leverages),
        fc.constantFrom(buy, sell),
        (n, leverage, direction) => {
          const { value, margin, fee, total, mostLost, left, stopOut, buyingPower } = summary(
            form({ quantity: String(n), leverage, direction }),
          );
          for (const figure of [value, margin, fee, total, mostLost, left, stopOut, buyingPower]) {
            if (figure.value !== null) expect(figure.steps.at(-1)?.number.value).toBe(figure.value);
          }
        },
      ),
    );
  });
});

describe('what is wrong with an order', () => {
  test('nothing, when everything is right', () => {
    expect(problems(form())).toEqual([]);
  });

  test('an empty quantity', () => {
    expect(kinds(form({ quantity: '' }))).toEqual(['quantityMissing']);
    expect(kinds(form({ quantity: '0' }))).toEqual(['quantityMissing']);
  });

  test('too little, and between two steps', () => {
    const crypto = { quantityStep: d('0.001'), minQuantity: d('0.01') };
    expect(problems(form({ quantity: '0.005' }), crypto)).toEqual([
      { field: 'quantity', kind: 'quantityBelowMinimum', minimum: '0.01' },
    ]);
    expect(problems(form({ quantity: '0.0105' }), crypto)).toEqual([
      { field: 'quantity', kind: 'quantityOffStep', step: '0.001' },
    ]);
  });

  test('a limit order without a price, and one between two ticks', () => {
    expect(kinds(form({ orderType: orderType.limit }))).toEqual(['limitPriceMissing']);
    expect(kinds(form({ orderType: orderType.limit, limitPrice: '250.005' }))).toEqual(['limitPriceOffTick']);
  });

  test('a shut market, for market orders only', () => {
    const shut = { trading: { state: 'shut', reason: 'closed', opensAt: 5 } } as const;
    expect(problems(form(), shut)).toEqual([{ field: 'orderType', kind: 'marketShut', opensAt: 5 }]);
    expect(problems(form({ orderType: orderType.limit, limitPrice: '250' }), shut)).toEqual([]);
  });

  test('a halt, for every order', () => {
    const halted = { trading: { state: 'halted' } } as const;
    expect(kinds(form(), halted)).toEqual(['halted']);
    expect(kinds(form({ orderType: orderType.limit, limitPrice: '250' }), halted)).toEqual(['halted']);
  });

  test('too little money, by how much', () => {
    expect(problems(form({ quantity: '400' }))).toEqual([
      { field: 'funds', kind: 'fundsShort', missing: '5812.88' },
    ]);
  });

  test('a leverage that is not offered any more, and terms nobody knows', () => {
    expect(kinds(form({ leverage: d('10') }))).toEqual(['leverageNotOffered']);
    expect(kinds(form(), { leverages: null })).toEqual(['termsUnknown']);
  });
});

describe('a limit that the market has already reached', () => {
  const limit = (direction: TicketForm['direction'], limitPrice: string) =>
    limitFillsAtOnce(form({ orderType: orderType.limit, direction, limitPrice }), d('264.40'));

  test.each([
    [buy, '264.40', true],
    [buy, '270', true],
    [buy, '260', false],
    [sell, '264.40', true],
    [sell, '260', true],
    [sell, '270', false],
    [buy, '', false],
  ] as const)('direction %i at %j: %j', (direction, price, expected) => {
    expect(limit(direction, price)).toBe(expected);
  });
});

describe('an order', () => {
  test('is sent in plain decimals, with a limit only where it is one', () => {
    expect(toOrder(form({ quantity: '10.', limitPrice: '250' }))).toEqual({
      direction: 0,
      orderType: 0,
      quantity: '10',
      leverage: '1',
    });
    expect(toOrder(form({ orderType: orderType.limit, limitPrice: '250.' })).limitPrice).toBe('250');
    expect(() => toOrder(form({ quantity: '' }))).toThrow(RangeError);
  });
});
