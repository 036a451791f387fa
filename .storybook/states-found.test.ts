import { expect, test } from 'vitest';
import type { Table } from '../states/table.ts';
import { found } from './states-page/found.ts';

const story = { id: 'a', name: 'WrongPassword', link: '', scenario: 'trader', situation: null };
const tables: readonly Table[] = [
  {
    screen: 'ticket/Close',
    addresses: ['/pages/trade/close'],
    rows: [
      { state: 'refused trading.close payPasswordWrong', stories: [story], excuse: null, isHole: false },
      { state: 'empty', stories: [], excuse: 'a position is never empty', isHole: false },
    ],
  },
  {
    screen: 'home/Home',
    addresses: ['/'],
    rows: [{ state: 'ready', stories: [], excuse: null, isHole: true }],
  },
];

const statesFor = (words: string): string[] =>
  found(tables, words).flatMap(({ screen, rows }) => rows.map(({ state }) => `${screen} ${state}`));

test('without words all states are there', () => {
  expect(statesFor('  ')).toHaveLength(3);
});

test.each([
  ['close PASSWORD', ['ticket/Close refused trading.close payPasswordWrong']],
  ['trader', ['ticket/Close refused trading.close payPasswordWrong']],
  ['never empty', ['ticket/Close empty']],
  ['/pages/trade', ['ticket/Close refused trading.close payPasswordWrong', 'ticket/Close empty']],
  ['close ready', []],
])('"%s" finds what has all of the words', (words, states) => {
  expect(statesFor(words)).toEqual(states);
});
