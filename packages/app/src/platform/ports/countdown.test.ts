import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createChanges } from './changes.ts';
import { createServerClock } from './clock.ts';
import { createCountdown } from './countdown.ts';

const startMs = 1_800_000_000_000;
beforeEach(() => void vi.useFakeTimers({ now: startMs }));
afterEach(() => void vi.useRealTimers());

/** A device whose page can be shown again. */
function device() {
  const clock = createServerClock(() => Date.now());
  const shown = createChanges();
  const network = { isOnline: () => true, savesData: () => false, subscribe: shown.subscribe };
  return { clock, shown, to: (untilMs: number | null) => createCountdown({ clock, network }, untilMs) };
}

/** What a reader sees that looks at each notification, each number once. */
function watch(countdown: ReturnType<ReturnType<typeof device>['to']>) {
  const seen = [countdown.secondsLeft()];
  const listener = vi.fn(() => {
    const left = countdown.secondsLeft();
    if (left !== seen.at(-1)) seen.push(left);
  });
  return { seen, listener, stop: countdown.subscribe(listener) };
}

describe('a countdown', () => {
  it('shows each whole second until its instant, and none less than 0', () => {
    const { seen } = watch(device().to(startMs + 3_000));
    vi.advanceTimersByTime(10_000);
    expect(seen).toEqual([3, 2, 1, 0]);
  });

  it('rounds up: what is left is never said to be over', () => {
    const countdown = device().to(startMs + 2_001);
    expect(countdown.secondsLeft()).toBe(3);
    vi.setSystemTime(startMs + 2_000);
    expect(countdown.secondsLeft()).toBe(1);
    vi.setSystemTime(startMs + 2_001);
    expect(countdown.secondsLeft()).toBe(0);
  });

  it('is the same in a page that was loaded again', () => {
    const { to } = device();
    vi.setSystemTime(startMs + 18_000);
    expect(to(startMs + 60_000).secondsLeft()).toBe(42);
  });

  it('says what is left as soon as a phone that slept shows the page, without waiting for a timer', () => {
    const { to, shown } = device();
    const { seen } = watch(to(startMs + 60_000));
    vi.setSystemTime(startMs + 45_000);
    shown.announce();
    expect(seen).toEqual([60, 15]);
  });

  it('has no timer once it is over, nor without an instant', () => {
    const { to } = device();
    const { listener } = watch(to(startMs + 1_000));
    const { listener: idle } = watch(to(null));
    vi.advanceTimersByTime(1_000);
    const timesCalled = listener.mock.calls.length;
    vi.advanceTimersByTime(3_600_000);
    expect(listener).toHaveBeenCalledTimes(timesCalled);
    expect(idle).not.toHaveBeenCalled();
    expect(to(null).secondsLeft()).toBe(0);
  });

  it('runs again when the server sets the clock back', () => {
    const { to, clock } = device();
    const { seen } = watch(to(startMs + 2_000));
    vi.advanceTimersByTime(5_000);
    clock.correct(startMs - 1_000);
    vi.advanceTimersByTime(1_000);
    expect(seen).toEqual([2, 1, 0, 3, 2]);
  });

  it('leaves nothing behind where nobody looks any more', () => {
    const { to, shown, clock } = device();
    const { listener, stop } = watch(to(startMs + 60_000));
    stop();
    vi.advanceTimersByTime(5_000);
    shown.announce();
    clock.correct(startMs + 90_000);
    expect(listener).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
