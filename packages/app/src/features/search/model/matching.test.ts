import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { find, indexOf, keywordOf, maxKeywordLength, nearest, plain, type Findable } from './matching.ts';

const instrument = (
  stock_code: string,
  names: readonly string[],
  pinyin: string | null = null,
): Findable => ({
  stock_code,
  name: names[0] ?? '',
  names,
  pinyin,
});

const instruments = [
  instrument('AAPL', ['Apple', '苹果', '蘋果'], 'ping guo'),
  instrument('AMD', ['Advanced Micro Devices', '美国超微公司', '超微半導體'], 'mei guo chao wei gong si'),
  instrument('C', ['Citigroup', '花旗集团', '花旗集團'], 'hua qi ji tuan'),
  instrument('CAT', ['Caterpillar', '卡特彼勒', '卡特彼勒'], 'ka te bi le'),
  instrument('00700', ['Tencent', '腾讯控股', '騰訊控股'], 'teng xun kong gu'),
  instrument('BRK.B', ['Berkshire Hathaway', '伯克希尔', '巴郡'], 'bo ke xi er'),
  instrument('GOLDX', ['Golden Mile', '金里', '金里'], 'jin li'),
  instrument('GC', ['Gold', '黄金', '黃金'], 'huang jin'),
  instrument('SPOT', ['Spotify', '声田', '聲田'], 'sheng tian'),
  instrument('INX', ['S&P 500', '标普500', '標普500'], 'biao pu 500'),
  instrument('RMS', ['Hermès', '爱马仕', '愛馬仕'], 'ai ma shi'),
];
const index = indexOf(instruments);
const codes = (keyword: string, limit = 50) =>
  find(index, keyword, limit).map(({ stock_code }) => stock_code);

describe('a keyword finds', () => {
  test.for([
    ['a code', 'aapl', ['AAPL']],
    ['a code without its zeros', '700', ['00700']],
    ['a code without its dot', 'brkb', ['BRK.B']],
    ['the code itself before those that begin so, and those before names', 'c', ['C', 'CAT', 'AMD']],
    ['a whole name before codes that begin so', 'gold', ['GC', 'GOLDX']],
    ['a name with its sign before codes that begin like its letters', 'S&P', ['INX', 'SPOT']],
    ['a word of a name', 'devices', ['AMD']],
    ['a Simplified name', '腾讯', ['00700']],
    ['a Traditional name', '蘋果', ['AAPL']],
    ['initials of pinyin', 'txkg', ['00700']],
    ['pinyin, with spaces or without', 'teng xun', ['00700']],
    ['the middle of pinyin', 'guo', ['AAPL', 'AMD']],
    ['a name without its accent', 'hermes', ['RMS']],
    ['full-width letters, as a Chinese keyboard writes them', 'ＡＭＤ', ['AMD']],
    ['nothing for signs alone', '…%', []],
  ] as const)('%s', ([, keyword, expected]) => {
    const found = codes(keyword);
    expect(found.slice(0, expected.length)).toEqual(expected);
  });
});

test('no more are found than asked for, and the best of them', () => {
  expect(codes('c', 2)).toEqual(['C', 'CAT']);
});

describe('of what somebody typed or pasted', () => {
  test.for([
    ['signs that nobody sees', '\u200eAAPL\u202e\u0007\u2066', 'AAPL'],
    ['what is beyond any name', 'x'.repeat(400), 'x'.repeat(maxKeywordLength)],
    ['the half of a sign at the end', `x${'😀'.repeat(60)}`, `x${'😀'.repeat(31)}`],
  ])('%s is left out', ([, typed, keyword]) => {
    expect(keywordOf(typed ?? '')).toBe(keyword);
  });

  test('words, markup and spaces stay as they are', () => {
    for (const typed of ['teng xun', '<script>alert(1)</script>', ' 腾讯 ', 'مثال'])
      expect(keywordOf(typed)).toBe(typed);
  });
});

test('what is misspelt is near what was meant', () => {
  const near = (keyword: string) => nearest(index, keyword, 3).map(({ stock_code }) => stock_code);
  expect(near('aplpe')).toEqual(['AAPL']);
  expect(near('Tensent')).toEqual(['00700']);
  expect(near('AALP')).toContain('AAPL');
  expect(near('qqzzxxyy')).toEqual([]);
  expect(near('q')).toEqual([]);
});

test('whatever is typed, what is found is of the index, each once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (keyword) => {
      const found = find(index, keyword, 50);
      expect(new Set(found).size).toBe(found.length);
      for (const one of found) expect(instruments).toContain(one);
      if (plain(keyword) === '') expect(found).toEqual([]);
      for (const one of nearest(index, keyword, 5)) expect(instruments).toContain(one);
    }),
  );
});

test('every instrument is found first by its own code', () => {
  for (const { stock_code } of instruments) expect(codes(stock_code)[0]).toBe(stock_code);
});
