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
const isLit = (node: HTMLElement) => 'flash' in node.dataset;

test('a flash is over after the time the tokens say', () => {
  const node = price();
  flash(node);
  expect(isLit(node)).toBe(true);
  vi.advanceTimersByTime(2 * beatMs - 1);
  expect(isLit(node)).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isLit(node)).toBe(false);
  expect(`${2 * beatMs}ms`).toBe(motionScale['motion.flash']);
});

test('one that begins between two beats is over at the second, so none lasts longer', () => {
  const [first, second] = [price(), price()];
  flash(first);
  vi.advanceTimersByTime(beatMs / 2);
  flash(second);
  vi.advanceTimersByTime(beatMs);
  expect(isLit(second)).toBe(true);
  vi.advanceTimersByTime(beatMs / 2);
  expect([first, second].map(isLit)).toEqual([false, false]);
});

test('a tick during a flash lights it anew', () => {
  const node = price();
  flash(node);
  vi.advanceTimersByTime(beatMs);
  flash(node);
  vi.advanceTimersByTime(beatMs);
  expect(isLit(node)).toBe(true);
});

test('prices that tick together are lit in the same moment, and none is left out', () => {
  const prices = Array.from({ length: 100 }, price);
  for (const node of prices) flash(node);
  expect(prices.every(isLit)).toBe(true);
  vi.advanceTimersByTime(2 * beatMs);
  expect(prices.some(isLit)).toBe(false);
});

test('no timer is left when nothing flashes, also after a price has left the page', () => {
  const node = price();
  flash(node);
  vi.advanceTimersByTime(2 * beatMs);
  expect(vi.getTimerCount()).toBe(0);
  flash(node);
  endFlash(node);
  vi.advanceTimersByTime(beatMs);
  expect(vi.getTimerCount()).toBe(0);
});
