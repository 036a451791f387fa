import { describe, expect, test } from 'vitest';
import { catalogue } from '../market/instruments/catalogue.ts';
import { pinyinOf } from './pinyin.ts';
import { search } from './search.ts';

const codes = (keyword: string): string[] => search(catalogue, keyword).map(({ code }) => code);

describe('an instrument is found by', () => {
  test.for([
    ['its code', 'AAPL', 'AAPL'],
    ['the beginning of its code', 'aap', 'AAPL'],
    ['its code without leading zeros', '700', '00700'],
    ['its English name', 'apple', 'AAPL'],
    ['a word of its name', 'devices', 'AMD'],
    ['its Simplified name', '腾讯', '00700'],
    ['its Traditional name', '騰訊', '00700'],
    ['pinyin', 'tengxun', '00700'],
    ['pinyin with spaces', 'teng xun', '00700'],
    ['the initials of its pinyin', 'txkg', '00700'],
    ['its coin', 'btc', 'BTCUSDT'],
    ['a part of its name', 'sdaq', 'NDX'],
  ])('%s', ([, keyword, code]) => {
    expect(codes(keyword ?? '')).toContain(code);
  });
});

test('the code itself comes before what only begins so, and that before names', () => {
  const [first] = codes('c');
  expect(first).toBe('C');
  expect(codes('meta')[0]).toBe('META');
});

test('one that is found comes once', () => {
  const found = search(catalogue, 'a').map(({ key }) => key);
  expect(new Set(found).size).toBe(found.length);
});

test('an empty text, signs and unknown names find nothing', () => {
  for (const keyword of ['', '   ', '...', 'qqzzxx', '%', '\u0000']) expect(codes(keyword)).toEqual([]);
});

test('a character is read as its word wants it', () => {
  expect(pinyinOf('招商银行')).toBe('zhao shang yin hang');
  expect(pinyinOf('苹果')).toBe('ping guo');
  expect(pinyinOf('Adobe')).toBeNull();
  expect(pinyinOf('T-Mobile美国')).toBe('t-mobile mei guo');
});

test('every Simplified name is wholly read', () => {
  const unread = catalogue
    .map(({ names }) => pinyinOf(names['zh-Hans'] ?? '') ?? '')
    .filter((pinyin) => /\p{Script=Han}/u.test(pinyin));
  expect(unread).toEqual([]);
});
