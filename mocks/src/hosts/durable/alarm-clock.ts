/**
 * Time for an object that sleeps between two calls: instead of timers that would keep it awake, one alarm, at whatever is next.
 * While prices are listened to that is the next second, while a line is only open the next heartbeat, and with nobody there
 * what happens next by itself in the world.
 */
import { agenda } from '#domain/agenda.ts';
import { heartbeatMs } from '@meridian/api';
import { nextEvent } from '#kernel/index.ts';
import { feedClock } from '../host-clock.ts';
import type { FeedClock } from '../socket/world-feed.ts';
import type { WorldHandle } from '../world-handle.ts';
import type { ObjectStorage } from './engine.ts';

const tickMs = 1000;
/** How far ahead of the world's present the next event is looked for. */
const horizonMs = 7 * 24 * 60 * 60_000;
/** Nearer alarms would cost more than they tell anybody. */
const soonestMs = 1000;

export interface AlarmClock {
  /** For the feed, which ticks by the alarm. */
  readonly feed: FeedClock;
  /** Sets the alarm for what is next. `isLooking`: also for what happens by itself, which takes its time to find. */
  set(handle: WorldHandle | undefined, isLooking: boolean): void;
  /** The alarm has gone off: lets the seconds pass since it was last set. */
  rang(handle: WorldHandle | undefined): void;
  /** When the object looks after its world next, in ms of the wall clock; null where nothing is due. */
  readonly at: number | null;
}

export function alarmClock(storage: ObjectStorage, wallClock: () => number): AlarmClock {
  const ticks = new Set<() => void>();
  let tickedAt = wallClock();
  let at: number | null = null;

  function move(to: number | null): void {
    if (to === at) return;
    at = to;
    // The engine sees to it that what comes after waits for this.
    void (to === null ? storage.deleteAlarm() : storage.setAlarm(to));
  }

  function nextTick(handle: WorldHandle): number | null {
    if (ticks.size === 0) return null;
    return tickedAt + (handle.clockMode() === 'running' ? tickMs : heartbeatMs);
  }

  /** Null where nothing is due within the horizon, or time stands still. */
  function nextOwnEvent(handle: WorldHandle): number | null {
    const rate = handle.world.clockRate();
    if (rate === 0) return null;
    const state = handle.latest().read();
    const now = handle.now();
    const next = nextEvent(state, agenda, now + 1, now + horizonMs);
    return wallClock() + Math.max(soonestMs, Math.ceil(((next?.at ?? now + horizonMs) - now) / rate));
  }

  return {
    feed: {
      ...feedClock,
      every(_ms, tick) {
        if (ticks.size === 0) tickedAt = wallClock();
        ticks.add(tick);
        return () => ticks.delete(tick);
      },
    },
    get at() {
      return at;
    },
    set(handle, isLooking) {
      if (handle === undefined) return move(null);
      const tick = nextTick(handle);
      if (tick !== null) return move(tick);
      if (isLooking) return move(nextOwnEvent(handle));
      // Looked for once the caller has its answer.
      if (handle.world.clockRate() > 0) move(at ?? wallClock() + soonestMs);
    },
    rang(handle) {
      at = null;
      const now = wallClock();
      const seconds = Math.max(1, Math.round((now - tickedAt) / tickMs));
      tickedAt = now;
      // Lives up to now, whoever is there.
      handle?.latest().read();
      for (let second = 0; second < Math.min(seconds, heartbeatMs / tickMs); second += 1)
        for (const tick of [...ticks]) tick();
    },
  };
}
