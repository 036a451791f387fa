import { find, indexOf, type Findable } from '@meridian/app/search';
import uFuzzy from '@leeoniya/ufuzzy';

/** An instrument as the app receives it, and its market, which makes its code one of a kind. */
export interface Searchable extends Findable {
  readonly market: string;
}

/** How long it took. All in ms, of this thread. */
export interface Searching {
  /** To make the instruments ready, once. */
  readonly build: number;
  /** Of one keystroke, its results worked out: the middle one and the slowest. */
  readonly keystroke: number;
  readonly slowest: number;
  /** The first word found, before anything was searched for. */
  readonly first: number;
  /** Keywords, typed to their end, that found their instrument first. */
  readonly hits: number;
}

/** The most that is shown. */
const mostFound = 50;

type Find = (keyword: string) => readonly Searchable[];

const ready = (build: (instruments: readonly Searchable[]) => Find) =>
  function run(instruments: readonly Searchable[], keywords: readonly string[]): Searching {
    const startMs = performance.now();
    const search = build(instruments);
    const builtMs = performance.now();
    const times: number[] = [];
    let hits = 0;
    for (const keyword of keywords) {
      for (let length = 1; length <= keyword.length; length += 1) {
        const typed = keyword.slice(0, length);
        const typedMs = performance.now();
        const [best] = search(typed);
        times.push(performance.now() - typedMs);
        if (length === keyword.length && best !== undefined && isMeant(best, keyword)) hits += 1;
      }
    }
    const sorted = times.toSorted((a, b) => a - b);
    return {
      build: builtMs - startMs,
      first: times[0] ?? Number.NaN,
      keystroke: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
      slowest: sorted.at(-1) ?? Number.NaN,
      hits,
    };
  };

const bare = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Written so, or spoken so. */
function isMeant({ stock_code: code, names, pinyin }: Searchable, keyword: string): boolean {
  const syllables = pinyin?.split(' ') ?? [];
  const spoken = [syllables.join(''), syllables.map((one) => one.charAt(0)).join('')];
  return [code, ...names, ...spoken].some((text) => bare(text).startsWith(bare(keyword)));
}

/** Each instrument as one line of all that it is found by: uFuzzy's own way to search several fields. */
function lineOf({ stock_code: code, names, pinyin }: Searchable): string {
  const syllables = pinyin?.split(' ') ?? [];
  const initials = syllables.map((one) => one.charAt(0)).join('');
  return [code, ...names, syllables.join(''), initials].join(' ').toLowerCase();
}

export const searchers = {
  /** The app's own (`features/search/model`). */
  ours: ready((instruments) => {
    const index = indexOf(instruments);
    return (keyword) => find(index, keyword, mostFound);
  }),
  /** Chinese counts as letters, and however many fit, they are put in order, as ours are. */
  uFuzzy: ready((instruments) => {
    const fuzzy = new uFuzzy({ alpha: 'a-z\\u4e00-\\u9fff' });
    const lines = instruments.map(lineOf);
    return (keyword) => {
      const [found, info, order] = fuzzy.search(lines, keyword.toLowerCase(), 0, Infinity);
      const places = info === null || order === null ? (found ?? []) : order.map((at) => info.idx[at] ?? 0);
      return places.slice(0, mostFound).flatMap((place) => instruments[place] ?? []);
    };
  }),
} as const;
