import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockCommands } from './clock.ts';
import { parseSnapshot } from './command.ts';
import type { Command } from './command.ts';
import { manualClock, openSavings, refusalOf, START, savingsDefinition } from '#test/savings-account.ts';
import type { Savings } from '#test/savings-account.ts';
import { replay } from './world.ts';
import type { World, WorldChange } from './world.ts';

type Action =
  | { readonly kind: 'command'; readonly type: string; readonly payload: Readonly<Record<string, number>> }
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'look' };

const action: fc.Arbitrary<Action> = fc.oneof(
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

function live(world: World<Savings>, actions: readonly Action[], wall: ReturnType<typeof manualClock>): void {
  for (const one of actions) {
    if (one.kind === 'wait') wall.move(one.ms);
    else if (one.kind === 'look') world.read();
    else {
      const isRun = one.type === clockCommands.run;
      refusalOf(() => world.dispatch(one.type, isRun ? { wallMs: wall.now() } : one.payload));
    }
  }
}

describe('a world', () => {
  it('replayed from its log is byte-equal, whatever was read in between', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 60 }), fc.string(), (actions, seed) => {
        const wall = manualClock();
        const world = openSavings({ seed, wallClock: wall.now, clock: 'running' });
        live(world, actions, wall);
        // Pinned, so that both worlds are read at one instant even where the wall clock went backwards.
        world.dispatch(clockCommands.pin);
        const saved = parseSnapshot(JSON.stringify(world.snapshot()));
        const again = replay(savingsDefinition, saved, { wallClock: wall.now });
        expect(again.serialise()).toBe(world.serialise());
        expect(again.now()).toBe(world.now());
        expect(again.at(saved.log.length)).toEqual(world.read());
      }),
      { numRuns: 300 },
    );
  });

  it('never runs backwards, and keeps its log in the order of time', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
        const wall = manualClock();
        const world = openSavings({ wallClock: wall.now, clock: 'running' });
        let before = world.now();
        for (const one of actions) {
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
      fc.property(fc.array(action, { maxLength: 40 }), fc.nat({ max: 40 }), (actions, count) => {
        const wall = manualClock();
        const world = openSavings({ wallClock: wall.now });
        live(world, actions, wall);
        const length = Math.max(0, world.log.length - count);
        const expected = openSavings({ wallClock: wall.now, log: world.log.slice(0, length) });
        world.undo(count);
        expect(world.serialise()).toBe(expected.serialise());
      }),
    );
  });

  it('answers the caller and stamps the command with world time', () => {
    const world = openSavings();
    world.dispatch(clockCommands.advance, { byMs: 120_000 });
    expect(world.dispatch('withdraw', { amount: 1 })).toBe(1);
    expect(world.log.at(-1)).toEqual({ type: 'withdraw', at: START + 120_000, payload: { amount: 1 } });
  });

  it('does what falls due on the way of a jump, in order', () => {
    const world = openSavings();
    const creditedAt = world.dispatch('deposit', { amount: 7 });
    world.dispatch(clockCommands.advance, { byMs: 3_600_000 });
    expect(world.read().events).toEqual([`${String(creditedAt)} deposit 7`]);
    expect(world.read().balance).toBe(60 + 7);
  });

  it('does not log a refusal that changed nothing', () => {
    const world = openSavings();
    const before = world.serialise();
    const refusal = refusalOf(() => world.dispatch('withdraw', { amount: 5 }));
    expect(refusal?.reason).toBe('insufficient-funds');
    expect(world.log).toEqual([]);
    expect(world.serialise()).toBe(before);
  });

  it('logs a refusal that is recorded, and counts it again on replay', () => {
    const world = openSavings();
    const refusal = refusalOf(() => world.dispatch('wrong-password'));
    expect(refusal?.detail).toEqual({ count: 1 });
    expect(world.log).toHaveLength(1);
    const again = replay(savingsDefinition, world.snapshot(), { wallClock: () => 0 });
    expect(again.read().wrongPasswords).toBe(1);
  });

  it('is as it was after a defect in a command', () => {
    const world = openSavings();
    world.dispatch(clockCommands.advance, { byMs: 60_000 });
    const before = world.serialise();
    expect(() => world.dispatch('crash')).toThrow(TypeError);
    expect(world.serialise()).toBe(before);
    expect(world.log).toHaveLength(1);
  });

  it('keeps a payload from being changed afterwards', () => {
    const payload = { amount: 3, note: ['a'] };
    const world = openSavings();
    world.dispatch('deposit', payload);
    payload.note.push('b');
    const logged = world.log[0] as Command & { payload: { note: string[] } };
    expect(logged.payload).toEqual({ amount: 3, note: ['a'] });
    expect(() => logged.payload.note.push('c')).toThrow(TypeError);
  });

  it('refuses a payload that no log can keep', () => {
    expect(() => openSavings().dispatch('deposit', { amount: 1n })).toThrow(TypeError);
    expect(() => openSavings().dispatch('deposit', () => 1)).toThrow(TypeError);
  });

  it('informs subscribers of commands and rewinds until they leave', () => {
    const world = openSavings();
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
