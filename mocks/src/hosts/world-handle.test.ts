/** One world opened several times: kept, shared, reset, undone. */
import { describe, expect, test, vi } from 'vitest';
import { browserTabs } from '#test/browser-tabs.ts';
import { placement } from '#test/placement.ts';
import type { WorldStore } from './store/store.ts';
import { openHandle } from './world-handle.ts';

describe('a kept world', () => {
  test('comes back after a reload, byte for byte, and goes on', async () => {
    const { open: holder } = browserTabs();
    const before = openHandle('w', 'funded', { store: holder() });
    await before.exclusive((world) => world.dispatch('orders/place', placement('one')));
    await before.advance(90_000);
    const text = before.world.serialise();
    before.close();
    const after = openHandle('w', 'funded', { store: holder() });
    expect(after.world.serialise()).toBe(text);
    expect(after.now()).toBe(before.now());
  });

  test('whose clock runs has gone on without a reader', () => {
    const { open: holder } = browserTabs();
    let wall = 1_000_000;
    const wallClock = () => wall;
    const before = openHandle('w', 'funded', { store: holder(), clock: 'running', wallClock });
    const start = before.now();
    before.close();
    wall += 3_600_000;
    expect(openHandle('w', 'funded', { store: holder(), clock: 'running', wallClock }).now()).toBe(
      start + 3_600_000,
    );
  });

  test('opened in another scenario begins anew, for its other holder too', async () => {
    const { open: holder } = browserTabs();
    const first = openHandle('w', 'trader', { store: holder() });
    const second = openHandle('w', 'newcomer', { store: holder() });
    expect(second.world.read().trading.positions.size).toBe(0);
    await first.advance(1000);
    expect(first.scenario).toBe('newcomer');
    expect(first.world.serialise()).toBe(second.world.serialise());
  });

  test('whose history is impossible now is opened fresh, and says so', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { open: holder, texts } = browserTabs();
    const before = openHandle('w', 'funded', { store: holder() });
    await before.exclusive((world) => world.dispatch('orders/place', placement('one')));
    for (const [key, text] of texts) texts.set(key, text.replace('orders/place', 'orders/teleport'));
    const after = openHandle('w', 'funded', { store: holder() });
    expect(after.world.log).toEqual([]);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });

  test('that can no longer be read is opened fresh', () => {
    const { open: holder, texts } = browserTabs();
    for (const text of [
      '{"generation":1,"snapshot":{"scenario":"gone"}}',
      'null',
      '{"gen',
      '{"generation":1}',
    ]) {
      texts.set('meridian.world.w', text);
      expect(openHandle('w', 'funded', { store: holder() }).scenario).toBe('funded');
    }
  });
});

describe('a store that keeps nothing', () => {
  test.each<[string, Partial<WorldStore>]>([
    [
      'because it is full',
      {
        begin: () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        },
      },
    ],
    [
      'because it is blocked',
      {
        load: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
        begin: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      },
    ],
  ])('%s does not keep the world from going on', async (_why, broken) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { open: holder } = browserTabs();
    const handle = openHandle('w', 'funded', { store: { ...holder(), ...broken } });
    await handle.exclusive((world) => world.dispatch('orders/place', placement('one')));
    await handle.exclusive((world) => world.dispatch('orders/place', placement('two')));
    await handle.exclusive((world) => world.dispatch('orders/place', placement('one')));
    expect(handle.world.read().trading.orders.size).toBe(2);
    expect(warn.mock.calls.filter(([text]) => String(text).includes('cannot be kept'))).toHaveLength(1);
    warn.mockRestore();
  });

  test('from some day on loses nothing of what this page did, and keeps it all once there is room again', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const tabs = browserTabs();
    const handle = openHandle('w', 'funded', { store: tabs.open() });
    tabs.isFull = true;
    await handle.exclusive((world) => world.dispatch('orders/place', placement('one')));
    await handle.advance(1000);
    expect(handle.world.read().trading.orders.size).toBe(1);
    tabs.isFull = false;
    await handle.exclusive((world) => world.dispatch('orders/place', placement('two')));
    expect(tabs.open().load('w')?.log).toHaveLength(3);
    warn.mockRestore();
  });

  test('whose world another page wrote in words this one does not know leaves this one as it is', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { open: holder, texts } = browserTabs();
    const handle = openHandle('w', 'funded', { store: holder() });
    await handle.exclusive((world) => world.dispatch('orders/place', placement('one')));
    const other = holder();
    const saved = other.load('w');
    if (saved === null) throw new Error('nothing is kept');
    const log = saved.log.map((command) => ({ ...command, type: 'orders/teleport' }));
    other.begin('w', { ...saved, log, generation: 2 }, 1);
    const kept = new Map(texts);
    await handle.advance(1000);
    expect(handle.world.read().trading.orders.size).toBe(1);
    expect(texts).toEqual(kept);
    warn.mockRestore();
  });
});

