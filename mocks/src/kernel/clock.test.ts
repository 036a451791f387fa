import { describe, expect, it } from 'vitest';
import { clockCommands } from './clock.ts';
import { handHeldClock, openTill, refusalOf, START } from './till.ts';

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
