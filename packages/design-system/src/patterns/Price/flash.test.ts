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

test('prices that flash together change together, in as few frames as one', () => {
  const [first, second] = [price(), price()];
  flash(first);
  vi.advanceTimersByTime(beatMs / 2);
  flash(second);
  vi.advanceTimersByTime(beatMs / 2);
  expect([lightOf(first), lightOf(second)]).toEqual(['fading', 'fading']);
});

test('a tick shortly before a beat takes it along: one frame instead of two', () => {
  const [first, second] = [price(), price()];
  flash(first);
  vi.advanceTimersByTime(0.75 * beatMs);
  flash(second);
  expect([lightOf(first), lightOf(second)]).toEqual(['fading', 'bright']);
  vi.advanceTimersByTime(beatMs);
  expect([lightOf(first), lightOf(second)]).toEqual([undefined, 'fading']);
  vi.advanceTimersByTime(beatMs);
  expect(lightOf(second)).toBeUndefined();
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
