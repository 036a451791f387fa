import type { Instrument } from '../market/index.ts';
import { pinyinOf } from './pinyin.ts';

/** What an instrument is found by. */
interface FoundBy {
  readonly code: string;
  readonly names: readonly string[];
  /** Whole pinyin without spaces, and the first letters of its syllables. */
  readonly spoken: string;
  readonly initials: string;
}

/** Letters and digits only, small, without accents: `Hermès` is found by `hermes`, `BRK.B` by `brkb`. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

const wordsOf = (text: string): readonly string[] => text.split(/[^\p{L}\p{N}]+/u).map(plain);

function foundBy({ code, names }: Instrument): FoundBy {
  const pinyin = pinyinOf(names['zh-Hans'] ?? '') ?? '';
  return {
    code: plain(code),
    names: [...new Set(Object.values(names) as string[])],
    spoken: plain(pinyin),
    // A slash between two names is no syllable.
    initials: plain(
      pinyin
        .split(' ')
        .map((syllable) => syllable.charAt(0))
        .join(''),
    ),
  };
}

/** How well a keyword fits, the first that does counts: the smaller, the better. */
const fits: readonly ((keyword: string, by: FoundBy) => boolean)[] = [
  (keyword, { code }) => code === keyword || code.replace(/^0+/, '') === keyword,
  (keyword, { names }) => names.some((name) => plain(name) === keyword),
  (keyword, { code }) => code.startsWith(keyword) || code.replace(/^0+/, '').startsWith(keyword),
  (keyword, { names }) => names.some((name) => plain(name).startsWith(keyword)),
  (keyword, { names }) => names.some((name) => wordsOf(name).some((word) => word.startsWith(keyword))),
  (keyword, { initials }) => initials.startsWith(keyword),
  (keyword, { spoken }) => spoken.startsWith(keyword),
  (keyword, { code, names, spoken }) =>
    [code, spoken, ...names.map(plain)].some((text) => text.includes(keyword)),
];

const known = new WeakMap<Instrument, FoundBy>();

function foundByOf(instrument: Instrument): FoundBy {
  const by = known.get(instrument) ?? foundBy(instrument);
  known.set(instrument, by);
  return by;
}

/** The instruments that a keyword fits, the best first; those that it fits alike in the order given. */
export function search(instruments: readonly Instrument[], keyword: string): readonly Instrument[] {
  const sought = plain(keyword);
  if (sought === '') return [];
  return instruments
    .map((instrument) => ({ instrument, fit: fits.findIndex((fit) => fit(sought, foundByOf(instrument))) }))
    .filter(({ fit }) => fit >= 0)
    .toSorted((a, b) => a.fit - b.fit)
    .map(({ instrument }) => instrument);
}
