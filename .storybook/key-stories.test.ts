import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const library = path.resolve(import.meta.dirname, '../packages/design-system/src');

/** A story with its body, as in a file. */
const stories = /^export const (?<name>\w+) = meta\.story\(\{\n(?<body>[^]*?)^\}\);/gm;
const ownOf = (body: string) => [...body.matchAll(/^ {2}(?:async )?(\w+)/gm)].map(([, key]) => key);
const pressesKeys = (body: string) => /\.keyboard\(|\.tab\(|\{(?:Enter|Escape|Arrow\w+)\}/.test(body);
const isOfPlayOnly = (body: string) =>
  ownOf(body).every((key) => key === 'play' || key === 'beforeEach' || key === 'tags');

/** Stories on a docs page that differ from the first in nothing but the keys that their test presses. */
function keyTestsOnDocsPage(source: string): string[] {
  if (!/^ {2}tags: \['autodocs'\]/m.test(source)) return [];
  return [...source.matchAll(stories)]
    .slice(1)
    .map(({ groups }) => ({ name: groups?.['name'] ?? '', body: groups?.['body'] ?? '' }))
    .filter(({ body }) => isOfPlayOnly(body) && pressesKeys(body) && !body.includes("'!autodocs'"))
    .map(({ name }) => name);
}

/** Nothing is played on a docs page: there such a story is the first one once more, and says nothing. */
test('tests of keys stay out of docs pages', () => {
  const found = globSync('**/*.stories.tsx', { cwd: library }).flatMap((file) =>
    keyTestsOnDocsPage(readFileSync(path.join(library, file), 'utf8')).map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

test('a test of keys is distinguished from a state that keys lead to', () => {
  const story = (name: string, lines: string) => `export const ${name} = meta.story({\n${lines}\n});\n`;
  const play = '  play: async ({ userEvent }) => {\n    await userEvent.keyboard("{Enter}");\n  },';
  const page = "const meta = preview.meta({\n  tags: ['autodocs'],\n});\n";
  const others = [
    story('First', play),
    story('Drawn', `  args: { isOpen: true },\n${play}`),
    story('Left', `  tags: ['!autodocs'],\n${play}`),
  ].join('');
  expect(keyTestsOnDocsPage(page + others)).toEqual([]);
  expect(keyTestsOnDocsPage(page + others + story('Pressed', play))).toEqual(['Pressed']);
});
