import { expect, test } from 'vitest';
import { RecordedFrames } from './recorded-frames.ts';

test('the newest are kept, in the order in which they travelled', () => {
  const frames = new RecordedFrames();
  for (let number = 1; number <= 1_000; number += 1) frames.note('received', String(number), number);
  expect(frames.list).toHaveLength(RecordedFrames.most);
  expect(frames.list.at(0)?.text).toBe('801');
  expect(frames.list.at(-1)).toEqual({ number: 1_000, direction: 'received', at: 1_000, text: '1000' });
});

test.each([
  ['{"type":"authorise","token":"abc.def"}', '{"type":"authorise","token":"•••"}'],
  [String.raw`{"token" : "a\"b","type":"authorise"}`, '{"token" : "•••","type":"authorise"}'],
  ['{"token":"not ended', '{"token":"•••"'],
])('who is signed in is not told: %s', (sent, shown) => {
  const frames = new RecordedFrames();
  frames.note('sent', sent, 0);
  expect(frames.list[0]?.text).toBe(shown);
});

test('a message of any length is kept short', () => {
  const frames = new RecordedFrames();
  frames.note('sent', 'x'.repeat(1_000_000), 0);
  expect(frames.list[0]?.text.length).toBeLessThanOrEqual(4_000);
});
