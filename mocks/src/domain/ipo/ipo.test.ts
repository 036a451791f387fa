/** Subscriptions to new shares, from what is held to what is sold. The figures of the examples are worked out by hand. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatExact, formatFixed } from '#kernel/index.ts';
import { advance, messages, place, refusalOf, worldOf } from '#test/trading-customer.ts';
import { action, doAll } from '#test/random-actions.ts';
import type { Action } from '#test/random-actions.ts';
import type { BrokerageWorld } from '#world-definition.ts';
import { wordsOf } from '../inbox/index.ts';
import { heldFor, imbalances, statementOf, walletBook } from '../ledger/index.ts';
import { newIssuesAt } from '../market/index.ts';
import { affordable, holdOfSubscription, issueOf, paidForUnlisted } from './index.ts';
import type { Subscription } from './index.ts';

const hour = 3_600_000;
const subscribe = (world: BrokerageWorld, key: string, quantity: string, clientOrderId = 'mine') =>
  world.dispatch('ipo/subscribe', { userId: 'demo', clientOrderId, key, quantity }) as { id: string };
const the = (world: BrokerageWorld): Subscription => {
  const [one] = world.read().subscriptions.values();
  if (one === undefined) throw new Error('there is no subscription');
  return one;
};
const until = (world: BrokerageWorld, time: string) => advance(world, Date.parse(time) - world.now());
const money = (amount: bigint) => formatFixed(amount, 2);
const book = (world: BrokerageWorld, type: 'SUBSCRIPTION' | 'STOCK' | 'HK_STOCK') => {
  const { free, held } = walletBook(world.read().ledger, { userId: 'demo', type });
  return [money(free), money(held)];
};
/** Lines about the subscription, oldest first. */
const lines = (world: BrokerageWorld) =>
  statementOf(world.read().ledger, 'demo')
    .filter(({ kind }) => kind === 'subscription' || kind === 'refund')
    .toReversed()
    .map(({ wallet, kind, amount }) => `${wallet.type} ${kind} ${money(amount)}`);
const titles = (world: BrokerageWorld) => messages(world).map((message) => wordsOf(message).title.en);

