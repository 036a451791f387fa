import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { glidePx, isGlideOver, releaseSpeed, remember, type Sample } from './kinetic.ts';

const speeds = fc.double({ min: -6, max: 6, noNaN: true });
const times = fc.double({ min: 0, max: 5_000, noNaN: true });

describe('a glide', () => {
  test('goes one way, ever slower, and ends', () => {
    fc.assert(
      fc.property(speeds, times, times, (speed, one, other) => {
        const [early, late] = [Math.min(one, other), Math.max(one, other)];
        const covered = glidePx(speed, late) - glidePx(speed, early);
        expect(covered * Math.sign(speed)).toBeGreaterThanOrEqual(-1e-9);
        expect(Math.abs(covered)).toBeLessThanOrEqual(Math.abs(speed) * (late - early) + 1e-9);
        expect(isGlideOver(speed, 5_000)).toBe(true);
      }),
    );
  });

  test('follows a quick finger and no resting one', () => {
    expect(isGlideOver(1, 0)).toBe(false);
    expect(isGlideOver(0, 0)).toBe(true);
  });
});

describe('the speed at which a finger lets go', () => {
  const drag = (...points: [t: number, x: number][]): Sample[] =>
    points.reduce<Sample[]>((samples, [t, x]) => remember(samples, { t, x }), []);

  test('is that of its last moments', () => {
    expect(releaseSpeed(drag([0, 0], [500, 10], [540, 30], [580, 50]), 584)).toBeCloseTo(0.5, 5);
  });

  test('is none when it rested before it was lifted, or never moved', () => {
    expect(releaseSpeed(drag([0, 0], [20, 40]), 200)).toBe(0);
    expect(releaseSpeed(drag([0, 12]), 5)).toBe(0);
    expect(releaseSpeed([], 5)).toBe(0);
  });

  test('is bounded: a faster chart cannot be followed', () => {
    expect(releaseSpeed(drag([0, 0], [10, -900]), 12)).toBe(-6);
  });
});
