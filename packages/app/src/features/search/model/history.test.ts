import { expect, test } from 'vitest';
import { memoryStorage, storageKeys } from '#platform/device/storage.ts';
import { readHistory, withSearched, writeHistory } from './history.ts';

const holding = (text: string) => memoryStorage({ [storageKeys.searchHistory]: text });

test('what was searched for comes first, once, and twenty are kept', () => {
  const words = Array.from({ length: 25 }, (_, n) => `word ${n}`);
  const kept = words.reduce<readonly string[]>((history, word) => withSearched(history, word), []);
  expect(kept).toHaveLength(20);
  expect(kept[0]).toBe('word 24');
  expect(withSearched(['AAPL', 'btc'], ' BTC ')).toEqual(['BTC', 'AAPL']);
  expect(withSearched(['AAPL'], '  ')).toEqual(['AAPL']);
  expect(withSearched([], 'x'.repeat(500))[0]).toHaveLength(64);
});

test('it is found again under the key of the spec, and a cleared one leaves nothing', () => {
  const storage = memoryStorage();
  writeHistory(storage, ['AAPL', '腾讯']);
  expect(storage.get('shistory')).toBe('["AAPL","腾讯"]');
  expect(readHistory(storage)).toEqual(['AAPL', '腾讯']);
  writeHistory(storage, []);
  expect(storage.get('shistory')).toBeNull();
});

test.for([
  ['broken JSON', '[“'],
  ['no list', '{"0":"AAPL"}'],
  ['a number', '7'],
  ['null', 'null'],
  ['other things in a list', '[null,1,{},[],"","   "]'],
  ['words beyond any length', JSON.stringify(['x'.repeat(10_000)])],
])('a history that is %s is none', ([, text]) => {
  expect(readHistory(holding(text ?? ''))).toEqual([]);
});

test('of one that is partly readable the rest is kept', () => {
  expect(readHistory(holding('["AAPL",null," btc ","AAPL"]'))).toEqual(['AAPL', 'btc']);
});