describe('a subscription', () => {
  test('holds all it may cost, and is allotted, listed and sold', () => {
    const world = worldOf('ipo-open');
    subscribe(world, 'US:CORM', '100');
    // 100 at 42, the highest price.
    expect(book(world, 'SUBSCRIPTION')).toEqual(['15800.00', '4200.00']);
    until(world, '2026-11-20T20:59:59.999Z');
    expect(the(world).status).toBe('subscribed');
    until(world, '2026-11-20T21:00:00Z');
    expect(the(world).status).toBe('waitingAllotment');
    until(world, '2026-11-23T23:00:00Z');
    // Less was wanted than was offered. Sold at 40: 200 come back.
    expect([the(world).status, the(world).settlement]).toEqual(['allotted', 'toBeSettled']);
    expect(book(world, 'SUBSCRIPTION')).toEqual(['16000.00', '0.00']);
    expect(money(paidForUnlisted(world.read(), 'demo', 'USD'))).toBe('4000.00');
    const stock = book(world, 'STOCK');
    until(world, '2026-11-27T14:30:00Z');
    const { positionId, settlement } = the(world);
    expect(settlement).toBe('settled');
    expect(money(paidForUnlisted(world.read(), 'demo', 'USD'))).toBe('0.00');
    const position = world.read().trading.positions.get(positionId ?? '');
    expect([position?.quantity, position?.margin].map((value) => formatExact(value ?? 0n))).toEqual([
      '100',
      '4000',
    ]);
    expect(book(world, 'STOCK')).toEqual([stock[0], '4000.00']);
    expect(lines(world)).toEqual([
      'SUBSCRIPTION subscription -4200.00',
      'SUBSCRIPTION refund 200.00',
      'STOCK subscription 4000.00',
    ]);
    expect(titles(world)).toEqual(['CORM: your subscription was allotted in full', 'CORM: listed today']);
    world.dispatch('orders/close', {
      userId: 'demo',
      clientOrderId: 'sale',
      positionId,
      quantity: '100',
      orderType: 0,
      limitPrice: null,
    });
    advance(world, hour);
    const [closed] = world.read().trading.closed;
    const proceeds = (closed?.profit ?? 0n) - (closed?.fees ?? 0n);
    const [free] = book(world, 'STOCK');
    expect(free).toBe((Number(stock[0]) + 4000 + Number(money(proceeds))).toFixed(2));
    expect(imbalances(world.read().ledger)).toEqual([]);
  });

  test('of which nothing is allotted gets all of it back, with its line', () => {
    const world = worldOf('ipo-not-allotted');
    // 80 at 36.
    expect(lines(world)).toEqual(['SUBSCRIPTION subscription -2880.00', 'SUBSCRIPTION refund 2880.00']);
    expect(book(world, 'SUBSCRIPTION')).toEqual(['20000.00', '0.00']);
    expect([the(world).status, the(world).settlement]).toEqual(['notAllotted', 'settled']);
  });

  test('that is allotted in part is charged for that part', () => {
    const world = worldOf('ipo-partly');
    // 40 of 80, at 33.50.
    expect(formatExact(the(world).allotted ?? 0n)).toBe('40');
    expect(lines(world)).toEqual(['SUBSCRIPTION subscription -2880.00', 'SUBSCRIPTION refund 1540.00']);
  });

  test('to shares of Hong Kong is exchanged at the rate it was made at, and is held in Hong Kong dollars', () => {
    const world = worldOf('ipo-open');
    world.dispatch('fact/subscription', { state: 'subscribed', market: 'HK', lots: 2, outcome: 'all' });
    const { key, rate, held } = the(world);
    const issue = issueOf({ key });
    const hongKongDollars = Number(formatExact(issue.highestPrice)) * 400;
    const price = Number(rate?.numerator) / Number(rate?.denominator);
    expect(Number(money(held))).toBe(Math.ceil((hongKongDollars / price) * 100 - 1e-6) / 100);
    const before = book(world, 'HK_STOCK');
    advance(world, issue.listsAt - world.now());
    const paid = Number(formatExact(issue.finalPrice)) * 400;
    expect(book(world, 'HK_STOCK')).toEqual([before[0], paid.toFixed(2)]);
    expect(imbalances(world.read().ledger)).toEqual([]);
  });
});

describe('a price above what was held', () => {
  test('leaves a payment that is taken as soon as the wallet has it', () => {
    const world = worldOf('ipo-pending-payment');
    // 80 at 25 was held, 80 at 27.50 is due.
    expect([the(world).status, money(the(world).pending)]).toEqual(['pendingPayment', '200.00']);
    expect(book(world, 'SUBSCRIPTION')).toEqual(['0.00', '2000.00']);
    const move = (clientOrderId: string, amount: string) =>
      world.dispatch('transfers/request', {
        userId: 'demo',
        clientOrderId,
        from: 'BALANCE',
        to: 'SUBSCRIPTION',
        amount,
      });
    move('first', '199.99');
    advance(world, hour);
    expect(the(world).status).toBe('pendingPayment');
    move('second', '0.01');
    advance(world, hour);
    expect([the(world).status, money(the(world).pending), money(the(world).paid)]).toEqual([
      'allotted',
      '0.00',
      '2200.00',
    ]);
    expect(book(world, 'SUBSCRIPTION')).toEqual(['0.00', '0.00']);
    expect(lines(world)).toEqual(['SUBSCRIPTION subscription -2200.00']);
    expect(titles(world).slice(-2)).toEqual(['NTEA: $200.00 to pay', 'NTEA: paid in full']);
  });

  test('lapses where it is not paid by the last instant, and everything comes back', () => {
    const world = worldOf('ipo-pending-payment');
    until(world, '2026-11-18T20:59:59.999Z');
    expect(the(world).status).toBe('pendingPayment');
    until(world, '2026-11-18T21:00:00Z');
    expect([the(world).status, the(world).settlement]).toEqual(['lapsed', 'settled']);
    expect(book(world, 'SUBSCRIPTION')).toEqual(['2000.00', '0.00']);
    expect(lines(world)).toEqual(['SUBSCRIPTION subscription -2000.00', 'SUBSCRIPTION refund 2000.00']);
    expect(titles(world).at(-1)).toBe('NTEA: allotment lapsed');
  });

  test('is paid by money that arrives at that very instant', () => {
    const world = worldOf('ipo-pending-payment');
    const minutes = (Date.parse('2026-11-18T21:00:00Z') - world.now()) / 60_000;
    world.dispatch('fact/transfer', { to: 'SUBSCRIPTION', amount: '200', arrivesInMinutes: minutes });
    until(world, '2026-11-18T21:00:00Z');
    expect(the(world).status).toBe('allotted');
  });
});

