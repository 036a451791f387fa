import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockCommands } from './clock.ts';
import type { Command } from './command.ts';
import {
  CommandDoesNotFit,
  checkpointEvery,
  refoldEvery,
  checkpointOf,
  copyingCodec,
  openFold,
  replayStep,
} from './fold.ts';
import type { Checkpoint, WorldDefinition } from './fold.ts';
import { manualClock, openSavings, refusalOf, START, savingsDefinition } from '#test/savings-account.ts';
import type { Savings } from '#test/savings-account.ts';
import { createWorld } from './world.ts';
import type { Journal } from './world.ts';

const opening = { scenario: '', seed: 's', startTime: START };
const wallClock = () => 0;

const action = fc.oneof(
  fc.record({
    type: fc.constantFrom('deposit', 'withdraw', 'wrong-password'),
    payload: fc.record({ amount: fc.nat({ max: 50 }) }),
  }),
  fc.record({
    type: fc.constantFrom(clockCommands.advance, clockCommands.pin, clockCommands.run),
    payload: fc.record({ byMs: fc.nat({ max: 400_000 }), wallMs: fc.constant(0) }),
  }),
);
const logs = fc.array(action, { maxLength: 60 }).map((actions): readonly Command[] => {
  const world = openSavings();
  for (const { type, payload } of actions) refusalOf(() => world.dispatch(type, payload));
  return [...world.log];
});

function checkpointAfter(log: readonly Command[], length: number): Checkpoint {
  const fold = openFold(savingsDefinition, opening);
  log.slice(0, length).forEach((command, index) => replayStep(savingsDefinition, fold, command, index));
  return checkpointOf(savingsDefinition, copyingCodec, fold, length);
}

/** Counts how often a world was opened from nothing. */
function countingDefinition() {
  const counts = { opened: 0, applied: 0 };
  const definition: WorldDefinition<Savings> = {
    ...savingsDefinition,
    open(...about) {
      counts.opened += 1;
      return savingsDefinition.open(...about);
    },
    apply(state, command) {
      counts.applied += 1;
      return savingsDefinition.apply(state, command);
    },
  };
  return { definition, counts };
}

describe('a checkpoint', () => {
  it('anywhere in a log leaves the world what it is, now and undone to any length', () => {
    fc.assert(
      fc.property(logs, fc.nat(), fc.nat(), (log, where, undone) => {
        const length = where % (log.length + 1);
        const whole = createWorld(savingsDefinition, { ...opening, log, wallClock });
        const checkpoint = checkpointAfter(log, length);
        const short = createWorld(savingsDefinition, { ...opening, log, wallClock, checkpoint });
        expect(short.serialise()).toBe(whole.serialise());
        expect(short.now()).toBe(whole.now());
        const count = undone % (log.length + 1);
        short.undo(count);
        whole.undo(count);
        expect(short.serialise()).toBe(whole.serialise());
        expect(short.at(where % (short.log.length + 1))).toEqual(whole.at(where % (whole.log.length + 1)));
      }),
      { numRuns: 300 },
    );
  });

  it('is made every so many commands, and spares replaying what is before it', () => {
    const { definition, counts } = countingDefinition();
    const world = createWorld(definition, { ...opening, clock: 'pinned', wallClock });
    for (let index = 0; index < 2 * checkpointEvery + 300; index += 1)
      world.dispatch('deposit', { amount: 1 });
    expect(world.checkpoint()?.length).toBe(2 * checkpointEvery);
    const before = { ...counts };
    expect(() => world.dispatch('crash')).toThrow(TypeError);
    world.undo(100);
    world.undo(300);
    expect(world.log).toHaveLength(2 * checkpointEvery - 100);
    expect(counts.opened).toBe(before.opened);
    expect(counts.applied - before.applied).toBeLessThan(1 + 300 + 200 + checkpointEvery);
    const { log } = world;
    expect(world.serialise()).toBe(
      createWorld(savingsDefinition, { ...opening, log, wallClock }).serialise(),
    );
  });

  it('is made as well where a world is folded again, so that the next refusal or undo replays a few commands', () => {
    const { definition, counts } = countingDefinition();
    const world = createWorld(definition, { ...opening, clock: 'pinned', wallClock });
    for (let index = 0; index < 930; index += 1) world.dispatch('deposit', { amount: 1 });
    expect(() => world.dispatch('crash')).toThrow(TypeError);
    const after = { ...counts };
    for (let time = 0; time < 10; time += 1) expect(() => world.dispatch('crash')).toThrow(TypeError);
    world.undo(20);
    expect(counts.applied - after.applied).toBeLessThan(11 * (refoldEvery + 1));
    expect(counts.opened).toBe(after.opened);
    expect(world.log).toHaveLength(910);
    const { log } = world;
    expect(world.serialise()).toBe(
      createWorld(savingsDefinition, { ...opening, log, wallClock }).serialise(),
    );
  });

  it('of a running world holds what was right after its command, however far it was read since', () => {
    const wall = manualClock();
    const world = openSavings({ clock: 'running', wallClock: wall.now });
    for (let index = 1; index < checkpointEvery; index += 1) world.dispatch('deposit', { amount: 1 });
    wall.move(3_600_000);
    world.read();
    const checkpoint = world.checkpoint();
    expect(checkpoint?.livedUntil).toBe(START);
    const { log } = world;
    const short = openSavings({ log, checkpoint, wallClock: wall.now });
    expect(short.serialise()).toBe(openSavings({ log, wallClock: wall.now }).serialise());
  });
});

