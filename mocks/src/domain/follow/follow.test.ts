/** Money that is put with an institution. The figures are worked out by hand. */
import { followStatus } from '@meridian/api';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createWorld, formatFixed, parseFixed } from '#kernel/index.ts';
import { refusalOf, messages } from '#test/trading-customer.ts';
import { defaultStartTime } from '#scenarios/index.ts';
import { brokerageDefinition, send } from '#world-definition.ts';
import type { BrokerageWorld } from '#world-definition.ts';
import { imbalances, statementOf, walletBook } from '../ledger/index.ts';
import { interestOf, invested } from './index.ts';

const hour = 3_600_000;
const day = 24 * hour;

function customer(wallet = '5000'): BrokerageWorld {
  const world = createWorld(brokerageDefinition, {
    seed: 'worked',
    scenario: 'funded',
    startTime: defaultStartTime,
    clock: 'pinned',
    wallClock: () => 0,
  });
  world.dispatch('fact/wallet', { type: 'FOLLOW', amount: wallet });
  return world;
}

let intents = 0;
const put = (world: BrokerageWorld, amount: string, agencyId = 'kestrel') =>
  send(world, 'follows/request', {
    userId: 'demo',
    clientOrderId: `follow-${(intents += 1)}`,
    agencyId,
    amount,
  }).id;
const pass = (world: BrokerageWorld, byMs: number) => world.dispatch('clock/advance', { byMs });
const book = (world: BrokerageWorld) => walletBook(world.read().ledger, { userId: 'demo', type: 'FOLLOW' });
const money = (world: BrokerageWorld) => ({
  free: formatFixed(book(world).free, 2),
  held: formatFixed(book(world).held, 2),
  invested: formatFixed(invested(world.read(), 'demo'), 2),
});
const lines = (world: BrokerageWorld) =>
  statementOf(world.read().ledger, 'demo', 'FOLLOW')
    .toReversed()
    .slice(1)
    .map(({ kind, amount }) => [kind, formatFixed(amount, 2)]);
const followed = (world: BrokerageWorld, id: string) => {
  const follow = world.read().follows.get(id);
  if (follow === undefined) throw new Error('no follow');
  return follow;
};

describe('an investment', () => {
  test('is set aside at once, taken when it is confirmed, and earns interest by the day', () => {
    const world = customer();
    const id = put(world, '1000');
    expect(money(world)).toEqual({ free: '4000.00', held: '1000.00', invested: '0.00' });
    expect(lines(world)).toEqual([]);
    pass(world, followed(world, id).review.endsAt - world.now());
    expect(followed(world, id).status).toBe(followStatus.inProgress);
    expect(money(world)).toEqual({ free: '4000.00', held: '0.00', invested: '1000.00' });
    pass(world, day - 1);
    expect(lines(world)).toEqual([['follow', '-1000.00']]);
    pass(world, 1);
    // 1,000 at 6.5 % of a year of 365 days is 17.8 cents a day: 18, then 18 of the 36 that two days make, then 17 of 53.
    pass(world, 2 * day);
    expect(lines(world)).toEqual([
      ['follow', '-1000.00'],
      ['interest', '0.18'],
      ['interest', '0.18'],
      ['interest', '0.17'],
    ]);
  });

  test('comes back at the end of its term, with 5.34 of interest for 30 days', () => {
    const world = customer();
    const id = put(world, '1000');
    pass(world, followed(world, id).review.endsAt - world.now() + 30 * day);
    expect(followed(world, id)).toMatchObject({ status: followStatus.ended, daysCredited: 30 });
    expect(money(world)).toEqual({ free: '5005.34', held: '0.00', invested: '0.00' });
    expect(lines(world).at(-1)).toEqual(['follow', '1000.00']);
    expect(lines(world).filter(([kind]) => kind === 'interest')).toHaveLength(30);
    expect(messages(world).map(({ kind }) => kind)).toEqual(['followConfirmed', 'followEnded']);
    pass(world, 5 * day);
    expect(money(world).free).toBe('5005.34');
  });

  test('that is refused is given back, with two lines of the statement and the reason', () => {
    const world = customer('0');
    world.dispatch('fact/follow', {
      status: 'waitConfirm',
      outcome: 'refused',
      amount: '1000',
      endsInMinutes: 5,
    });
    pass(world, 5 * 60_000);
    expect(followed(world, 'F000001')).toMatchObject({
      status: followStatus.refused,
      review: { failsBecause: 'institutionFull' },
      interest: 0n,
    });
    expect(money(world)).toEqual({ free: '1000.00', held: '0.00', invested: '0.00' });
    expect(lines(world)).toEqual([
      ['follow', '-1000.00'],
      ['refund', '1000.00'],
    ]);
    pass(world, 2 * day);
    expect(followed(world, 'F000001').daysCredited).toBe(0);
  });

  test('keeps the rate and the term of its order beside another with the same institution', () => {
    const world = customer();
    const [first, second] = [put(world, '100'), put(world, '200')];
    pass(world, 12 * day);
    const interest = (id: string) => formatFixed(followed(world, id).interest, 2);
    // 11 or 12 days, by when each was confirmed: 100 earns 0.20 or 0.21, 200 0.39 or 0.43.
    expect(['0.20', '0.21']).toContain(interest(first));
    expect(['0.39', '0.43']).toContain(interest(second));
  });
});