describe('refused are', () => {
  const refused = (world: BrokerageWorld, key: string, quantity: string) =>
    refusalOf(() => subscribe(world, key, quantity))[0];

  test('what is not offered, and what is not yet', () => {
    const world = worldOf('ipo-open');
    expect(refused(world, 'US:AAPL', '10')).toBe('notFound');
    const later = newIssuesAt(world.now() + 20 * 24 * hour, 1).find(({ opensAt }) => opensAt > world.now());
    expect(refused(world, later?.key ?? '', '1000')).toBe('notFound');
    world.dispatch('fact/ipo', { calendar: 'empty' });
    expect(refused(world, 'US:CORM', '100')).toBe('notFound');
  });

  test('a second one to the same offer, and one at its deadline', () => {
    const world = worldOf('ipo-deadline-soon');
    subscribe(world, 'US:CORM', '100');
    expect(refusalOf(() => subscribe(world, 'US:CORM', '200', 'another'))[0]).toBe('alreadySubscribed');
    until(world, '2026-11-20T20:59:59.999Z');
    expect(refused(world, 'US:MLAA', '1')).not.toBe('deadlinePassed');
    until(world, '2026-11-20T21:00:00Z');
    expect(refusalOf(() => subscribe(world, 'US:MLAA', '20', 'late'))[0]).toBe('deadlinePassed');
  });

  test('parts of lots, more than one customer may have, and more than the wallet has', () => {
    const world = worldOf('ipo-open');
    expect(refusalOf(() => subscribe(world, 'US:CORM', '15'))).toEqual([
      'quantityNotAllowed',
      { minimum: '10', step: '10' },
    ]);
    expect(refusalOf(() => subscribe(world, 'US:CORM', '0'))[0]).toBe('quantityNotAllowed');
    expect(refusalOf(() => subscribe(world, 'US:CORM', '2010'))).toEqual([
      'quantityNotAllowed',
      { maximum: '2000' },
    ]);
    expect(refusalOf(() => subscribe(world, 'US:CORM', '480'))).toEqual([
      'insufficientFunds',
      { needed: '20160.00', available: '20000.00', currency: 'USD', wallet: 'SUBSCRIPTION' },
    ]);
    const [issue] = newIssuesAt(world.now(), 1);
    if (issue === undefined) throw new Error('nothing is offered');
    expect([issue.code, formatExact(affordable(world.read(), 'demo', issue, world.now()))]).toEqual([
      'CORM',
      '470',
    ]);
  });

  test('a customer who is not verified, as long as the gate is closed', () => {
    const world = worldOf('ipo-open');
    world.dispatch('fact/kyc', { status: 'pending' });
    expect(refused(world, 'US:CORM', '10')).toBe('kycRequired');
    world.dispatch('fact/gate', { of: 'ipo', isOn: false });
    expect(subscribe(world, 'US:CORM', '10', 'open').id).toBe('S000001');
  });

  test('orders for a share before its first session, and taken after', () => {
    const world = worldOf('ipo-deadline-soon');
    expect(refusalOf(() => place(world, { key: 'US:CORM' }))[0]).toBe('notFound');
    until(world, '2026-11-27T14:31:00Z');
    expect(() => place(world, { key: 'US:CORM' })).not.toThrow();
  });
});

