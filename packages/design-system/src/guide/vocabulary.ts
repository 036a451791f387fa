/** The vocabulary of props, as the README of the library writes it down. */

/** Names that belong to many props: `backLabel` is a `…Label`. */
const patterns = [
  { pattern: /Label$/, name: '…Label' },
  { pattern: /Text$/, name: '…Text' },
  { pattern: /^format[A-Z]/, name: 'format…' },
] as const;

/**
 * What each prop of the vocabulary means, by its name without brackets: `onChange`, `…Label`.
 *
 * @param readme text of the library's README
 * @throws RangeError when a row has neither one meaning nor one for each of its names
 */
export function readVocabulary(readme: string): ReadonlyMap<string, string> {
  const rows = readme
    .slice(readme.indexOf('## Vocabulary'), readme.indexOf('## Rules'))
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  return new Map(rows.flatMap(meaningsOf));
}

function meaningsOf(row: string): [name: string, meaning: string][] {
  const [names = '', meaning = ''] = row.slice('| '.length).split(' | ');
  const props = [...names.matchAll(/`([^`(]+)[^`]*`/g)].map(([, name = '']) => name);
  const meanings = meaning.split('; ');
  if (props.length === 1 || meanings.length === 1) return props.map((name) => [name, meaning]);
  if (meanings.length !== props.length) {
    throw new RangeError(`${names}: ${props.length} props and ${meanings.length} meanings`);
  }
  return props.map((name, index) => [name, meanings[index] ?? '']);
}

/** The meaning of a prop, as a sentence; undefined for a name that is none of the vocabulary's. */
export function meaningOf(vocabulary: ReadonlyMap<string, string>, name: string): string | undefined {
  const kind = patterns.find(({ pattern }) => pattern.test(name))?.name;
  const meaning = vocabulary.get(name) ?? (kind && vocabulary.get(kind));
  return meaning && `${meaning.charAt(0).toUpperCase()}${meaning.slice(1)}.`;
}
