const writtenWithoutSpaces = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+$/u;

/** The commonest surnames of two characters, in both scripts. */
const longSurnames = /^(?:欧阳|歐陽|司马|司馬|上官|诸葛|諸葛|司徒|慕容|皇甫|令狐|夏侯|尉迟|尉遲|东方|東方)/u;

/** The given name: what friends and colleagues say, and what distinguishes the many of one surname. */
function givenName(name: string): string {
  const signs = [...name];
  const surname = longSurnames.test(name) ? 2 : 1;
  return signs.length > surname ? signs.slice(surname).join('') : name;
}

/**
 * The initials of a person: `Ada Lovelace` is AL, `Ada` is A; 王小明 is 小明, 王明 is 明, 欧阳修 is 修.
 * Where there is room for `most` one, the last sign of a name without spaces: 王小明 is 明.
 */
export function initials(name: string, most: 1 | 2 = 2): string {
  const words = name
    .trim()
    .split(/[\s·・]+/u)
    .map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, ''))
    .filter((word) => word !== '');
  const whole = words.join('');
  if (words.length === 1 && writtenWithoutSpaces.test(whole)) {
    return [...givenName(whole)].slice(-most).join('');
  }
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .slice(0, most)
    .join('')
    .toUpperCase();
}
