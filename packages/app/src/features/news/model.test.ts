import { expect, test } from 'vitest';
import { readingMinutes } from './model.ts';

test.each([
  ['nothing', '', 1],
  ['a line', 'Stocks opened higher.', 1],
  ['words', 'word '.repeat(690), 3],
  ['Chinese', '市'.repeat(1_200), 3],
  ['both', `${'市'.repeat(400)} ${'word '.repeat(230)}`, 2],
])('%s takes so many minutes to read', (_what, text, minutes) => expect(readingMinutes(text)).toBe(minutes));
