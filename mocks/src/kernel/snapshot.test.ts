import { describe, expect, it } from 'vitest';
import { parseSnapshot } from './command.ts';
import { manualClock, openSavings, START, savingsDefinition } from '#test/savings-account.ts';
import { replay } from './world.ts';

describe('a snapshot', () => {
  it('of a running world goes on with the wall clock after a reload, and from its own instant when shared', () => {
    const wall = manualClock();
    const world = openSavings({ wallClock: wall.now, clock: 'running' });
    wall.move(10_000);
    const snapshot = world.snapshot();
    wall.move(1_000_000);
    expect(replay(savingsDefinition, snapshot, { wallClock: wall.now }).now()).toBe(START + 1_010_000);
    const shared = replay(savingsDefinition, snapshot, { wallClock: wall.now, resume: 'snapshot' });
    expect(shared.now()).toBe(START + 10_000);
    wall.move(1_000);
    expect(shared.now()).toBe(START + 11_000);
  });

  it('knows its scenario, seed and start', () => {
    const world = openSavings({ scenario: 'kyc-failed', seed: 'x' });
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
