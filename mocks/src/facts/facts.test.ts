/** Each fact makes true what its sentence says. */
import { describe, expect, test } from 'vitest';
import type { Brokerage } from '#domain/brokerage.ts';
import { balanceOf, holdsOf, overdrawnLine, walletBook } from '#domain/ledger/index.ts';
import { hashOfSecret } from '#domain/session/index.ts';
import { isHalted, lastPrice, walletProfit } from '#domain/orders/index.ts';
import { BusinessRefusal, createWorld, formatFixed, parseFixed } from '#kernel/index.ts';
import type { BrokerageWorld } from '#world-definition.ts';
import { brokerageDefinition, factCommand } from '#world-definition.ts';
import { scenarioNames } from '#names.ts';
import { defaultStartTime, scenarios } from '#scenarios/index.ts';
import { fact, factNames, factSentence } from './index.ts';
import type { Fact } from './index.ts';

function worldWith(...facts: Fact[]): BrokerageWorld {
  const options = {
    seed: 'meridian',
    scenario: 'newcomer',
    startTime: defaultStartTime,
    clock: 'pinned',
  } as const;
  const world = createWorld(brokerageDefinition, { ...options, wallClock: () => 0 });
  for (const { name, parameters } of facts) world.dispatch(factCommand(name), parameters);
  return world;
}

const stateWith = (...facts: Fact[]): Brokerage => worldWith(...facts).read();
const demo = (state: Brokerage) => state.users.get('demo');
const stockWallet = (state: Brokerage) => walletBook(state.ledger, { userId: 'demo', type: 'STOCK' });
const minuteMs = 60_000;

test.each(['holding', 'restingOrder', 'processingOrder', 'cancelledOrder'])(
  'a %s of nothing, or of less, is refused, and nothing has changed',
  (name) => {
    const world = worldWith();
    const before = world.serialise();
    for (const quantity of ['0', '-5']) {
      expect(() => world.dispatch(factCommand(name), { code: 'AAPL', quantity })).toThrow(BusinessRefusal);
      expect(world.serialise()).toBe(before);
    }
  },
);

describe('a customer', () => {
  const customerWith = (...facts: Fact[]) => {
    const { name, phone, email } = demo(stateWith(...facts)) ?? {};
    return { name, phone, email };
  };

  test('of a region has a name and a telephone number of it, and signs in as before', () => {
    expect(customerWith(fact('customer', { region: 'hongKong' }))).toEqual({
      name: expect.stringMatching(/^\p{Script=Han}{3,4}$/u) as string,
      phone: expect.stringMatching(/^\+852 /) as string,
      email: 'demo@meridian.example',
    });
    expect(customerWith(fact('customer', { region: 'mainland' })).phone).toMatch(/^\+86 /);
    expect(customerWith(fact('customer', { region: 'unitedStates' })).name).toMatch(
      /^[A-Z][a-z]+ [A-Z][a-z]+$/,
    );
  });

  test('who has a name keeps it', () => {
    const named = fact('customer', { region: 'hongKong', name: 'Chan Tai Man 陳大文' });
    expect(customerWith(named).name).toBe('Chan Tai Man 陳大文');
    expect(customerWith(named).phone).toBe(customerWith(fact('customer', { region: 'hongKong' })).phone);
  });

  test('has a name, none longer than a name can be', () => {
    for (const name of ['', 'x'.repeat(201)]) {
      expect(() => worldWith(fact('customer', { region: 'hongKong', name }))).toThrow('invalidRequest');
    }
  });
});

test("a wallet's balance becomes the amount, whatever was in it", () => {
  const amounts = ['500', '120.50', '0'].map((amount) => fact('wallet', { type: 'STOCK', amount }));
  for (let count = 1; count <= amounts.length; count += 1) {
    const state = stateWith(...amounts.slice(0, count));
    expect(formatFixed(balanceOf(stockWallet(state)).amount, 2)).toBe(
      ['500.00', '120.50', '0.00'][count - 1],
    );
    expect(state.ledger.lines.map(({ kind }) => kind)).toEqual(
      ['deposit', 'withdrawal', 'withdrawal'].slice(0, count),
    );
  }
});

test('a wallet cannot hold less than its positions do', () => {
  const held = fact('holding', { code: 'AAPL', quantity: '10' });
  expect(() => worldWith(held, fact('wallet', { type: 'STOCK', amount: '1' }))).toThrow('invalidRequest');
});