describe('two holders of one world', () => {
  test('act one after the other, on the newest history, and notice each other', async () => {
    const { open: holder } = browserTabs();
    const [one, two] = [
      openHandle('w', 'funded', { store: holder() }),
      openHandle('w', 'funded', { store: holder() }),
    ];
    const heard = vi.fn();
    two.onChange(heard);
    await Promise.all([
      one.exclusive((world) => world.dispatch('orders/place', placement('one'))),
      two.exclusive((world) => world.dispatch('orders/place', placement('two'))),
      one.exclusive((world) => world.dispatch('orders/place', placement('one'))),
    ]);
    expect(heard).toHaveBeenCalled();
    expect(one.world.read().trading.orders.size).toBe(2);
    expect(two.world.serialise()).toBe(one.world.serialise());
  });

  test('see a reset and an undo of the other', async () => {
    const { open: holder } = browserTabs();
    const [one, two] = [
      openHandle('w', 'funded', { store: holder() }),
      openHandle('w', 'funded', { store: holder() }),
    ];
    await one.advance(1000);
    await one.applyFact('watched', { code: 'KO' });
    await two.undo();
    expect(one.world.log.map(({ type }) => type)).toEqual(['clock/advance']);
    await one.reset('newcomer');
    expect(two.scenario).toBe('newcomer');
    expect(two.world.log).toEqual([]);
  });
});

test('a reset keeps seed, clock and, within its scenario, the time it began', async () => {
  const handle = openHandle('w', 'funded', { seed: 'other', startTime: 1_795_000_000_000 });
  await handle.advance(5000);
  await handle.reset();
  expect(handle.now()).toBe(1_795_000_000_000);
  await handle.run();
  await handle.reset('us-holiday');
  expect(handle.world.opening.seed).toBe('other');
  expect(handle.clockMode()).toBe('running');
  expect(new Date(handle.now()).toISOString()).toMatch(/^2026-11-26T15:30/);
});

test('a refused command is not kept, and the holder learns why', async () => {
  const { open: holder, texts } = browserTabs();
  const handle = openHandle('w', 'funded', { store: holder() });
  const before = new Map(texts);
  await expect(handle.setTime(0)).rejects.toMatchObject({ reason: 'clock-backwards' });
  await expect(handle.applyFact('wallet', { type: 'STOCK', amount: 'much' })).rejects.toMatchObject({
    reason: 'invalidRequest',
  });
  expect(texts).toEqual(before);
});

test('the clock is pinned, runs and is pinned again', async () => {
  let wall = 0;
  const handle = openHandle('w', 'funded', { wallClock: () => wall });
  const start = handle.now();
  wall += 5000;
  expect(handle.now()).toBe(start);
  await handle.run();
  wall += 5000;
  expect([handle.clockMode(), handle.now()]).toEqual(['running', start + 5000]);
  await handle.pin();
  wall += 5000;
  expect([handle.clockMode(), handle.now()]).toEqual(['pinned', start + 5000]);
});

test('time moves to what happens next by itself, one event after the other, until nothing is due', async () => {
  const handle = openHandle('w', 'kyc-pending');
  const start = handle.now();
  const remainingSeconds = 90;
  await handle.applyFact('processingOrder', { code: 'BTCUSDT', quantity: '1', remainingSeconds });
  expect(await handle.advanceToNextEvent()).toMatchObject({ process: 'orderFill', at: start + 90_000 });
  expect(handle.now()).toBe(start + 90_000);
  const review = await handle.advanceToNextEvent();
  expect(review).toMatchObject({ process: 'identityReview', id: 'demo', at: handle.now() });
  expect(handle.user()).toMatchObject({ realStatus: 3, unreadCount: 2 });
  const { length } = handle.world.log;
  expect(await handle.advanceToNextEvent()).toBeNull();
  expect([handle.now(), handle.world.log.length]).toEqual([review?.at, length]);
});

test('the app finds token and user as its storage would hold them', () => {
  expect(openHandle('w', 'visitor').token()).toBeNull();
  expect(openHandle('w', 'visitor').user()).toBeNull();
  const handle = openHandle('w', 'kyc-failed');
  expect(handle.token()).toMatch(/^mt_[0-9a-f]{24}$/);
  expect(handle.user()).toMatchObject({ userLoginId: 'demo', realStatus: 2 });
});

test('a tester signs in as a customer who has just registered, and as the first one again', async () => {
  const handle = openHandle('w', 'trader');
  await handle.applyFact('anotherCustomer', {});
  expect(handle.customers().map(({ id }) => id)).toEqual(['demo', 'demo-2']);
  const newer = await handle.signInAs('demo-2');
  expect(newer.user).toMatchObject({
    userLoginId: 'demo-2',
    realStatus: 0,
    email: 'demo-2@meridian.example',
  });
  const first = await handle.signInAs('demo');
  expect(first.user.userLoginId).toBe('demo');
  expect(first.token).toBe(handle.token());
  expect(newer.token).not.toBe(first.token);
  await expect(handle.signInAs('nobody')).rejects.toThrow(RangeError);
});

test('faults are added once, taken away, and listed', () => {
  const handle = openHandle('w', 'trader');
  const heard = vi.fn();
  handle.onChange(heard);
  handle.addFault('down@*');
  handle.addFault('down@*');
  handle.addFault('silent@socket');
  expect(handle.faults).toHaveLength(2);
  handle.removeFault('down@*');
  expect(handle.faults).toEqual([{ on: 'socket', target: 'socket', kind: 'silent' }]);
  handle.clearFaults();
  expect(handle.faults).toEqual([]);
  expect(heard).toHaveBeenCalledTimes(5);
});
