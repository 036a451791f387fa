/** A savings account: the smallest world that has a history, for the tests of the kernel. Test kit. */
import { dueAt, liveThrough } from '#kernel/agenda.ts';
import type { Process } from '#kernel/agenda.ts';
import { BusinessRefusal } from '#kernel/refusal.ts';
import { canonicalJson } from '#kernel/json.ts';
import { hash } from '#kernel/random.ts';
import { createWorld } from '#kernel/world.ts';
import type { WorldDefinition } from '#kernel/fold.ts';
import type { World, WorldOptions } from '#kernel/world.ts';

/** An account that earns a coin at every full minute, and deposits that are credited after a while. */
export interface Savings {
  readonly seed: string;
  readonly openedAt: number;
  minutesPaid: number;
  balance: number;
  wrongPasswords: number;
  readonly due: { readonly at: number; readonly amount: number }[];
  readonly events: string[];
}

const deposits: Process<Savings> = {
  name: 'deposit',
  *pending(savings) {
    const [next] = savings.due;
    if (next === undefined) return;
    yield {
      id: 'next',
      dependsOn: `${savings.due.length} to come`,
      nextDue: (fromMs, toMs) => dueAt(next.at, fromMs, toMs),
      happen() {
        savings.due.shift();
        savings.balance += next.amount;
        savings.events.push(`${next.at} deposit ${next.amount}`);
      },
    };
  },
};

const minutes: Process<Savings> = {
  name: 'minute',
  *pending(savings) {
    const next = savings.openedAt + (savings.minutesPaid + 1) * 60_000;
    yield {
      id: 'next',
      dependsOn: `${savings.minutesPaid} paid`,
      nextDue: (fromMs, toMs) => dueAt(next, fromMs, toMs),
      happen() {
        savings.minutesPaid += 1;
        savings.balance += 1;
      },
    };
  },
};

const savingsAgenda = [deposits, minutes];

export const savingsDefinition: WorldDefinition<Savings> = {
  times: {
    earliest: Date.parse('2000-01-01T00:00:00Z'),
    latestStart: Date.parse('2026-12-31T23:59:59Z'),
    latest: Date.parse('2026-12-31T23:59:59Z'),
  },
  open: (seed, openedAt) => ({
    seed,
    openedAt,
    minutesPaid: 0,
    balance: 0,
    wrongPasswords: 0,
    due: [],
    events: [],
  }),
  // Every instant on its agenda is after the opening.
  advance: (savings, toMs) => liveThrough(savings, savingsAgenda, savings.openedAt, toMs),
  apply(savings, command) {
    const payload = command.payload as { amount?: number };
    const amount = payload.amount ?? 0;
    switch (command.type) {
      case 'deposit': {
        const at = command.at + 1 + (hash(savings.seed, 'delay', String(command.at)) % 90_000);
        savings.due.push({ at, amount });
        savings.due.sort((a, b) => a.at - b.at);
        return at;
      }
      case 'withdraw':
        if (amount > savings.balance) throw new BusinessRefusal('insufficient-funds', 'not enough');
        savings.balance -= amount;
        savings.events.push(`${command.at} withdraw ${amount}`);
        return savings.balance;
      case 'wrong-password':
        savings.wrongPasswords += 1;
        throw new BusinessRefusal('wrong-password', 'wrong', {
          isRecorded: true,
          detail: { count: savings.wrongPasswords },
        });
      case 'crash':
        savings.balance += 1_000_000;
        throw new TypeError('a defect half way');
      default:
        throw new BusinessRefusal('unknown', command.type);
    }
  },
  serialise: canonicalJson,
  dataOf: (savings) => savings,
  restore: (data) => data as Savings,
};

export const START = Date.parse('2026-11-18T15:30:00Z');

export function manualClock(at = 1_000_000) {
  let wall = at;
  return { now: () => wall, move: (byMs: number) => (wall += byMs) };
}

export function openSavings(options: Partial<WorldOptions> = {}): World<Savings> {
  return createWorld(savingsDefinition, {
    seed: 's',
    startTime: START,
    wallClock: () => 0,
    clock: 'pinned',
    ...options,
  });
}

export function refusalOf(action: () => unknown): BusinessRefusal | undefined {
  try {
    action();
    return undefined;
  } catch (error) {
    if (error instanceof BusinessRefusal) return error;
    throw error;
  }
}
