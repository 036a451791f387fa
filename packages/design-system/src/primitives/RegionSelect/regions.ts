/** A country or region with its name in the reader's language. */
export interface Region {
  /** ISO 3166-1 alpha-2, upper case. */
  readonly code: string;
  readonly name: string;
  /** What a search finds it by: its name in the reader's language and in all three scripts, its code; folded. */
  readonly findBy: string;
}

/** Without accents and case, so that "cote d" finds Côte d’Ivoire. */
function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLocaleLowerCase('en');
}

/**
 * The regions in the order of the reader's language, the pinned ones first in the order given.
 * `names` wins over the browser's own; an unknown code keeps its letters.
 */
export function regionsOf(
  codes: readonly string[],
  locale: string,
  names: Readonly<Record<string, string>> = {},
  pinned: readonly string[] = [],
): Region[] {
  const local = new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' });
  const scripts = ['en', 'zh-Hans', 'zh-Hant'].map(
    (script) => new Intl.DisplayNames([script], { type: 'region', fallback: 'code' }),
  );
  const collator = new Intl.Collator(locale);
  const regions = codes.map((code) => {
    const name = names[code] ?? local.of(code) ?? code;
    const everyName = scripts.map((script) => script.of(code) ?? '').join(' ');
    return { code, name, findBy: fold(`${name} ${everyName} ${code}`) };
  });
  const place = (code: string): number => (pinned.includes(code) ? pinned.indexOf(code) : pinned.length);
  return regions.toSorted(
    (one, other) => place(one.code) - place(other.code) || collator.compare(one.name, other.name),
  );
}

/** Those that the words find; each word has to occur. All of them when there are no words. */
export function findRegions(regions: readonly Region[], words: string): readonly Region[] {
  const wanted = fold(words).split(/\s+/).filter(Boolean);
  return regions.filter((region) => wanted.every((word) => region.findBy.includes(word)));
}
