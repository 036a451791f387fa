import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { meaningOf, readVocabulary } from './vocabulary.ts';

const source = path.resolve(import.meta.dirname, '..');
const readme = readFileSync(path.join(source, '../README.md'), 'utf8');

interface Prop {
  name: string;
  type: string;
  component: string;
  /** Says itself what it means. */
  isExplained: boolean;
}

/** The props of every exported `…Props` interface, read as text: one line for each, as the formatter leaves them. */
const props: readonly Prop[] = globSync('{primitives,patterns,layout,charts}/**/*.{ts,tsx}', { cwd: source })
  .filter((file) => !/\.(stories|test|styles)\./.test(file))
  .flatMap((file) => [
    ...readFileSync(path.join(source, file), 'utf8').matchAll(
      /export interface (\w+)Props\b[^{]*\{\n([\s\S]*?)\n\}/g,
    ),
  ])
  .flatMap(([, component = '', body = '']) =>
    [...body.matchAll(/(\*\/\n)?^ {2}(\w+)\??: ([^;]+);/gm)].map(([, comment, name = '', type = '']) => ({
      name,
      type: type.replace(/ \| undefined$/, ''),
      component,
      isExplained: comment !== undefined,
    })),
  );

const vocabulary = readVocabulary(readme);

test('a prop that four components share is in the vocabulary of the README', () => {
  const shared = Object.entries(Object.groupBy(props, (prop) => prop.name))
    .filter(([, uses]) => new Set(uses?.map((use) => use.component)).size >= 4)
    .map(([name]) => name);
  expect(shared.length).toBeGreaterThan(20);
  expect(shared.filter((name) => meaningOf(vocabulary, name) === undefined)).toEqual([]);
});

test('the vocabulary has no word that no component uses', () => {
  const used = new Set(props.map((prop) => prop.name));
  // Of the theme, which is no component of these folders, and of `Button`, whose props are an intersection.
  const elsewhere = new Set(['theme', 'convention', 'lang', 'isFullWidth', 'describedBy']);
  const idle = [...vocabulary.keys()].filter(
    (name) => !name.includes('…') && !used.has(name) && !elsewhere.has(name),
  );
  expect(idle).toEqual([]);
});

test('each name of a row has the meaning at its place, or the one they all have', () => {
  const row = '| `a`, `b()` | the first; the second | x |';
  const read = (line: string) => readVocabulary(`## Vocabulary\n${line}\n## Rules`);
  expect([...read(row)]).toEqual([
    ['a', 'the first'],
    ['b', 'the second'],
  ]);
  expect(meaningOf(read('| `…Label` | words of a part; or more | x |'), 'backLabel')).toBe(
    'Words of a part; or more.',
  );
  expect(() => read('| `a`, `b`, `c` | one; two | x |')).toThrow('3 props and 2 meanings');
});

test('every prop says what it means, or the vocabulary does', () => {
  const unexplained = props.filter(
    ({ name, isExplained }) => !isExplained && meaningOf(vocabulary, name) === undefined,
  );
  expect(unexplained.map(({ component, name }) => `${component}.${name}`)).toEqual([]);
});

test('a boolean begins with is, has or can', () => {
  const others = props.filter(({ name, type }) => type === 'boolean' && !/^(is|has|can)[A-Z]/.test(name));
  expect(others).toEqual([]);
});

test('an event begins with on, and gives no DOM event', () => {
  const events = props.filter(({ type }) => /\bevent\b|Event</i.test(type));
  expect(events).toEqual([]);
});
