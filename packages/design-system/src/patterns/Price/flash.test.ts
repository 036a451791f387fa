import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { motionScale } from '#tokens/scale.ts';
import { beatMs, endFlash, flash } from './flash.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

/** As much of an element as a flash touches. */
const price = () => ({ dataset: {} }) as HTMLElement;
const lightOf = (node: HTMLElement) => node.dataset['flash'];

test('a flash is bright, fades and is over after the time the tokens say', () => {
  const node = price();
  flash(node);
  expect(lightOf(node)).toBe('bright');
  vi.advanceTimersByTime(beatMs);
  expect(lightOf(node)).toBe('fading');
  vi.advanceTimersByTime(beatMs - 1);
  expect(lightOf(node)).toBe('fading');
  vi.advanceTimersByTime(1);
  expect(lightOf(node)).toBeUndefined();
  expect(`${2 * beatMs}ms`).toBe(motionScale['motion.flash']);
});

test('a tick during a flash lights it anew', () => {
  const node = price();
  flash(node);
  vi.advanceTimersByTime(beatMs);
  flash(node);
  expect(lightOf(node)).toBe('bright');
});

test('prices that tick together are lit one after the other, one on a beat', () => {
  const prices = [price(), price(), price(), price()];
  for (const node of prices) flash(node);
  expect(prices.map(lightOf)).toEqual(['bright', undefined, undefined, undefined]);
  vi.advanceTimersByTime(beatMs);
  expect(prices.map(lightOf)).toEqual(['fading', 'bright', undefined, undefined]);
  vi.advanceTimersByTime(beatMs);
  expect(prices.map(lightOf)).toEqual([undefined, 'fading', 'bright', undefined]);
});

test('where everything ticks at once, a light that would come too late does not come', () => {
  const prices = Array.from({ length: 100 }, price);
  for (const node of prices) flash(node);
  const seen = new Set<HTMLElement>();
  for (let at = 0; at < 20; at += 1) {
    for (const node of prices) if (lightOf(node) !== undefined) seen.add(node);
    vi.advanceTimersByTime(beatMs);
  }
  expect(seen.size).toBe(5);
  expect(vi.getTimerCount()).toBe(0);
});

test('the clock stands still when nothing flashes, also after a price has left the page', () => {
  const node = price();
  flash(node);
  vi.advanceTimersByTime(2 * beatMs);
  expect(vi.getTimerCount()).toBe(0);
  flash(node);
  endFlash(node);
  vi.advanceTimersByTime(beatMs);
  expect(vi.getTimerCount()).toBe(0);
});