describe('a holding', () => {
  test("was opened at the path's price of then, in a session, with money deposited where it lacked", () => {
    const state = stateWith(
      fact('holding', { code: 'AAPL', quantity: '10', leverage: '2', openedMinutesAgo: 60 * 24 * 3 + 200 }),
    );
    const [position] = [...state.trading.positions.values()];
    expect(position).toBeDefined();
    const openedAt = position?.openedAt ?? 0;
    // Three days and some hours before Wednesday's opening hour is a Sunday morning: Friday's last second.
    expect(new Date(openedAt).toISOString()).toBe('2026-11-13T20:59:59.000Z');
    expect(position?.cost).toBe(state.market.price('US:AAPL', openedAt) * parseFixed('10'));
    expect(stockWallet(state).free >= 0n).toBe(true);
    expect(state.ledger.lines.map(({ kind }) => kind)).toEqual(['deposit', 'fee']);
  });

  test('can be given with the share of its margin that is left', () => {
    const state = stateWith(
      fact('holding', { code: 'TSLA', quantity: '50', direction: 'short', leverage: '5', marginLeft: '0.4' }),
    );
    const [position] = [...state.trading.positions.values()];
    if (position === undefined) throw new Error('nothing is held');
    const last = lastPrice(state, position.key, defaultStartTime);
    const profit = walletProfit(state, position, last, defaultStartTime).amount;
    expect(Number(position.margin + profit) / Number(position.margin)).toBeCloseTo(0.4, 2);
  });
});

test('a closed trade leaves a record and no position', () => {
  const state = stateWith(
    fact('closedTrade', { code: 'MSFT', quantity: '3', openedMinutesAgo: 3000, closedMinutesAgo: 1500 }),
  );
  expect(state.trading.positions.size).toBe(0);
  expect(state.trading.closed).toMatchObject([{ key: 'US:MSFT', quantity: parseFixed('3') }]);
});

describe('a resting order', () => {
  test('is away from the price, its money set aside', () => {
    const state = stateWith(
      fact('restingOrder', { code: 'AAPL', quantity: '10', awayPercent: '5', minutesAgo: 30 }),
    );
    const [order] = [...state.trading.orders.values()];
    const last = state.market.price('US:AAPL', defaultStartTime);
    expect(Number(order?.limitPrice) / Number(last)).toBeCloseTo(0.95, 3);
    const { id = '', margin = 0n, fee = 0n } = order ?? {};
    expect(holdsOf(stockWallet(state))).toEqual([{ reason: 'order', id, amount: margin + fee }]);
  });

  test('cannot be at the price', () => {
    expect(() =>
      worldWith(fact('restingOrder', { code: 'AAPL', quantity: '10', limitPrice: '900' })),
    ).toThrow('limitPrice');
  });
});

test('an order that is processed is done after its time', () => {
  const world = worldWith(fact('processingOrder', { code: 'AAPL', quantity: '10', remainingSeconds: 30 }));
  const status = () => [...world.read().trading.orders.values()][0]?.status;
  expect(status()).toBe(3);
  world.dispatch('clock/advance', { byMs: 30_000 });
  expect(status()).toBe(1);
});

test('a cancelled order says who ended it', () => {
  const state = stateWith(
    fact('cancelledOrder', { code: 'AAPL', quantity: '1', by: 'customer' }),
    fact('cancelledOrder', { code: 'AAPL', quantity: '1', by: 'brokerage' }),
  );
  expect([...state.trading.orders.values()].map(({ reason }) => reason)).toEqual([
    'byCustomer',
    'insufficientFunds',
  ]);
  expect(holdsOf(stockWallet(state))).toEqual([]);
});

test("the customer's identity, password, session and watchlist are as said", () => {
  const state = stateWith(
    fact('kyc', { status: 'failed', submittedHoursAgo: 30 }),
    fact('payPassword', { isSet: true }),
    fact('watched', { code: '00700', market: 'HKEX' }),
    fact('session', { state: 'expired' }),
  );
  expect(demo(state)?.identity).toEqual({
    status: 2,
    submittedAt: defaultStartTime - 30 * 60 * minuteMs,
    reason: 'blurredDocument',
  });
  expect(demo(state)?.payPasswordHash).toBe(hashOfSecret('demo@meridian.example', '246810'));
  expect(state.watchlists.get('demo')?.entries).toMatchObject([{ key: 'HK:00700', classify: 'HK' }]);
  expect(demo(state)?.tokenEpoch).toBe(1);
  expect(stateWith(fact('signedOut', {})).session).toBeNull();
});

