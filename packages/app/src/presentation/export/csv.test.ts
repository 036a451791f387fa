import { toDecimal } from '@meridian/api';
import { expect, test } from 'vitest';
import { csvOf, type CsvCell } from './csv.ts';

const fileOf = (cell: CsvCell): string => csvOf([{ name: 'A', cell: () => cell }], [null]);
const cellOf = (cell: CsvCell): string => fileOf(cell).slice('\uFEFFA\r\n'.length, -'\r\n'.length);

test('begins with the names of its columns, a line for each row', () => {
  const columns = [
    { name: '名称', cell: (row: string) => ({ words: row }) },
    { name: '数量', cell: () => ({ number: toDecimal('0.125') }) },
  ];
  expect(csvOf(columns, ['腾讯控股', 'Apple'])).toBe('\uFEFF名称,数量\r\n腾讯控股,0.125\r\nApple,0.125\r\n');
});

test.each(['-1234567890123456789.123456789012', '0.10', '-0.00000001'])(
  'has the number %s with every digit, as a number',
  (number) => {
    expect(cellOf({ number: toDecimal(number) })).toBe(number);
  },
);

test('has instants in UTC, and nothing for what is not known', () => {
  expect(cellOf({ time: Date.UTC(2026, 10, 18, 15, 30) })).toBe('2026-11-18 15:30:00');
  expect(cellOf({ time: null })).toBe('');
  expect(cellOf({ number: null })).toBe('');
  expect(cellOf({ words: null })).toBe('');
});

test.each([
  ['Zhong An, Limited', '"Zhong An, Limited"'],
  ['the "large" one', '"the ""large"" one"'],
  ['two\nlines', '"two\nlines"'],
])('quotes %s', (words, cell) => {
  expect(cellOf({ words })).toBe(cell);
});

test.each(['=HYPERLINK("https://evil.test")', '+1', '-2+3', '@SUM(A1)', '\t=1', ' =1', '＝1'])(
  'words from outside are no formula: %s',
  (words) => {
    const cell = cellOf({ words });
    expect(cell.startsWith(`"'`)).toBe(true);
    expect(cell.endsWith('"')).toBe(true);
    expect(cell.slice(2, -1).replaceAll('""', '"')).toBe(words);
  },
);
