import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const source = path.resolve(import.meta.dirname, '..');
const readme = readFileSync(path.join(source, '../README.md'), 'utf8');

interface Prop {
  name: string;
  type: string;
  component: string;
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
    [...body.matchAll(/^ {2}(\w+)\??: ([^;]+);/gm)].map(([, name = '', type = '']) => ({
      name,
      type: type.replace(/ \| undefined$/, ''),
      component,
    })),
  );

/** What stands in the first column of the vocabulary, without the brackets of a function; `onBack()` is `onBack`. */
const vocabulary = new Set(
  readme
    .slice(readme.indexOf('## Vocabulary'), readme.indexOf('## Rules'))
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)])
    .map(([, name = '']) => name.replace(/\(.*$/, '')),
);

const isPattern = (name: string): boolean => /^format[A-Z]|(Label|Text)$/.test(name);

test('a prop that four components share stands in the vocabulary of the README', () => {
  const shared = Object.entries(Object.groupBy(props, (prop) => prop.name))
    .filter(([, uses]) => new Set(uses?.map((use) => use.component)).size >= 4)
    .map(([name]) => name);
  expect(shared.length).toBeGreaterThan(20);
  expect(shared.filter((name) => !vocabulary.has(name) && !isPattern(name))).toEqual([]);
});

test('the vocabulary has no word that no component uses', () => {
  const used = new Set(props.map((prop) => prop.name));
  // Of the theme, which is no component of these folders, and of `Button`, whose props are a union.
  const elsewhere = new Set(['theme', 'convention', 'lang', 'isFullWidth']);
  const idle = [...vocabulary].filter(
    (name) => !name.includes('…') && !used.has(name) && !elsewhere.has(name),
  );
  expect(idle).toEqual([]);
});

test('a boolean begins with is, has or can', () => {
  const others = props.filter(({ name, type }) => type === 'boolean' && !/^(is|has|can)[A-Z]/.test(name));
  expect(others).toEqual([]);
});

test('an event begins with on, and gives no DOM event', () => {
  const events = props.filter(({ type }) => /\bevent\b|Event</i.test(type));
  expect(events).toEqual([]);
});
