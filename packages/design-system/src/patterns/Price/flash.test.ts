import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { motionScale } from '#tokens/scale.ts';
import { endFlash, flash, longestMs, shortestMs } from './flash.ts';

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
  vi.advanceTimersByTime(longestMs - 1);
  expect(isLit(node)).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isLit(node)).toBe(false);
  expect(`${longestMs}ms`).toBe(motionScale['motion.flash']);
});

test('one that has been seen goes out in the frame in which another begins', () => {
  const [first, second, third] = [price(), price(), price()];
  flash(first);
  vi.advanceTimersByTime(shortestMs - 1);
  flash(second);
  expect([first, second].map(isLit)).toEqual([true, true]);
  vi.advanceTimersByTime(1);
  flash(third);
  expect([first, second, third].map(isLit)).toEqual([false, true, true]);
});

test('with the oldest all go out that have been seen, and none lasts longer', () => {
  const [first, second, third] = [price(), price(), price()];
  flash(first);
  vi.advanceTimersByTime(shortestMs - 1);
  flash(second);
  vi.advanceTimersByTime(shortestMs - 1);
  flash(third);
  expect([first, second, third].map(isLit)).toEqual([false, true, true]);
  vi.advanceTimersByTime(longestMs - shortestMs);
  expect([second, third].map(isLit)).toEqual([true, true]);
  vi.advanceTimersByTime(1);
  expect([second, third].map(isLit)).toEqual([false, false]);
});

test('a tick during a flash lights it anew', () => {
  const node = price();
  flash(node);
  vi.advanceTimersByTime(longestMs - 1);
  flash(node);
  vi.advanceTimersByTime(shortestMs - 1);
  expect(isLit(node)).toBe(true);
});

test('prices that tick together are lit in the same moment, and none is left out', () => {
  const prices = Array.from({ length: 100 }, price);
  for (const node of prices) flash(node);
  expect(prices.every(isLit)).toBe(true);
  vi.advanceTimersByTime(longestMs);
  expect(prices.some(isLit)).toBe(false);
});

test('no timer is left when nothing flashes, also after a price has left the page', () => {
  const node = price();
  flash(node);
  vi.advanceTimersByTime(longestMs);
  expect(vi.getTimerCount()).toBe(0);
  flash(node);
  endFlash(node);
  vi.advanceTimersByTime(longestMs);
  expect(vi.getTimerCount()).toBe(0);
});
