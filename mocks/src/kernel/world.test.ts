import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockCommands } from './clock.ts';
import { parseSnapshot } from './command.ts';
import type { Command } from './command.ts';
import { canonicalJson } from './json.ts';
import { hash } from './random.ts';
import { BusinessRefusal } from './refusal.ts';
import { createWorld, replay } from './world.ts';
import type { World, WorldChange, WorldDefinition, WorldOptions } from './world.ts';

/** A toy brokerage: an account that earns a coin at every full minute, and deposits that are credited after a while. */
interface Till {
  readonly seed: string;
  readonly openedAt: number;
  minutesPaid: number;
  balance: number;
  wrongPasswords: number;
  readonly due: { readonly at: number; readonly amount: number }[];
  readonly events: string[];
}

const tillDefinition: WorldDefinition<Till> = {
  open: (seed, openedAt) => ({
    seed,
    openedAt,
    minutesPaid: 0,
    balance: 0,
    wrongPasswords: 0,
    due: [],
    events: [],
  }),
  advance(till, toMs) {
    for (;;) {
      const minute = till.openedAt + (till.minutesPaid + 1) * 60_000;
      const deposit = till.due[0];
      const next = Math.min(minute, deposit?.at ?? Infinity);
      if (next > toMs) return;
      if (deposit !== undefined && deposit.at <= minute) {
        till.due.shift();
        till.balance += deposit.amount;
        till.events.push(`${deposit.at} deposit ${deposit.amount}`);
      } else {
        till.minutesPaid += 1;
        till.balance += 1;
      }
    }
  },
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
};

const START = Date.parse('2026-11-18T15:30:00Z');

function handHeldClock(at = 1_000_000) {
  let wall = at;
  return { now: () => wall, move: (byMs: number) => (wall += byMs) };
}

function openTill(options: Partial<WorldOptions> = {}): World<Till> {
  return createWorld(tillDefinition, {
    seed: 's',
    startTime: START,
    wallClock: () => 0,
    clock: 'pinned',
    ...options,
  });
}

function refusalOf(action: () => unknown): BusinessRefusal | undefined {
  try {
    action();
    return undefined;
  } catch (error) {
    if (error instanceof BusinessRefusal) return error;
    throw error;
  }
}

type Deed =
  | { readonly kind: 'command'; readonly type: string; readonly payload: Readonly<Record<string, number>> }
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'look' };

const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({
    kind: fc.constant('command' as const),
    type: fc.constantFrom('deposit', 'withdraw', 'wrong-password', 'nonsense'),
    payload: fc.record({ amount: fc.nat({ max: 50 }) }),
  }),
  fc.record({
    kind: fc.constant('command' as const),
    type: fc.constantFrom(clockCommands.advance, clockCommands.pin, clockCommands.run),
    payload: fc.record({ byMs: fc.nat({ max: 400_000 }), wallMs: fc.nat({ max: 10_000_000 }) }),
  }),
  fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: -50_000, max: 200_000 }) }),
  fc.constant({ kind: 'look' as const }),
);

function live(world: World<Till>, deeds: readonly Deed[], wall: ReturnType<typeof handHeldClock>): void {
  for (const one of deeds) {
    if (one.kind === 'wait') wall.move(one.ms);
    else if (one.kind === 'look') world.read();
    else {
      const isRun = one.type === clockCommands.run;
      refusalOf(() => world.dispatch(one.type, isRun ? { wallMs: wall.now() } : one.payload));
    }
  }
}

