import { describe, expect, it } from 'vitest';
import { clockCommands } from './clock.ts';
import { manualClock, openSavings, refusalOf, START } from '#test/savings-account.ts';

describe("a world's clock", () => {
  it('runs with the wall clock from the opening, and logs that it does', () => {
    const wall = manualClock();
    const world = openSavings({ wallClock: wall.now, clock: 'running' });
    wall.move(90_000);
    expect(world.now()).toBe(START + 90_000);
    expect(world.read().balance).toBe(1);
    expect(world.log).toEqual([
      { type: 'clock/run', at: START, payload: { wallMs: 1_000_000, isOpening: true } },
    ]);
  });

  it('does not move when pinned, and goes on from there when released', () => {
    const wall = manualClock();
    const world = openSavings({ wallClock: wall.now, clock: 'running' });
    wall.move(5_000);
    world.dispatch(clockCommands.pin);
    wall.move(60_000);
    expect(world.now()).toBe(START + 5_000);
    world.dispatch(clockCommands.run, { wallMs: wall.now() });
    wall.move(1_000);
    expect(world.now()).toBe(START + 6_000);
  });

  it('keeps running after a jump', () => {
    const wall = manualClock();
    const world = openSavings({ wallClock: wall.now, clock: 'running' });
    world.dispatch(clockCommands.set, { toMs: START + 1_000_000 });
    wall.move(500);
    expect(world.now()).toBe(START + 1_000_500);
  });

  it('refuses to go back, and commands without their number', () => {
    const world = openSavings();
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

  it.each([
    ['past the last time there is', { toMs: Date.parse('2100-01-01T00:00:00Z') }],
    ['past what a number can count', { toMs: Number.MAX_SAFE_INTEGER }],
    ['by more than a number can count', { byMs: Number.MAX_SAFE_INTEGER }],
  ])('refuses to be moved %s, and the world goes on', (_where, move) => {
    for (const clock of ['pinned', 'running'] as const) {
      const world = openSavings({ clock });
      const before = world.log.length;
      const type = 'toMs' in move ? clockCommands.set : clockCommands.advance;
      expect(refusalOf(() => world.dispatch(type, move))?.reason).toBe('clock-out-of-range');
      expect(world.now()).toBe(START);
      expect(world.log).toHaveLength(before);
    }
  });

  it('stays at the last possible time, where the wall clock goes further', () => {
    const wall = manualClock();
    const world = openSavings({ wallClock: wall.now, clock: 'running' });
    wall.move(Date.parse('2150-01-01T00:00:00Z'));
    expect(world.now()).toBe(Date.parse('2026-12-31T23:59:59Z'));
    world.dispatch('deposit', { amount: 1 });
    expect(world.log.at(-1)?.at).toBe(world.now());
  });

  it('cannot begin outside of its times', () => {
    for (const startTime of [0, Number.NaN, Date.parse('2100-01-01T00:00:00Z'), 2 ** 53])
      expect(() => openSavings({ startTime })).toThrow(/opens between 2000-01-01.* and 2026-12-31/);
  });

  it('goes back with the commands that moved it, but never loses its opening', () => {
    const wall = manualClock();
    const pinned = openSavings();
    pinned.dispatch(clockCommands.advance, { byMs: 600_000 });
    pinned.undo();
    expect(pinned.now()).toBe(START);
    const running = openSavings({ wallClock: wall.now, clock: 'running' });
    running.dispatch('deposit', { amount: 1 });
    running.undo(99);
    expect(running.log.map(({ type }) => type)).toEqual(['clock/run']);
    expect(running.clockMode()).toBe('running');
  });
});
