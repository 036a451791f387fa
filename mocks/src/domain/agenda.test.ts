/** What holds for everything that happens by itself, whatever was done before. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { action, doAll, minute, worldOf } from '#test/random-actions.ts';
import type { Action } from '#test/random-actions.ts';
import { liveThrough } from '#kernel/index.ts';
import type { Process } from '#kernel/index.ts';
import { agenda } from './agenda.ts';
import { auctionAt } from './auction/index.ts';
import { dataOfBrokerage, restoreBrokerage, serialiseBrokerage } from './brokerage.ts';
import type { Brokerage } from './brokerage.ts';

/** The same process, which notes when something of it happens. */
function noting(process: Process<Brokerage>, instants: number[]): Process<Brokerage> {
  return {
    name: process.name,
    *pending(state) {
      for (const { id, dependsOn, nextDue, happen } of process.pending(state)) {
        yield {
          id,
          dependsOn,
          nextDue,
          happen(at) {
            instants.push(at);
            happen(at);
          },
        };
      }
    },
  };
}

/** A state of its own that lives from stop to stop. */
function lived(
  state: Brokerage,
  processes: readonly Process<Brokerage>[],
  fromMs: number,
  stops: readonly number[],
): string {
  const copy = restoreBrokerage(structuredClone(dataOfBrokerage(state)));
  let at = fromMs;
  for (const stop of stops) {
    liveThrough(copy, processes, at, stop);
    at = stop;
  }
  return serialiseBrokerage(copy);
}

/** What makes likely that something of a rare process happens. */
const entitled: readonly Action[] = [
  () => ['fact/holding', { code: 'KO', quantity: '100' }],
  () => ['fact/holding', { code: 'KO', quantity: '40', direction: 'short', leverage: '5' }],
  () => ['fact/dividend', { code: 'KO', amount: '0.51', exInDays: 1 }],
];
const split: readonly Action[] = [
  () => ['fact/holding', { code: 'AAPL', quantity: '7', direction: 'short', leverage: '5' }],
  () => ['fact/restingOrder', { code: 'AAPL', quantity: '3', awayPercent: '7' }],
  () => ['fact/split', { code: 'AAPL', ratio: 3, exInDays: 1 }],
];
const contractsHeld: readonly Action[] = [
  () => ['fact/wallet', { type: 'FUTURE', amount: '90000' }],
  () => ['fact/holding', { code: 'CLZ26', quantity: '1', leverage: '5' }],
];
const auctionBegun: readonly Action[] = [
  (world) => {
    const { market, trading } = world.read();
    const auction = auctionAt(
      market.instrument('US:AAPL').calendar,
      trading.auctionHours,
      world.now() + 9 * 60 * minute,
    );
    return ['clock/advance', { byMs: Math.max(1, (auction?.opensAt ?? 0) + 5 * minute - world.now()) }];
  },
  () => ['fact/auctionOrder', { code: 'AAPL', quantity: '3' }],
  () => ['fact/auctionOrder', { code: 'AAPL', quantity: '2', limitPrice: '1' }],
];
const following: readonly Action[] = [() => ['fact/follow', { amount: '2500', daysAgo: 3 }]];
const copying: readonly Action[] = [
  () => ['fact/followFutures', { status: 'waiting' }],
  () => ['fact/followFutures', { status: 'inProgress' }],
];
/** Subscriptions in every state that something follows on. */
const subscribed: readonly Action[] = [
  () => ['fact/wallet', { type: 'SUBSCRIPTION', amount: '45000' }],
  () => ['fact/subscription', { state: 'pendingPayment' }],
  () => ['fact/subscription', { state: 'waiting' }],
  () => ['fact/subscription', { state: 'allotted' }],
];
const beforehand: Readonly<Record<string, readonly Action[]>> = {
  contractSettlement: contractsHeld,
  auctionOrder: auctionBegun,
  exDividend: entitled,
  shareSplit: split,
  dividendPayment: [...entitled, () => ['clock/advance', { byMs: 21 * 24 * 60 * minute }]],
  serviceReview: [() => ['fact/service', { service: 'blockTrade', status: 'underReview', reviewHours: 12 }]],
  loanReview: [() => ['fact/loan', { state: 'pending', reviewMinutes: 500 }]],
  loanDue: [() => ['fact/loan', { state: 'running', days: 0.2 }]],
  loanPayment: [
    () => ['fact/loan', { state: 'overdue' }],
    () => ['fact/wallet', { type: 'BALANCE', amount: '9000' }],
  ],
  followProgress: following,
  copyProgress: copying,
  ipoStep: subscribed,
  ipoPayment: [
    () => ['fact/subscription', { state: 'pendingPayment' }],
    () => ['fact/wallet', { type: 'SUBSCRIPTION', amount: '45000' }],
  ],
};

interface Way {
  readonly who: string;
  readonly beforehand: readonly Action[];
  /** Each is lived with on its own, in the same world. */
  readonly apart: readonly (typeof agenda)[];
}

const ways: readonly Way[] = [
  ...agenda.flatMap((process): Way[] => {
    const actions = beforehand[process.name];
    return actions ? [{ who: `${process.name} alone`, beforehand: actions, apart: [[process]] }] : [];
  }),
  {
    who: 'each of the others alone',
    beforehand: [],
    apart: agenda.flatMap((process) => (beforehand[process.name] ? [] : [[process]])),
  },
  {
    who: 'everything together',
    beforehand: [...entitled, ...split, ...following, ...copying, ...subscribed],
    apart: [agenda],
  },
];

const scenario = fc.constantFrom('trader', 'underwater', 'funded', 'one-of-each-order', 'futures-expiring');
const someSteps = fc.array(fc.integer({ min: 1, max: 40 * 60 * minute }), { minLength: 2, maxLength: 6 });

test('every process that is prepared for is one of the agenda', () => {
  expect(agenda.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(beforehand)));
});

test.each(ways)('$who: how the way through time is cut does not matter', ({ beforehand: first, apart }) => {
  const happenings = apart.map(() => 0);
  fc.assert(
    fc.property(
      scenario,
      fc.array(action, { minLength: 5, maxLength: 25 }),
      someSteps,
      (name, actions, steps) => {
        const world = worldOf(name);
        doAll(world, [...first, ...actions]);
        const from = world.now();
        const end = from + steps.reduce((sum, step) => sum + step, 0);
        const state = world.read();
        const random = steps.map(
          (_, index) => from + steps.slice(0, index).reduce((sum, step) => sum + step, 0),
        );
        for (const [nth, processes] of apart.entries()) {
          const instants: number[] = [];
          const noted = processes.map((process) => noting(process, instants));
          const whole = lived(state, noted, from, [end]);
          happenings[nth] = (happenings[nth] ?? 0) + instants.length;
          // Random stops, and those where a mistake shows first: at what happens, and right before and after it.
          const near = instants.slice(0, 20).flatMap((at) => [at - 1, at, at + 1]);
          const stops = [...random, ...near, end]
            .filter((at) => at >= from && at <= end)
            .toSorted((a, b) => a - b);
          expect(lived(state, processes, from, stops), processes.map((each) => each.name).join()).toBe(whole);
        }
      },
    ),
    { numRuns: 200 },
  );
  // Enough has happened for the comparison to mean something.
  for (const count of happenings) expect(count).toBeGreaterThan(10);
});
