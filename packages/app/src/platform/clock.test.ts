import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createServerClock } from './ports/clock.ts';
import { demoAddress, handedOverClock } from './demo.ts';
import type { Clock } from './ports/ports.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const deviceAt = 1_800_000_000_000;

describe('the clock', () => {
  it('goes by the device until the server says otherwise', () => {
    const clock = createServerClock(() => deviceAt);
    expect(clock.now()).toBe(deviceAt);
    clock.correct(deviceAt + 90_000);
    expect(clock.now()).toBe(deviceAt + 90_000);
  });

  it('does not tremble: a server’s date counts whole seconds and travels', () => {
    const clock = createServerClock(() => deviceAt);
    clock.correct(deviceAt - 1_400);
    expect(clock.now()).toBe(deviceAt);
    clock.correct(deviceAt + 2_001);
    expect(clock.now()).toBe(deviceAt + 2_001);
  });

  it('calls who waits at every interval, and at once when it was set', () => {
    const clock = createServerClock(() => deviceAt);
    const heard = vi.fn();
    const stop = clock.every(1_000, heard);
    vi.advanceTimersByTime(2_000);
    expect(heard).toHaveBeenCalledTimes(2);
    clock.correct(deviceAt + 3_600_000);
    expect(heard).toHaveBeenCalledTimes(3);
    stop();
    vi.advanceTimersByTime(5_000);
    expect(heard).toHaveBeenCalledTimes(3);
  });
});

describe('the demo', () => {
  it('keeps each scenario in a world and storage of its own', () => {
    const of = (address: string) => demoAddress(new URL(address, 'https://pages.test'));
    expect(of('/?scenario=kyc-failed')).toMatchObject({
      scenario: 'kyc-failed',
      worldId: 'kyc-failed',
      baseUrl: '/w/kyc-failed',
      storagePrefix: 'kyc-failed:',
    });
    expect(of('/')).toMatchObject({ scenario: null, worldId: 'demo' });
    expect(of('/?scenario=../x').worldId).not.toMatch(/[./]/);
  });

  it('calls a brokerage below its own folder, so that its files are its own even in a folder named w', () => {
    const of = (address: string) => demoAddress(new URL(address, 'https://pages.test')).baseUrl;
    expect(of('/w/meridian/index.html')).toBe('/w/meridian/w/demo');
    expect(of('/w/meridian/')).toBe('/w/meridian/w/demo');
    expect(of('/a b/')).toBe('/a%20b/w/demo');
  });

  it('hands the clock over to the world, and informs waiting code', async () => {
    const listeners: (() => void)[] = [];
    const world: Clock = {
      now: () => 42,
      every: (_intervalMs, listener) => {
        listeners.push(listener);
        return () => void listeners.splice(listeners.indexOf(listener), 1);
      },
    };
    const opened = Promise.withResolvers<{ clock: Clock }>();
    const clock = handedOverClock(
      createServerClock(() => deviceAt),
      opened.promise,
    );
    const heard = vi.fn();
    const stop = clock.every(1_000, heard);
    expect(clock.now()).toBe(deviceAt);
    opened.resolve({ clock: world });
    await opened.promise;
    await Promise.resolve();
    expect(clock.now()).toBe(42);
    expect(heard).toHaveBeenCalledOnce();
    expect(listeners).toHaveLength(1);
    stop();
    expect(listeners).toHaveLength(0);
  });
});
