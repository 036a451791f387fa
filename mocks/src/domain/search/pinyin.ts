import { syllables } from './syllables.ts';

/** Words of names in which a character is not read as it mostly is. */
const readings: readonly (readonly [word: string, syllables: string])[] = [
  ['银行', 'yin hang'],
  ['重庆', 'chong qing'],
  ['音乐', 'yin yue'],
  ['厦门', 'xia men'],
  ['西藏', 'xi zang'],
  ['大厦', 'da sha'],
  ['重启', 'chong qi'],
];

const table: ReadonlyMap<string, string> = new Map(
  syllables.split(' ').flatMap((entry) => {
    const [syllable = ''] = /^[a-z]+/.exec(entry) ?? [];
    return [...entry.slice(syllable.length)].map((character): [string, string] => [character, syllable]);
  }),
);

/**
 * Pinyin of a Simplified Chinese name, syllables parted by spaces; what is no Chinese stays as it is, in small letters. Null
 * where there is no Chinese in it.
 */
export function pinyinOf(name: string): string | null {
  if (!/\p{Script=Han}/u.test(name)) return null;
  const said = readings.reduce((text, [word, spoken]) => text.replaceAll(word, ` ${spoken} `), name);
  const parts = [...said].map((character) => {
    const syllable = table.get(character);
    return syllable === undefined ? character : ` ${syllable} `;
  });
  return parts.join('').toLowerCase().trim().replaceAll(/\s+/g, ' ');
}