describe('a world with a journal', () => {
  function journalOf(capacity: number) {
    const kept: Command[] = [];
    const journal: Journal = {
      append(command, length) {
        expect(length).toBe(kept.length);
        if (kept.length >= capacity) throw new Error('full');
        kept.push(command);
      },
      cut(length) {
        if (capacity === 0) throw new Error('full');
        kept.length = length;
      },
    };
    return { kept, journal };
  }

  it('holds nothing that could not be written down, and goes on', () => {
    const { kept, journal } = journalOf(2);
    const world = openSavings({ journal });
    world.dispatch('deposit', { amount: 1 });
    world.dispatch(clockCommands.advance, { byMs: 600_000 });
    const before = world.serialise();
    const heard: unknown[] = [];
    world.subscribe((change) => heard.push(change));
    expect(() => world.dispatch('withdraw', { amount: 5 })).toThrow('full');
    expect(() => world.dispatch('wrong-password')).toThrow('full');
    expect(() => world.dispatch(clockCommands.advance, { byMs: 600_000 })).toThrow('full');
    expect(world.serialise()).toBe(before);
    expect(world.now()).toBe(START + 600_000);
    expect(world.log).toEqual(kept);
    expect(heard).toEqual([]);
    expect(refusalOf(() => world.dispatch('withdraw', { amount: 500 }))?.reason).toBe('insufficient-funds');
  });

  it('takes back in the journal what it takes back', () => {
    const { kept, journal } = journalOf(9);
    const world = openSavings({ journal });
    world.dispatch('deposit', { amount: 1 });
    world.dispatch('deposit', { amount: 2 });
    world.undo();
    expect(kept).toEqual(world.log);
    expect(kept).toHaveLength(1);
  });
});

describe('a world that follows another holder', () => {
  it('is what the other is, even where it has looked further than the commands it is given', () => {
    fc.assert(
      fc.property(logs, fc.nat(), fc.nat({ max: 600_000 }), (log, where, looked) => {
        const length = where % (log.length + 1);
        let wall = 0;
        const one = openSavings({ log: log.slice(0, length), wallClock: () => wall });
        wall = looked;
        one.read();
        wall = 0;
        one.follow(log.slice(length));
        const other = openSavings({ log, wallClock: () => wall });
        one.dispatch(clockCommands.set, { toMs: START + 100_000_000 });
        other.dispatch(clockCommands.set, { toMs: START + 100_000_000 });
        expect(one.serialise()).toBe(other.serialise());
        expect(one.log.slice(0, -1)).toEqual(log);
      }),
      { numRuns: 300 },
    );
  });

  it('stays where it is before a command it does not know', () => {
    const world = openSavings();
    world.dispatch('deposit', { amount: 1 });
    const before = world.serialise();
    const strange = { type: 'teleport', at: START, payload: {} };
    const known = { type: 'deposit', at: START, payload: { amount: 3 } };
    expect(() => world.follow([known, strange])).toThrow(CommandDoesNotFit);
    expect(() => world.follow([known, strange])).toThrow(/command 3 of its log, "teleport"/);
    expect(world.serialise()).toBe(before);
    expect(world.log).toHaveLength(1);
  });
});
