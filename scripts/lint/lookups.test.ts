/** What is looked up by a word from outside. */
import { testLintCases } from '../test/lint-cases.ts';

const says = 'A word from outside is looked up in a Map';

testLintCases([
  {
    rule: 'no table with any word for a key is indexed by one',
    file: 'mocks/src/handlers/a.ts',
    code: `const tables: Readonly<Record<string, string>> = { en: 'en' };
export const languageOf = (header: string) => tables[header];`,
    says,
  },
  {
    rule: 'nor is a parameter of that kind',
    file: 'packages/app/src/platform/b.ts',
    code: `export function read(texts: Record<string, string>, word: string) { return texts[word]; }`,
    says,
  },
  {
    rule: 'nor one that says it by an index signature',
    file: 'mocks/src/facts/c.ts',
    code: `const by: { [word: string]: number } = {};
export const of = (word: string) => by[word];`,
    says,
  },
  {
    rule: 'nor one that is made such by a cast',
    file: 'mocks/src/hosts/d.ts',
    code: `export const of = (payload: object, field: string) => (payload as Record<string, unknown>)[field];`,
    says,
  },
  {
    rule: 'nor one that goes by another name',
    file: 'mocks/src/handlers/l.ts',
    code: `type Detail = Readonly<Record<string, string>>;
export const of = (detail: Detail, field: string) => detail[field];`,
    says,
  },
  {
    rule: 'no word is called a key of a table without asking',
    file: 'packages/app/src/shell/e.ts',
    code: `const table = { one: 1 } as const;
export const of = (word: string) => table[word as keyof typeof table];`,
    says,
  },
  {
    rule: 'writing is no better',
    file: 'mocks/src/hosts/f.ts',
    code: `export function note(counts: Record<string, number>, word: string) { counts[word] = 1; }`,
    says,
  },
  {
    rule: 'a Map may be asked for any word',
    file: 'mocks/src/handlers/g.ts',
    code: `const languages: ReadonlyMap<string, string> = new Map([['en', 'en']]);
export const languageOf = (header: string) => languages.get(header);`,
  },
  {
    rule: 'a table with its own keys is held by the compiler',
    file: 'mocks/src/handlers/h.ts',
    code: `const names: Readonly<Record<'en' | 'fr', string>> = { en: 'English', fr: 'Français' };
export const nameOf = (language: 'en' | 'fr') => names[language];`,
  },
  {
    rule: 'Object.hasOwn narrows a word to the keys of a table',
    file: 'mocks/src/facts/i.ts',
    code: `const table = { one: 1 } as const;
const isName = (word: string): word is keyof typeof table => Object.hasOwn(table, word);
export const of = (word: string) => (isName(word) ? table[word] : undefined);`,
  },
  {
    rule: 'a field whose name is in the code is no look-up',
    file: 'mocks/src/hosts/j.ts',
    code: `export const of = (payload: Record<string, unknown>) => payload['wallMs'];`,
  },
  {
    rule: 'figures inside the domain are looked up by keys of our own',
    file: 'mocks/src/domain/market/k.ts',
    code: `export const of = (counts: Record<string, number>, key: string) => counts[key];`,
  },
]);
