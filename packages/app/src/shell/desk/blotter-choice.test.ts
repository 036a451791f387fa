import { expect, test } from 'vitest';
import { choiceIn } from './blotter-choice.ts';

const usual = { tab: 'positions', isFolded: false, height: null, columns: {} };

test('nothing kept is the usual strip', () => {
  expect(choiceIn(null)).toEqual(usual);
});

test('what was kept is there again', () => {
  const kept = { tab: 'fills', isFolded: true, height: 300, columns: { orders: ['limit', 'side'] } };
  expect(choiceIn(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
});

test('messages are a tab, and have no columns', () => {
  expect(choiceIn({ tab: 'messages', columns: { messages: ['time'] } })).toEqual({
    ...usual,
    tab: 'messages',
  });
});

test.each([
  ['another tab', { tab: 'news' }],
  ['a height below nothing', { height: -3 }],
  ['a height of no window', { height: 1e9 }],
  ['columns that are no list', { columns: { orders: 'limit' } }],
  ['a text', 'folded'],
])('what cannot be meant is left out: %s', (_, kept) => {
  expect(choiceIn(kept)).toEqual(usual);
});