describe('a world', () => {
  it('replayed from its log is byte-equal, whoever looked at it in between', () => {
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 60 }), fc.string(), (deeds, seed) => {
        const wall = handHeldClock();
        const world = openTill({ seed, wallClock: wall.now, clock: 'running' });
        live(world, deeds, wall);
        // Pinned, so that both worlds are read at one instant even where the wall clock went backwards.
        world.dispatch(clockCommands.pin);
        const saved = parseSnapshot(JSON.stringify(world.snapshot()));
        const again = replay(tillDefinition, saved, { wallClock: wall.now });
        expect(again.serialise()).toBe(world.serialise());
        expect(again.now()).toBe(world.now());
        expect(again.at(saved.log.length)).toEqual(world.read());
      }),
      { numRuns: 300 },
    );
  });

  it('never runs backwards, and keeps its log in the order of time', () => {
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 40 }), (deeds) => {
        const wall = handHeldClock();
        const world = openTill({ wallClock: wall.now, clock: 'running' });
        let before = world.now();
        for (const one of deeds) {
          live(world, [one], wall);
          expect(world.now()).toBeGreaterThanOrEqual(before);
          before = world.now();
        }
        const times = world.log.map(({ at }) => at);
        expect(times).toEqual(times.toSorted((a, b) => a - b));
      }),
    );
  });

  it('undone to any length equals the world that never went further', () => {
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 40 }), fc.nat({ max: 40 }), (deeds, count) => {
        const wall = handHeldClock();
        const world = openTill({ wallClock: wall.now });
        live(world, deeds, wall);
        const length = Math.max(0, world.log.length - count);
        const expected = openTill({ wallClock: wall.now, log: world.log.slice(0, length) });
        world.undo(count);
        expect(world.serialise()).toBe(expected.serialise());
      }),
    );
  });

  it('answers the caller and stamps the command with world time', () => {
    const world = openTill();
    world.dispatch(clockCommands.advance, { byMs: 120_000 });
    expect(world.dispatch('withdraw', { amount: 1 })).toBe(1);
    expect(world.log.at(-1)).toEqual({ type: 'withdraw', at: START + 120_000, payload: { amount: 1 } });
  });

  it('does what falls due on the way of a jump, in order', () => {
    const world = openTill();
    const creditedAt = world.dispatch('deposit', { amount: 7 });
    world.dispatch(clockCommands.advance, { byMs: 3_600_000 });
    expect(world.read().events).toEqual([`${String(creditedAt)} deposit 7`]);
    expect(world.read().balance).toBe(60 + 7);
  });

  it('does not log a refusal that changed nothing', () => {
    const world = openTill();
    const before = world.serialise();
    const refusal = refusalOf(() => world.dispatch('withdraw', { amount: 5 }));
    expect(refusal?.reason).toBe('insufficient-funds');
    expect(world.log).toEqual([]);
    expect(world.serialise()).toBe(before);
  });

  it('logs a refusal that is recorded, and counts it again on replay', () => {
    const world = openTill();
    const refusal = refusalOf(() => world.dispatch('wrong-password'));
    expect(refusal?.detail).toEqual({ count: 1 });
    expect(world.log).toHaveLength(1);
    const again = replay(tillDefinition, world.snapshot(), { wallClock: () => 0 });
    expect(again.read().wrongPasswords).toBe(1);
  });

  it('is as it was after a defect in a command', () => {
    const world = openTill();
    world.dispatch(clockCommands.advance, { byMs: 60_000 });
    const before = world.serialise();
    expect(() => world.dispatch('crash')).toThrow(TypeError);
    expect(world.serialise()).toBe(before);
    expect(world.log).toHaveLength(1);
  });

  it('keeps a payload from being changed afterwards', () => {
    const payload = { amount: 3, note: ['a'] };
    const world = openTill();
    world.dispatch('deposit', payload);
    payload.note.push('b');
    const logged = world.log[0] as Command & { payload: { note: string[] } };
    expect(logged.payload).toEqual({ amount: 3, note: ['a'] });
    expect(() => logged.payload.note.push('c')).toThrow(TypeError);
  });

  it('refuses a payload that no log can keep', () => {
    expect(() => openTill().dispatch('deposit', { amount: 1n })).toThrow(TypeError);
    expect(() => openTill().dispatch('deposit', () => 1)).toThrow(TypeError);
  });

  it('tells subscribers of commands and rewinds until they leave', () => {
    const world = openTill();
    const changes: WorldChange[] = [];
    const leave = world.subscribe((change) => changes.push(change));
    world.dispatch('deposit', { amount: 1 });
    refusalOf(() => world.dispatch('withdraw', { amount: 99 }));
    world.undo();
    leave();
    world.dispatch('deposit', { amount: 2 });
    expect(changes.map((change) => (change.kind === 'command' ? change.command.type : change.kind))).toEqual([
      'deposit',
      'rewound',
    ]);
  });
});

