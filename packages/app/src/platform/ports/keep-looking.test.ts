import type { ServerMessage } from '@meridian/api';
import { describe, expect, test } from 'vitest';
import { keepLooking, lookWaitsMs } from './keep-looking.ts';
import type { Ports } from './ports.ts';

/** Lets a look that is answered at once be over. */
async function settled(): Promise<void> {
  await Promise.resolve();
  await Promise.resolve();
}

/** A device whose time, connection and messages are the test's. */
function device() {
  const ticks = new Set<() => void>();
  const news = new Set<() => void>();
  const messages = new Set<() => void>();
  let now = 0;
  let isOnline = true;
  const ports = {
    clock: {
      now: () => now,
      every: (_: number, listener: () => void) => {
        ticks.add(listener);
        return () => void ticks.delete(listener);
      },
    },
    network: {
      isOnline: () => isOnline,
      savesData: () => false,
      subscribe: (listener: () => void) => {
        news.add(listener);
        return () => void news.delete(listener);
      },
    },
    socket: {
      subscribe: (_: string, listener: (message: ServerMessage) => void) => {
        const hear = (): void => listener({ type: 'heartbeat' } as ServerMessage);
        messages.add(hear);
        return () => void messages.delete(hear);
      },
      onGap: () => () => {},
    },
  } as unknown as Pick<Ports, 'clock' | 'network' | 'socket'>;
  return {
    ports,
    listenerCount: () => ticks.size + news.size + messages.size,
    async pass(ms: number) {
      await settled();
      for (const end = now + ms; now < end;) {
        now += 500;
        for (const tick of ticks) tick();
        await settled();
      }
    },
    async say(times = 1) {
      for (let nth = 0; nth < times; nth += 1) for (const hear of messages) hear();
      await settled();
    },
    async turn(online: boolean) {
      isOnline = online;
      for (const listener of news) listener();
      await settled();
    },
  };
}

function lookingOn({ ports }: ReturnType<typeof device>) {
  const looks: number[] = [];
  const looking = keepLooking(ports, 'orders', () => {
    looks.push(ports.clock.now());
    return Promise.resolve();
  });
  return { looks, looking };
}

describe('what may come later is looked for', () => {
  test('at once, then with growing waits, and never given up', async () => {
    const phone = device();
    const { looks } = lookingOn(phone);
    await phone.pass(400_000);
    const gaps = looks.slice(1).map((at, index) => at - (looks[index] ?? 0));
    expect(looks[0]).toBe(0);
    expect(gaps.slice(0, lookWaitsMs.length)).toEqual([...lookWaitsMs]);
    expect(new Set(gaps.slice(lookWaitsMs.length))).toEqual(new Set([60_000]));
  });

  test('when the brokerage says something, after which waits are short again', async () => {
    const phone = device();
    const { looks } = lookingOn(phone);
    await phone.pass(20_000);
    const before = looks.length;
    await phone.say();
    expect(looks.slice(before)).toEqual([20_000]);
    await phone.pass(1_000);
    expect(looks.at(-1)).toBe(21_000);
  });

  test('when the device is back online, not when it goes offline', async () => {
    const phone = device();
    const { looks } = lookingOn(phone);
    await phone.pass(20_000);
    await phone.turn(false);
    expect(looks.at(-1)).toBe(15_000);
    await phone.turn(true);
    expect(looks.at(-1)).toBe(20_000);
  });

  test('once a tick at most, however much is said', async () => {
    const phone = device();
    const { looks } = lookingOn(phone);
    for (let second = 0; second < 10; second += 1) {
      await phone.say(100);
      await phone.pass(500);
    }
    expect(looks.length).toBeLessThanOrEqual(11);
  });

  test('until it is stopped', async () => {
    const phone = device();
    const { looks, looking } = lookingOn(phone);
    looking.stop();
    await phone.pass(10_000);
    expect(looks).toEqual([0]);
    expect(phone.listenerCount()).toBe(0);
  });
});

test('one look at a time: what is said during a look is looked at afterwards', async () => {
  const phone = device();
  let answer = (): void => {};
  let count = 0;
  keepLooking(phone.ports, 'orders', () => {
    count += 1;
    return new Promise((resolve) => (answer = resolve));
  });
  await phone.say(3);
  await phone.pass(120_000);
  expect(count).toBe(1);
  answer();
  await phone.pass(500);
  expect(count).toBe(2);
});