describe('a pending identity check', () => {
  const hourMs = 60 * minuteMs;

  test('stays pending while the clock is stopped, however long it has taken', () => {
    for (const submittedHoursAgo of [0, 2, 23.9, 24, 31, 500]) {
      const identity = demo(stateWith(fact('kyc', { status: 'pending', submittedHoursAgo })))?.identity;
      if (identity?.status !== 1) throw new Error('it is pending no more');
      expect(identity.review.endsAt).toBeGreaterThan(defaultStartTime);
      expect(identity.review.failsBecause).toBeNull();
    }
  });

  test('ends after the given hours, with the given outcome, and the customer gets a message', () => {
    const said = { status: 'pending', submittedHoursAgo: 2, reviewHours: 5 } as const;
    const ends = (...more: Fact[]) => {
      const world = worldWith(...more);
      world.dispatch('clock/advance', { byMs: 3 * hourMs - 1 });
      const before = demo(world.read())?.identity.status;
      world.dispatch('clock/advance', { byMs: 1 });
      const { identity } = demo(world.read()) ?? {};
      return [before, identity?.status, identity?.reason, world.read().inboxes.get('demo')?.messages];
    };
    const at = defaultStartTime + 3 * hourMs;
    expect(ends(fact('kyc', said))).toEqual([
      1,
      3,
      null,
      [{ id: 'M1', at, isRead: false, kind: 'identityApproved', parameters: {} }],
    ]);
    const failing = fact('kyc', { ...said, outcome: 'failed', reason: 'nameMismatch' });
    expect(ends(failing)).toEqual([
      1,
      2,
      'nameMismatch',
      [{ id: 'M1', at, isRead: false, kind: 'identityFailed', parameters: { reason: 'nameMismatch' } }],
    ]);
  });

  test('fails for one side of an ID card, as is said, and for none where it does not fail', () => {
    const user = demo(stateWith(fact('kyc', { status: 'failed', back: 'Cut off' })));
    expect(user?.identity).toMatchObject({ status: 2, reason: 'Cut off', refusedParts: { back: 'Cut off' } });
    expect(user?.documents?.imageHashes).toHaveLength(2);
    for (const status of ['approved', 'pending', 'notSubmitted'])
      expect(() => worldWith(fact('kyc', { status, back: 'Cut off' } as never))).toThrow('"field":"status"');
    expect(factSentence('kyc', { status: 'failed', back: 'Cut off' })).toBe(
      "the customer's identity check is failed, its back because of Cut off",
    );
  });

  test('cannot be one whose review is over', () => {
    const over = fact('kyc', { status: 'pending', submittedHoursAgo: 6, reviewHours: 6 });
    expect(() => worldWith(over)).toThrow('"field":"reviewHours"');
  });
});

test('a halt lasts as long as it says, or until trading goes on', () => {
  const until = (facts: Fact[], minutes: number) =>
    isHalted(stateWith(...facts), 'US:AAPL', defaultStartTime + minutes * minuteMs);
  const short = [fact('halt', { code: 'AAPL', forMinutes: 5 })];
  expect([until(short, 0), until(short, 4.9), until(short, 5)]).toEqual([true, true, false]);
  expect(until([fact('halt', { code: 'AAPL' })], 9999)).toBe(true);
  expect(until([fact('halt', { code: 'AAPL' }), fact('resume', { code: 'AAPL' })], 0)).toBe(false);
});

test('a margin is added to what is held, with the money for it; of what is not held there is none', () => {
  const holding = fact('holding', { code: 'TSLA', quantity: '10', leverage: '5' });
  const state = stateWith(
    holding,
    fact('addedMargin', { code: 'TSLA', amount: '600' }),
    fact('raisedLeverage', { code: 'TSLA', leverage: '10' }),
  );
  const [position] = state.trading.positions.values();
  expect(state.trading.events.get(position?.id ?? '')?.map(({ kind }) => kind)).toEqual([
    'opened',
    'marginAdded',
    'leverageRaised',
  ]);
  expect(() => worldWith(fact('addedMargin', { code: 'KO', amount: '600' }))).toThrow('invalidRequest');
});