describe("a world's clock", () => {
  it('runs with the wall clock from the opening, and logs that it does', () => {
    const wall = handHeldClock();
    const world = openTill({ wallClock: wall.now, clock: 'running' });
    wall.move(90_000);
    expect(world.now()).toBe(START + 90_000);
    expect(world.read().balance).toBe(1);
    expect(world.log).toEqual([
      { type: 'clock/run', at: START, payload: { wallMs: 1_000_000, isOpening: true } },
    ]);
  });

  it('stands still when pinned, and goes on from there when let go', () => {
    const wall = handHeldClock();
    const world = openTill({ wallClock: wall.now, clock: 'running' });
    wall.move(5_000);
    world.dispatch(clockCommands.pin);
    wall.move(60_000);
    expect(world.now()).toBe(START + 5_000);
    world.dispatch(clockCommands.run, { wallMs: wall.now() });
    wall.move(1_000);
    expect(world.now()).toBe(START + 6_000);
  });

  it('keeps running after a jump', () => {
    const wall = handHeldClock();
    const world = openTill({ wallClock: wall.now, clock: 'running' });
    world.dispatch(clockCommands.set, { toMs: START + 1_000_000 });
    wall.move(500);
    expect(world.now()).toBe(START + 1_000_500);
  });

  it('refuses to go back, and commands without their number', () => {
    const world = openTill();
    expect(refusalOf(() => world.dispatch(clockCommands.set, { toMs: START - 1 }))?.reason).toBe(
      'clock-backwards',
    );
    expect(refusalOf(() => world.dispatch(clockCommands.advance, { byMs: -1 }))?.reason).toBe(
      'clock-backwards',
    );
    expect(refusalOf(() => world.dispatch(clockCommands.advance))?.reason).toBe('clock-command-invalid');
    expect(refusalOf(() => world.dispatch('clock/hurry'))?.reason).toBe('clock-command-invalid');
    expect(world.log).toEqual([]);
  });

  it('goes back with the commands that moved it, but never loses its opening', () => {
    const wall = handHeldClock();
    const pinned = openTill();
    pinned.dispatch(clockCommands.advance, { byMs: 600_000 });
    pinned.undo();
    expect(pinned.now()).toBe(START);
    const running = openTill({ wallClock: wall.now, clock: 'running' });
    running.dispatch('deposit', { amount: 1 });
    running.undo(99);
    expect(running.log.map(({ type }) => type)).toEqual(['clock/run']);
    expect(running.clockMode()).toBe('running');
  });
});

describe('a snapshot', () => {
  it('of a running world goes on with the wall clock after a reload, and from its own instant when shared', () => {
    const wall = handHeldClock();
    const world = openTill({ wallClock: wall.now, clock: 'running' });
    wall.move(10_000);
    const snapshot = world.snapshot();
    wall.move(1_000_000);
    expect(replay(tillDefinition, snapshot, { wallClock: wall.now }).now()).toBe(START + 1_010_000);
    const shared = replay(tillDefinition, snapshot, { wallClock: wall.now, resume: 'snapshot' });
    expect(shared.now()).toBe(START + 10_000);
    wall.move(1_000);
    expect(shared.now()).toBe(START + 11_000);
  });

  it('knows its scenario, seed and start', () => {
    const world = openTill({ scenario: 'kyc-failed', seed: 'x' });
    expect(world.snapshot()).toEqual({
      version: 1,
      scenario: 'kyc-failed',
      seed: 'x',
      startTime: START,
      now: START,
      log: [],
    });
  });

  it.each([
    ['null', RangeError],
    ['{}', RangeError],
    ['{"version":2,"scenario":"","seed":"","startTime":0,"now":0,"log":[]}', RangeError],
    [
      '{"version":1,"scenario":"","seed":"","startTime":0,"now":0,"log":[{"type":"a","at":"x","payload":{}}]}',
      RangeError,
    ],
    [
      '{"version":1,"scenario":"","seed":"","startTime":9,"now":9,"log":[{"type":"a","at":1,"payload":{}}]}',
      RangeError,
    ],
    ['not json', SyntaxError],
  ])('is not read from %s', (text, error) => {
    expect(() => parseSnapshot(text)).toThrow(error);
  });
});

describe('canonical JSON', () => {
  it('is the same however a state was built', () => {
    const one = {
      b: new Map([
        ['y', 2n],
        ['x', 1n],
      ]),
      a: new Set([3, 1]),
      c: undefined,
      d: [1, null],
    };
    const other = {
      d: [1, null],
      a: new Set([1, 3]),
      b: new Map([
        ['x', 1n],
        ['y', 2n],
      ]),
    };
    expect(canonicalJson(one)).toBe(canonicalJson(other));
    expect(canonicalJson(one)).toBe('{"a":[1,3],"b":[["x","1n"],["y","2n"]],"d":[1,null]}');
  });

  it('tells different states apart', () => {
    expect(canonicalJson({ a: 1n })).not.toBe(canonicalJson({ a: 1 }));
    expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]));
    expect(canonicalJson(new Float64Array([1, 2]))).toBe('[1,2]');
  });
});
