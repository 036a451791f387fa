/** Searching what is known on the device, so that the first result is there with the keystroke (ADR 30). Pure. */

/** What an instrument is found by. */
export interface Findable {
  readonly stock_code: string;
  readonly name: string;
  readonly names: readonly string[];
  /** Syllables parted by spaces; null where its name is not Chinese. */
  readonly pinyin: string | null;
}

interface Entry<T> {
  readonly item: T;
  readonly code: string;
  /** The code without the zeros before it: people write 700 for 00700. */
  readonly shortCode: string;
  readonly names: readonly string[];
  /** The names with their signs, in small letters: `s&p 500`. */
  readonly written: readonly string[];
  readonly words: readonly string[];
  readonly initials: string;
  readonly spoken: string;
  /** All of it, a line each: what is not in here fits nothing. Most instruments are passed over by this alone. */
  readonly all: string;
}

/** Instruments made ready to be searched. */
export type SearchIndex<T> = readonly Entry<T>[];

/** The longest keyword that is looked for, as the call takes it. */
export const maxKeywordLength = 64;
/** The most that is searched for of a pasted text. */
const longestRead = 1_000;

/** Invisible characters, as pasted codes have them: they would reverse the sentence that names the keyword. */
const unseen = /[\p{Cc}\p{Cf}]/gu;

/** What is searched for, of what was typed, pasted or in an address; it never ends with half of a surrogate pair. */
export function keywordOf(text: string): string {
  return text
    .slice(0, longestRead)
    .replaceAll(unseen, '')
    .slice(0, maxKeywordLength)
    .replace(/[\uD800-\uDBFF]$/, '');
}

/** Letters and digits only, small, without accents: `Hermès` is found by `hermes`, `BRK.B` by `brkb`. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

export function indexOf<T extends Findable>(items: readonly T[]): SearchIndex<T> {
  return items.map((item) => {
    const code = plain(item.stock_code);
    const names = [...new Set([item.name, ...item.names])];
    const syllables = item.pinyin === null ? [] : item.pinyin.split(' ');
    const entry = {
      item,
      code,
      shortCode: code.replace(/^0+/, ''),
      names: names.map(plain),
      written: names.map((name) => name.toLowerCase()),
      words: names.flatMap((name) => name.split(/[^\p{L}\p{N}]+/u).slice(1)).map(plain),
      initials: plain(syllables.map((syllable) => syllable.charAt(0)).join('')),
      spoken: plain(syllables.join('')),
    };
    return { ...entry, all: [code, ...entry.names, ...entry.words, entry.initials, entry.spoken].join('\n') };
  });
}

/** How well a keyword fits, the best first; the first that does counts. */
const fits: readonly ((keyword: string, entry: Entry<unknown>) => boolean)[] = [
  (keyword, { code, shortCode }) => code === keyword || shortCode === keyword,
  (keyword, { names }) => names.includes(keyword),
  (keyword, { code, shortCode }) => code.startsWith(keyword) || shortCode.startsWith(keyword),
  (keyword, { names }) => names.some((name) => name.startsWith(keyword)),
  (keyword, { words }) => words.some((word) => word.startsWith(keyword)),
  (keyword, { initials }) => initials.startsWith(keyword),
  (keyword, { spoken }) => spoken.startsWith(keyword),
  (keyword, { code, names, spoken }) =>
    code.includes(keyword) || spoken.includes(keyword) || names.some((name) => name.includes(keyword)),
];

/** What a keyword fits, the best first; those that it fits alike in the order of the index. At most `limit`. */
export function find<T>(index: SearchIndex<T>, keyword: string, limit: number): readonly T[] {
  const sought = plain(keyword);
  if (sought === '') return [];
  const written = keyword.trim().toLowerCase();
  // Whoever types a sign means it: "s&p" is no code that begins with SP.
  const hasSign = /[^\p{L}\p{N}\p{M}\s]/u.test(written);
  const asWritten: T[] = [];
  const ranks: T[][] = fits.map(() => []);
  for (const entry of index) {
    if (!entry.all.includes(sought)) continue;
    if (hasSign && entry.written.some((name) => name.startsWith(written))) {
      asWritten.push(entry.item);
      continue;
    }
    const rank = fits.findIndex((fit) => fit(sought, entry));
    if (rank >= 0) ranks[rank]?.push(entry.item);
  }
  return [...asWritten, ...ranks.flat()].slice(0, limit);
}

/** Longer ones are not compared: they are not typing errors. */
const longestCompared = 24;
/** Shorter ones are like half of everything. */
const leastCompared = 3;

/** What begins most like a keyword that fits nothing, the nearest first: at most a third of it is otherwise. */
export function nearest<T>(index: SearchIndex<T>, keyword: string, limit: number): readonly T[] {
  const sought = plain(keyword).slice(0, longestCompared);
  if (sought.length < leastCompared) return [];
  const most = Math.max(1, Math.floor(sought.length / 3));
  return index
    .map(({ item, ...entry }) => ({ item, slips: slipsOf(sought, entry, most) }))
    .filter(({ slips }) => slips <= most)
    .toSorted((a, b) => a.slips - b.slips)
    .slice(0, limit)
    .map(({ item }) => item);
}

function slipsOf(sought: string, { code, names, words, spoken }: Omit<Entry<unknown>, 'item'>, most: number) {
  const texts = [code, spoken, ...names, ...words].filter((text) => text !== '');
  return Math.min(...texts.map((text) => slips(sought, text.slice(0, sought.length + most))));
}

/** Letters that were left out, added, changed or swapped (Damerau and Levenshtein) to come to the beginning of a text. */
function slips(from: string, to: string): number {
  let before: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const isSame = from[i - 1] === to[j - 1];
      const changed = (row[j - 1] ?? 0) + (isSame ? 0 : 1);
      const isSwapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      const swapped = isSwapped ? (before[j - 2] ?? 0) + 1 : Infinity;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, changed, swapped));
    }
    before = row;
    row = next;
  }
  return Math.min(...row);
}