test('every fact has a sentence, and says which parameter does not fit', () => {
  const examples: Record<string, unknown> = {
    session: { state: 'expired' },
    customer: { region: 'mainland' },
    payPassword: { isSet: true },
    kyc: { status: 'failed', reason: 'expiredDocument' },
    wallet: { type: 'STOCK', amount: '5' },
    listings: { state: 'empty' },
    news: { state: 'empty' },
    help: { state: 'empty' },
    article: { id: 'A-1' },
    notice: { id: 'H-1' },
    inboxFilled: { count: 3 },
    webHosts: { hosts: [] },
    uploadLimit: { megabytes: 1 },
    delayed: { market: 'NASDAQ' },
    emailCode: { code: '123456' },
    gate: { of: 'ipo', isOn: false },
    uploadedImage: { picture: 'documentFront' },
    identityReview: { outcome: 'failed' },
    service: { service: 'blockTrade', status: 'refused' },
    deposit: { state: 'late' },
    depositMethods: { only: 'XRP' },
    addedMargin: { code: 'AAPL', amount: '5' },
    payoutAccount: { kind: 'card' },
    transfer: { amount: '5' },
    withdrawal: { kind: 'card', state: 'late' },
    withdrawalReview: { outcome: 'failed' },
    closedWithdrawals: { of: 'TRC-20' },
    loan: { state: 'overdue' },
    ipo: { calendar: 'empty' },
    subscription: { state: 'allotted' },
    partlyFilledOrder: { code: 'KO', waiting: '300' },
    auctionWindow: { opensMinutesBefore: 60, noCancelMinutesBefore: 4 },
    closedTrade: { code: 'AAPL', quantity: '1', openedMinutesAgo: 5, closedMinutesAgo: 1 },
  };
  const sentences = factNames.map((name) =>
    factSentence(name, examples[name] ?? { code: 'AAPL', quantity: '1' }),
  );
  expect(new Set(sentences).size).toBe(factNames.length);
  const failing = { status: 'pending', outcome: 'failed', reviewHours: 5, reason: 'nameMismatch' };
  expect(factSentence('kyc', failing)).toBe(
    "the customer's identity check is pending and will be failed 5 hours after its submission because of nameMismatch",
  );
  expect(factSentence('wallet', examples['wallet'])).toBe('the balance of STOCK is 5.00 USD');
  expect(() => factSentence('wallet', { type: 'POCKET', amount: '5' })).toThrow('"field":"type"');
  expect(() => factSentence('holding', { code: 'AAPL', quantity: '1e3' })).toThrow('"field":"quantity"');
  expect(() => factSentence('weather', {})).toThrow('weather');
});

test('the largest image that is taken is as large as the fact says, and never above the 5 MB of everyone', () => {
  expect(stateWith(fact('uploadLimit', { megabytes: 0.5 })).uploadLimitBytes).toBe(512 * 1024);
  for (const megabytes of [0, 5.1, Number.NaN])
    expect(() => worldWith(fact('uploadLimit', { megabytes }))).toThrow('invalidRequest');
});

test('a code that a fact sent longer ago than it lives is expired, one that was used is used', () => {
  const statusOf = (parameters: Parameters<typeof fact<'emailCode'>>[1]) =>
    stateWith(fact('emailCode', parameters)).emailCodes.get('new@meridian.example')?.status;
  expect(statusOf({})).toBe('sent');
  expect(statusOf({ sentSecondsAgo: 599 })).toBe('sent');
  expect(statusOf({ sentSecondsAgo: 600 })).toBe('expired');
  expect(statusOf({ isUsed: true })).toBe('used');
});

describe('a fact of the past that spends money before it came', () => {
  const early = { code: 'AAPL', quantity: '10', openedMinutesAgo: 60 * 24 * 60 };
  const late = { type: 'STOCK', amount: '50000', daysAgo: 2 };

  test('is refused in words that say what to do, and nothing has changed', () => {
    const world = worldWith(fact('wallet', { ...late, type: 'STOCK' }));
    const before = world.serialise();
    const ask = () => world.dispatch(factCommand('holding'), early);
    expect(ask).toThrow(RangeError);
    expect(ask).toThrow(
      /^fact "holding": the statement of STOCK would be \d+\.\d\d USD below zero on 2026-09-\d\d\. .*"wallet" and daysAgo of 6\d or more/,
    );
    expect(world.serialise()).toBe(before);
    expect(world.log).toHaveLength(1);
  });

  test('is taken once the words are followed', () => {
    const world = worldWith(
      fact('wallet', { type: 'STOCK', amount: '100', daysAgo: 61 }),
      fact('wallet', { ...late, type: 'STOCK' }),
    );
    world.dispatch(factCommand('holding'), early);
    expect(world.read().trading.positions.size).toBe(1);
  });

  test('is refused also where it takes money out on a day before it was there', () => {
    const world = worldWith(fact('wallet', { type: 'STOCK', amount: '50000', daysAgo: 2 }));
    expect(() =>
      world.dispatch(factCommand('wallet'), { type: 'STOCK', amount: '10000', daysAgo: 20 }),
    ).toThrow(/40000\.00 USD below zero/);
  });
});

test('a statement is below zero on no day of any scenario, whatever its seed', () => {
  for (const scenario of scenarioNames) {
    for (const seed of ['meridian', 'another', 'a third']) {
      const { startTime } = scenarios[scenario];
      const options = { seed, scenario, startTime, clock: 'pinned', wallClock: () => 0 } as const;
      const { ledger } = createWorld(brokerageDefinition, options).read();
      const overdrawn = [...ledger.wallets.values()].map(({ wallet }) => overdrawnLine(ledger, wallet));
      expect(
        overdrawn.filter((line) => line !== undefined),
        `${scenario} ${seed}`,
      ).toEqual([]);
    }
  }
});
