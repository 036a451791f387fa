import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchLongPresses } from './longPress.ts';

const row = 'the row';
const onLongPress = vi.fn<(target: string, at: { x: number; y: number }) => void>();
let list: EventTarget;
let isRow: boolean;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  list = new EventTarget();
  isRow = true;
  stop = watchLongPresses(list, { targetOf: () => (isRow ? row : null), onLongPress });
});

afterEach(() => {
  stop();
  onLongPress.mockClear();
  vi.useRealTimers();
});

/** An event of a finger at a place, unless it says otherwise. @returns whether it kept what the browser does by itself */
function send(type: string, fields: object = {}): boolean {
  const event = new Event(type, { bubbles: true, cancelable: true });
  Object.assign(event, { isPrimary: true, pointerType: 'touch', clientX: 20, clientY: 20 }, fields);
  return list.dispatchEvent(event);
}

test('a finger that rests for 350 ms presses long, at the place where it came down', () => {
  send('pointerdown');
  vi.advanceTimersByTime(349);
  expect(onLongPress).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onLongPress.mock.calls).toEqual([[row, { x: 20, y: 20 }]]);
});

test.each([
  [10, 1],
  [11, 0],
])('a finger that moves %i px has pressed %i times', (way, times) => {
  send('pointerdown');
  send('pointermove', { clientY: 20 + way });
  vi.advanceTimersByTime(1_000);
  expect(onLongPress).toHaveBeenCalledTimes(times);
});

test.each(['pointerup', 'pointercancel'])('%s before the time is no long press', (end) => {
  send('pointerdown');
  vi.advanceTimersByTime(300);
  send(end);
  vi.advanceTimersByTime(1_000);
  expect(onLongPress).not.toHaveBeenCalled();
});

test('the click that ends a long press is swallowed, and the next one is not', () => {
  send('pointerdown');
  vi.advanceTimersByTime(350);
  send('pointerup');
  expect(send('click')).toBe(false);
  expect(send('click')).toBe(true);
});

test('a tap, and a press on what is no row, keep their click', () => {
  send('pointerdown');
  send('pointerup');
  expect(send('click')).toBe(true);
  isRow = false;
  send('pointerdown');
  vi.advanceTimersByTime(1_000);
  expect(onLongPress).not.toHaveBeenCalled();
  expect(send('click')).toBe(true);
  expect(send('contextmenu')).toBe(true);
});

test('a click after a finger that slid away at the end of a long press is a click of its own', () => {
  send('pointerdown');
  vi.advanceTimersByTime(350);
  send('pointercancel');
  send('pointerdown');
  send('pointerup');
  expect(send('click')).toBe(true);
});

test('a key after a long press does what it does', () => {
  send('pointerdown');
  vi.advanceTimersByTime(350);
  send('pointerup');
  send('keydown', { key: 'F10' });
  send('contextmenu');
  expect(onLongPress).toHaveBeenCalledTimes(2);
  expect(send('click')).toBe(true);
});

test.each(['dragstart', 'selectstart', 'contextmenu'])('while a finger rests, no %s begins', (type) => {
  send('pointerdown');
  expect(send(type)).toBe(false);
  vi.advanceTimersByTime(350);
  expect(send(type)).toBe(false);
  expect(onLongPress).toHaveBeenCalledOnce();
});

test('letting go does not click on what has come under the finger', () => {
  send('pointerdown');
  vi.advanceTimersByTime(350);
  expect(send('touchend')).toBe(false);
  send('pointerdown');
  send('pointerup');
  expect(send('touchend')).toBe(true);
});

test('a right click and the context-menu key do the same at once, in the place of the browser’s own menu', () => {
  expect(send('contextmenu', { pointerType: 'mouse', clientX: 5, clientY: 7 })).toBe(false);
  expect(onLongPress.mock.calls).toEqual([[row, { x: 5, y: 7 }]]);
});

test('a mouse button that is held is no long press, and a drag by it begins', () => {
  send('pointerdown', { pointerType: 'mouse' });
  vi.advanceTimersByTime(1_000);
  expect(onLongPress).not.toHaveBeenCalled();
  expect(send('dragstart')).toBe(true);
});

test('a second finger is no press', () => {
  send('pointerdown', { isPrimary: false });
  vi.advanceTimersByTime(1_000);
  expect(onLongPress).not.toHaveBeenCalled();
});

test('what is no longer watched hears nothing, the press that had begun included', () => {
  send('pointerdown');
  stop();
  vi.advanceTimersByTime(1_000);
  send('contextmenu');
  expect(onLongPress).not.toHaveBeenCalled();
});
