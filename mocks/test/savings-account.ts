/** A toy brokerage on which the tests of the kernel run their worlds. */
import { dueAt, liveThrough } from '../src/kernel/agenda.ts';
import type { Process } from '../src/kernel/agenda.ts';
import { BusinessRefusal } from '../src/kernel/refusal.ts';
import { canonicalJson } from '../src/kernel/json.ts';
import { hash } from '../src/kernel/random.ts';
import { createWorld } from '../src/kernel/world.ts';
import type { WorldDefinition } from '../src/kernel/fold.ts';
import type { World, WorldOptions } from '../src/kernel/world.ts';

/** An account that earns a coin at every full minute, and deposits that are credited after a while. */
export interface Till {
  readonly seed: string;
  readonly openedAt: number;
  minutesPaid: number;
  balance: number;
  wrongPasswords: number;
  readonly due: { readonly at: number; readonly amount: number }[];
  readonly events: string[];
}

const deposits: Process<Till> = {
  name: 'deposit',
  *pending(till) {
    const [next] = till.due;
    if (next === undefined) return;
    yield {
      id: 'next',
      dependsOn: `${till.due.length} to come`,
      nextDue: (fromMs, toMs) => dueAt(next.at, fromMs, toMs),
      happen() {
        till.due.shift();
        till.balance += next.amount;
        till.events.push(`${next.at} deposit ${next.amount}`);
      },
    };
  },
};

const minutes: Process<Till> = {
  name: 'minute',
  *pending(till) {
    const next = till.openedAt + (till.minutesPaid + 1) * 60_000;
    yield {
      id: 'next',
      dependsOn: `${till.minutesPaid} paid`,
      nextDue: (fromMs, toMs) => dueAt(next, fromMs, toMs),
      happen() {
        till.minutesPaid += 1;
        till.balance += 1;
      },
    };
  },
};

const tillAgenda = [deposits, minutes];

export const tillDefinition: WorldDefinition<Till> = {
  times: { earliest: Date.parse('2000-01-01T00:00:00Z'), latest: Date.parse('2026-12-31T23:59:59Z') },
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
  advance: (till, toMs) => liveThrough(till, tillAgenda, till.openedAt, toMs),
  apply(till, command) {
    const payload = command.payload as { amount?: number };
    const amount = payload.amount ?? 0;
    switch (command.type) {
      case 'deposit': {
        const at = command.at + 1 + (hash(till.seed, 'delay', String(command.at)) % 90_000);
        till.due.push({ at, amount });
        till.due.sort((a, b) => a.at - b.at);
        return at;
      }
      case 'withdraw':
        if (amount > till.balance) throw new BusinessRefusal('insufficient-funds', 'not enough');
        till.balance -= amount;
        till.events.push(`${command.at} withdraw ${amount}`);
        return till.balance;
      case 'wrong-password':
        till.wrongPasswords += 1;
        throw new BusinessRefusal('wrong-password', 'wrong', {
          isRecorded: true,
          detail: { count: till.wrongPasswords },
        });
      case 'crash':
        till.balance += 1_000_000;
        throw new TypeError('a defect half way');
      default:
        throw new BusinessRefusal('unknown', command.type);
    }
  },
  serialise: canonicalJson,
  dataOf: (till) => till,
  restore: (data) => data as Till,
};

export const START = Date.parse('2026-11-18T15:30:00Z');

export function handHeldClock(at = 1_000_000) {
  let wall = at;
  return { now: () => wall, move: (byMs: number) => (wall += byMs) };
}

export function openTill(options: Partial<WorldOptions> = {}): World<Till> {
  return createWorld(tillDefinition, {
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