test.each([
  ['of less than 100', { amount: '99.99' }, 'amountNotAllowed'],
  ['of more than a million', { amount: '1000000.01' }, 'amountNotAllowed'],
  ['of parts of a cent', { amount: '100.001' }, 'invalidRequest'],
  ['of more than is free', { amount: '5000.01' }, 'insufficientFunds'],
  ['with an institution that there is not', { agencyId: 'nobody' }, 'notFound'],
] as const)('an investment %s is refused, and nothing is held', (_, more, refusal) => {
  const world = customer();
  const request = { userId: 'demo', clientOrderId: 'x', agencyId: 'kestrel', amount: '500', ...more };
  expect(refusalOf(() => send(world, 'follows/request', request))[0]).toBe(refusal);
  expect(money(world)).toEqual({ free: '5000.00', held: '0.00', invested: '0.00' });
});

test('the limits themselves are taken', () => {
  const world = customer('1000100');
  put(world, '100');
  put(world, '1000000');
  expect(money(world)).toMatchObject({ free: '0.00', held: '1000100.00' });
});

describe('a customer who is not verified', () => {
  test('cannot invest, unless the configuration has turned the gate off', () => {
    const world = customer();
    world.dispatch('fact/kyc', { status: 'pending' });
    expect(refusalOf(() => put(world, '500'))[0]).toBe('kycRequired');
    world.dispatch('fact/gate', { of: 'follow', isOn: false });
    expect(put(world, '500')).toBe('F000001');
  });
});

test('an institution that takes no money refuses new investments, and pays the old ones', () => {
  const world = customer();
  const id = put(world, '1000');
  world.dispatch('fact/agency', { only: 'northmoor' });
  expect(refusalOf(() => put(world, '500'))[0]).toBe('notFound');
  pass(world, 40 * day);
  expect(followed(world, id).status).toBe(followStatus.ended);
});

test('interest is that of the whole time, however it is divided into days', () => {
  const amounts = fc
    .integer({ min: 10_000, max: 100_000_000 })
    .map((cents) => parseFixed((cents / 100).toFixed(2)));
  fc.assert(
    fc.property(
      amounts,
      fc.constantFrom('4.8', '6.5', '9'),
      fc.integer({ min: 1, max: 180 }),
      (amount, rate, days) => {
        const terms = { amount, yearlyRate: parseFixed(rate) };
        let sum = 0n;
        for (let index = 1; index <= days; index += 1) {
          const ofDay = interestOf(terms, index) - interestOf(terms, index - 1);
          expect(ofDay).toBeGreaterThan(0n);
          sum += ofDay;
        }
        expect(sum).toBe(interestOf(terms, days));
      },
    ),
  );
});

test('whatever is invested, nothing is created or lost, and interest is the sum of its lines', () => {
  const steps = fc.array(
    fc.record({
      agencyId: fc.constantFrom('kestrel', 'northmoor', 'taiLongWan'),
      cents: fc.integer({ min: 5_000, max: 400_000 }),
      waitMs: fc.integer({ min: 0, max: 9 * day }),
      isRefused: fc.boolean(),
    }),
    { minLength: 1, maxLength: 12 },
  );
  fc.assert(
    fc.property(steps, (taken) => {
      const world = customer('9000');
      for (const { agencyId, cents, waitMs, isRefused } of taken) {
        const amount = (cents / 100).toFixed(2);
        try {
          if (isRefused)
            world.dispatch('fact/follow', {
              agency: agencyId,
              amount,
              status: 'waitConfirm',
              outcome: 'refused',
            });
          else put(world, amount, agencyId);
        } catch (error) {
          expect(error).toHaveProperty('name', 'BusinessRefusal');
        }
        if (waitMs > 0) pass(world, waitMs);
        const { ledger, follows } = world.read();
        expect(imbalances(ledger)).toEqual([]);
        for (const { id, interest, amount: put, status } of follows.values()) {
          const of = ledger.lines.filter(({ reference }) => reference === id);
          const sumOf = (...kinds: string[]) =>
            of.filter(({ kind }) => kinds.includes(kind)).reduce((sum, line) => sum + line.amount, 0n);
          expect(sumOf('interest')).toBe(interest);
          expect(sumOf('follow', 'refund')).toBe(status === followStatus.inProgress ? -put : 0n);
        }
      }
    }),
    { numRuns: 60 },
  );
}, 60_000);