test('asked for again under its id it is made once', () => {
  const world = worldOf('ipo-open');
  const { id } = subscribe(world, 'US:CORM', '100');
  expect(subscribe(world, 'US:CORM', '100.00').id).toBe(id);
  expect(world.read().subscriptions.size).toBe(1);
  expect(refusalOf(() => subscribe(world, 'US:CORM', '110'))[0]).toBe('requestIdReused');
});

/** Offers, money for them and days: what makes much happen to subscriptions. */
const ofSubscriptions: fc.Arbitrary<Action> = fc.oneof(
  { weight: 2, arbitrary: action },
  {
    weight: 5,
    arbitrary: fc
      .record({ which: fc.nat(), lots: fc.integer({ min: 1, max: 30 }), isAbove: fc.boolean() })
      .map(({ which, lots, isAbove }): Action => (world, index) => {
        const issues = newIssuesAt(world.now(), 1).filter(
          ({ finalPrice, highestPrice }) => !isAbove || finalPrice > highestPrice,
        );
        const issue = issues[which % issues.length];
        const quantity = formatExact((issue?.lotSize ?? 0n) * BigInt(lots));
        return [
          'ipo/subscribe',
          { userId: 'demo', clientOrderId: `s-${index}`, key: issue?.key ?? '', quantity },
        ];
      }),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(null, '800', '5000', '90000').map((amount): Action => (world) => {
      // Nothing beyond what is held: what costs more then stays unpaid.
      const { held } = walletBook(world.read().ledger, { userId: 'demo', type: 'SUBSCRIPTION' });
      return ['fact/wallet', { type: 'SUBSCRIPTION', amount: amount ?? money(held) }];
    }),
  },
  {
    weight: 2,
    arbitrary: fc.constant((world: BrokerageWorld): [string, unknown] => {
      const above = newIssuesAt(world.now(), 1).find(
        ({ finalPrice, highestPrice, deadline }) => finalPrice > highestPrice && world.now() < deadline,
      );
      return ['fact/subscription', { state: 'subscribed', outcome: 'all', code: above?.code ?? 'none' }];
    }),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(5 * hour, 31 * hour, 80 * hour).map((byMs): Action => () => [
      'clock/advance',
      { byMs },
    ]),
  },
);

test('what was held is what was taken and what was given back, and nobody gets more than was offered', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(fc.array(ofSubscriptions, { minLength: 40, maxLength: 60 }), (actions) => {
      const world = worldOf('ipo-open');
      doAll(world, actions);
      const state = world.read();
      for (const subscription of state.subscriptions.values()) {
        const { id, held, paid, refunded, allotted, quantity, status, settlement } = subscription;
        seen.add(`${status} ${settlement}`);
        const still = heldFor(state.ledger, holdOfSubscription(subscription));
        const own = state.ledger.lines.filter(
          ({ reference, wallet }) => reference === id && wallet.type === 'SUBSCRIPTION',
        );
        const sum = own.reduce((total, { amount }) => total + amount, 0n);
        // The statement's lines are what it cost.
        expect(sum).toBe(-paid);
        if (paid + refunded === 0n) expect(still).toBe(held);
        else {
          expect(still).toBe(0n);
          const { finalPrice, highestPrice } = issueOf(subscription);
          if (finalPrice <= highestPrice || allotted === 0n) expect(paid + refunded).toBe(held);
          else expect(paid + refunded).toBeGreaterThanOrEqual(held);
        }
        expect((allotted ?? 0n) <= quantity && (allotted ?? 0n) <= issueOf(subscription).sharesOffered).toBe(
          true,
        );
      }
      expect(imbalances(state.ledger)).toEqual([]);
    }),
    { numRuns: 200 },
  );
  // Everything that can become of one has.
  expect([...seen]).toEqual(
    expect.arrayContaining([
      'subscribed toBeSettled',
      'waitingAllotment toBeSettled',
      'allotted toBeSettled',
      'allotted settled',
      'notAllotted settled',
      'lapsed settled',
    ]),
  );
});
