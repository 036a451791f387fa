import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

/**
 * What makes a folder a component of the library: code, stories with a page, an entry point that exports it. Sources are read as
 * text, so that a component that is never imported is noticed too.
 */
const source = path.resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(source, file), 'utf8');

const rooms = ['primitives', 'patterns', 'layout', 'charts'] as const;
const entryPoints = ['index.ts', 'charts/index.ts', 'charts/light.ts', 'icons/index.ts'].map(read).join('\n');

/** A folder is named after its component or hook; others (a chart's model, its canvas) are parts of one. */
const isNamedAfterComponent = /^([A-Z]|use[A-Z])/;
const isCode = /^(?!.*\.(stories|test|styles|guide)\.tsx?$).*\.tsx?$/;

interface Component {
  name: string;
  folder: string;
  stories: string;
}

const components: readonly Component[] = rooms
  .flatMap((room) => globSync(`${room}/*`, { cwd: source }))
  .filter((folder) => isNamedAfterComponent.test(path.basename(folder)))
  .filter((folder) =>
    globSync(`${folder}/*`, { cwd: source }).some((file) => isCode.test(path.basename(file))),
  )
  .map((folder) => ({
    name: path.basename(folder),
    folder: folder.replaceAll(path.sep, '/'),
    stories: globSync(`${folder}/*.{stories.tsx,guide.ts,guide.tsx}`, { cwd: source }).map(read).join('\n'),
  }))
  .toSorted((one, other) => one.folder.localeCompare(other.folder));

/** What the library offers beside icons, tokens and types: `A as B` is offered as B. */
const offered = [...entryPoints.matchAll(/export \{([^}]*)\} from '\.{1,2}\/(\w+)\//g)]
  .filter(([, , room]) => room !== 'tokens')
  .flatMap(([, names = '']) => names.split(','))
  .map((name) => name.trim())
  .filter((name) => name !== '' && !name.startsWith('type '))
  .map((name) => name.split(' as ').at(0) ?? name);

/** Offered parts that no story draws by their name, and why. */
const undrawn = new Map([
  ['GlobalStyles', 'is around every story (.storybook/design.tsx)'],
  ['RouterLink', 'is every link of the library: stories of LinkProvider in ListRow and QuoteRow'],
]);

const drawn = globSync('**/{*.stories,sample*,example*}.tsx', { cwd: source }).map(read).join('\n');

/** Everything a reader can be sent to: what the entryPoints export, and the folders. */
const known = new Set([
  ...(entryPoints.match(/\b[A-Za-z]\w+\b/g) ?? []),
  ...components.map((component) => component.name),
]);

test('the tree has components in every room', () => {
  for (const room of rooms) {
    expect(components.filter((component) => component.folder.startsWith(room)).length).toBeGreaterThan(0);
  }
});

/** The folders of the components of which `isMissing` is true: what a failure shows is what is left to do. */
function lacking(isMissing: (component: Component) => boolean): string[] {
  return components.filter(isMissing).map((component) => component.folder);
}

describe('every component', () => {
  test('is exported by an entry point', () => {
    expect(lacking(({ name }) => !new RegExp(`/${name}/${name}\\w*\\.tsx?'`).test(entryPoints))).toEqual([]);
  });

  test('has a story file of its own name, in its room of the sidebar', () => {
    const isOwn = ({ folder, name, stories }: Component): boolean =>
      existsSync(path.join(source, folder, `${name}.stories.tsx`)) &&
      /title: '(Primitives|Patterns|Layout|Charts)\//.test(stories);
    expect(lacking((component) => !isOwn(component))).toEqual([]);
  });

  test('has a docs page: docs: guide({ … }), with the tag autodocs', () => {
    expect(lacking(({ stories }) => !/\bguide\(\{/.test(stories) || !stories.includes("'autodocs'"))).toEqual(
      [],
    );
  });

  test('is used as a person would: a story has a play function', () => {
    expect(lacking(({ stories }) => !/\bplay\b/.test(stories))).toEqual([]);
  });

  test('has its parts drawn, or says that it has one', () => {
    const isShown = ({ stories }: Component): boolean =>
      /\banatomy: \{\s*(onePart:|story:)/.test(stories) || /\banatomy: \w+/.test(stories);
    expect(lacking((component) => !isShown(component))).toEqual([]);
  });

  test('is drawn by a story, as is every other part that the library offers', () => {
    const isDrawn = (name: string): boolean => new RegExp(`<${name}\\b|component: ${name}\\b`).test(drawn);
    const parts = offered.filter((name) => /^[A-Z]/.test(name));
    expect(parts.length).toBeGreaterThan(100);
    expect(parts.filter((name) => !isDrawn(name) && !undrawn.has(name))).toEqual([]);
    expect([...undrawn.keys()].filter((name) => !parts.includes(name) || isDrawn(name))).toEqual([]);
  });

  test('sends its reader only to what exists', () => {
    const lost = components.flatMap(({ folder, stories }) =>
      [...stories.matchAll(/\brelated: \[([^\]]*)\]/g)]
        .flatMap(([, names]) => [...(names ?? '').matchAll(/'([^']+)'/g)].map(([, each]) => each ?? ''))
        .filter((each) => !known.has(each))
        .map((each) => `${folder} → ${each}`),
    );
    expect(lost).toEqual([]);
  });
});

test('no file is longer than 300 lines', () => {
  const long = globSync('**/*.{ts,tsx}', { cwd: source })
    .filter((file) => isCode.test(path.basename(file)))
    .map((file) => `${file}: ${read(file).trimEnd().split('\n').length}`)
    .filter((file) => Number(file.split(': ')[1]) > 300);
  expect(long).toEqual([]);
});
