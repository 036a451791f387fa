import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../run/root.mjs';

/**
 * Each wall with the code that runs into it and the nearest code that may stand. The real oxlint judges all of them in
 * one run, on a tree of their own.
 */
interface Wall {
  wall: string;
  file: string;
  code: string;
  /** Start of the message; absent where the code may stand. */
  says?: string;
}

const features = 'packages/app/src/features';

const walls: Wall[] = [
  // Rooms
  {
    wall: 'the contract imports nothing of ours',
    file: 'contracts/api/src/a.ts',
    code: `import '@meridian/mocks';`,
    says: 'api may not import mocks',
  },
  {
    wall: 'mocks may use the contract',
    file: 'mocks/src/a.ts',
    code: `import '@meridian/api';`,
  },
  {
    wall: "mocks never use the app's arithmetic",
    file: 'mocks/src/b.ts',
    code: `import '../../packages/app/src/domain/money.ts';`,
    says: 'mocks may not import app',
  },
  {
    wall: 'the design system knows no endpoint',
    file: 'packages/design-system/src/a.ts',
    code: `import type { Quote } from '@meridian/api';`,
    says: 'design-system may not import api',
  },
  {
    wall: 'the app knows no mocks',
    file: 'packages/app/src/shell/a.ts',
    code: `import '@meridian/mocks';`,
    says: 'app may not import mocks',
  },
  {
    wall: 'the app knows no mocks, not even lazily or as a type',
    file: 'packages/app/src/shell/b.ts',
    code: `void import('@meridian/mocks/worker');`,
    says: 'app may not import mocks',
  },
  {
    wall: 're-exports are imports',
    file: 'packages/app/src/shell/c.ts',
    code: `export * from '@meridian/mocks';`,
    says: 'app may not import mocks',
  },
  {
    wall: 'the app loads the scenario panel lazily',
    file: 'packages/app/src/main.tsx',
    code: `void import('./scenario-panel/boot.ts');`,
  },
  {
    wall: 'the app does not carry the scenario panel',
    file: 'packages/app/src/shell/d.ts',
    code: `import '../scenario-panel/boot.ts';`,
    says: 'app may not import scenario-panel other than by import()',
  },
  {
    wall: 'the scenario panel opens worlds',
    file: 'packages/app/src/scenario-panel/boot.ts',
    code: `import '@meridian/mocks/worker';`,
  },
  {
    wall: 'the scenario panel is part of the app',
    file: 'packages/app/src/scenario-panel/Panel.ts',
    code: `import '../platform/messages.ts';`,
  },
  {
    wall: 'rooms are entered by their door',
    file: 'packages/app/src/shell/e.ts',
    code: `import '../../../design-system/src/index.ts';`,
    says: 'Import design-system by its name',
  },
  {
    wall: 'a room does not import itself by name',
    file: 'packages/app/src/shell/f.ts',
    code: `import '@meridian/app';`,
    says: 'Inside app import by relative path',
  },
  {
    wall: 'features never import each other',
    file: `${features}/ticket/a.ts`,
    code: `import '../quote/index.ts';`,
    says: 'Features never import each other ("ticket" imports "quote")',
  },
  {
    wall: 'a feature imports its own files',
    file: `${features}/ticket/b.ts`,
    code: `import './model.ts';`,
  },
  {
    wall: 'the shell composes features',
    file: 'packages/app/src/shell/g.ts',
    code: `void import('../features/quote/index.ts');`,
  },
  {
    wall: 'stories take the preview and the names of scenarios',
    file: `${features}/ticket/Ticket.stories.tsx`,
    code: `import '../../../../../.storybook/preview.tsx'; import '@meridian/mocks/names';`,
  },
  {
    wall: 'stories do not wire mocks',
    file: `${features}/ticket/Wired.stories.tsx`,
    code: `import '@meridian/mocks';`,
    says: 'app may not import mocks',
  },
  {
    wall: 'raw msw stays in the runtime of the mocks',
    file: 'mocks/src/handlers/market.ts',
    code: `import { http } from 'msw';`,
    says: 'Raw msw stays in',
  },
  {
    wall: 'no raw msw in a story',
    file: `${features}/ticket/Raw.stories.tsx`,
    code: `import { http } from 'msw';`,
    says: 'Raw msw stays in',
  },
  { wall: 'hosts speak msw', file: 'mocks/src/hosts/node.ts', code: `import 'msw/node';` },
  { wall: 'the runtime speaks msw', file: 'mocks/src/handlers/runtime.ts', code: `import 'msw';` },
  {
    wall: 'only mocks invent data',
    file: 'packages/app/src/shell/h.ts',
    code: `import '@faker-js/faker';`,
    says: 'Only the mocks invent data',
  },
  // What comes out of thin air
  {
    wall: 'no raw fetch in the app',
    file: 'packages/app/src/platform/a.ts',
    code: `void fetch('/quotes');`,
    says: 'No fetch() here: call an endpoint through the typed client',
  },
  {
    wall: 'no raw fetch through the global object',
    file: 'packages/app/src/platform/b.ts',
    code: `void globalThis.fetch('/quotes');`,
    says: 'No fetch() here',
  },
  {
    wall: 'no raw socket in the app',
    file: 'packages/app/src/platform/c.ts',
    code: `export const socket = new WebSocket('wss://example.test');`,
    says: 'No new WebSocket() here',
  },
  { wall: 'the client fetches', file: 'contracts/api/src/client/send.ts', code: `void fetch('/quotes');` },
  {
    wall: 'a test of the client calls a server',
    file: 'contracts/api/src/errors.test.ts',
    code: `void fetch('/quotes');`,
  },
  {
    wall: 'no wall clock in the app',
    file: `${features}/ticket/c.ts`,
    code: `export const now = Date.now();`,
    says: 'No Date.now() here: ask the clock',
  },
  {
    wall: 'no wall clock in the world',
    file: 'mocks/src/kernel/clock.ts',
    code: `export const now = new Date();`,
    says: 'No new Date() of now here: ask the clock',
  },
  {
    wall: 'a known instant is no clock',
    file: 'mocks/src/kernel/instant.ts',
    code: `export const opened = new Date(0);`,
  },
  {
    wall: 'the ports hold the real clock',
    file: 'packages/app/src/platform/ports/clock.ts',
    code: `export const now = () => Date.now();`,
  },
  {
    wall: 'no chance without a seed',
    file: 'mocks/src/domain/price.ts',
    code: `export const noise = Math.random();`,
    says: "No Math.random() here: draw from the world's seeded source",
  },
  {
    wall: 'no ambient ids',
    file: `${features}/ticket/d.ts`,
    code: `export const id = crypto.randomUUID();`,
    says: 'No crypto.randomUUID() here',
  },
  {
    wall: 'no ambient storage',
    file: `${features}/search/a.ts`,
    code: `localStorage.setItem('shistory', '[]');`,
    says: 'No localStorage here: use the storage port',
  },
  {
    wall: 'no ambient storage through window',
    file: `${features}/search/b.ts`,
    code: `window.localStorage.clear();`,
    says: 'No localStorage here',
  },
  // Text
  {
    wall: 'no text between tags',
    file: `${features}/ticket/A.tsx`,
    code: `export const A = () => <Text>Buy now</Text>;`,
    says: 'Text never stands in code',
  },
  {
    wall: 'no text in braces',
    file: `${features}/ticket/B.tsx`,
    code: `export const B = ({ isBuy }: { isBuy: boolean }) => <Text>{isBuy ? 'Buy' : 'Sell'}</Text>;`,
    says: 'Text never stands in code',
  },
  {
    wall: 'no text in attributes that are read out',
    file: `${features}/ticket/C.tsx`,
    code: `export const C = () => <nav aria-label="Places" />;`,
    says: 'Text never stands in code',
  },
  {
    wall: 'no text in props that are labels',
    file: `${features}/ticket/D.tsx`,
    code: 'export const D = () => <Sheet closeLabel={`Close it`} />;',
    says: 'Text never stands in code',
  },
  {
    wall: 'signs and tokens are no text',
    file: `${features}/ticket/E.tsx`,
    code: `export const E = () => <span data-trend="up">{'--'}</span>;`,
  },
  {
    wall: 'the design system takes its example text from stories',
    file: 'packages/design-system/src/Button.stories.tsx',
    code: `export const A = () => <p>Buy now</p>;`,
  },
  // Looks
  {
    wall: 'the app styles nothing',
    file: `${features}/ticket/F.tsx`,
    code: `import { styled } from 'styled-components'; export const F = styled.div\`color: red\`;`,
    says: 'The app styles nothing: compose parts of @meridian/design-system',
  },
  {
    wall: 'the app styles nothing behind a re-export',
    file: 'packages/app/src/presentation/look.ts',
    code: `export { css } from 'styled-components';`,
    says: 'The app styles nothing',
  },
  {
    wall: 'the app has no files for styles',
    file: `${features}/ticket/Ticket.styles.ts`,
    code: `export const gap = 4;`,
    says: 'The app has no .styles files',
  },
  {
    wall: 'no style attribute',
    file: `${features}/ticket/G.tsx`,
    code: `export const G = () => <div style={{ padding: 4 }} />;`,
    says: 'No style in the app',
  },
  {
    wall: 'no class names',
    file: 'packages/app/src/shell/H.tsx',
    code: `export const H = () => <div className="bar" />;`,
    says: 'No className in the app',
  },
  {
    wall: 'what has a look comes from the design system',
    file: `${features}/ticket/I.tsx`,
    code: `export const I = () => <button type="button" />;`,
    says: 'No raw <button> in the app',
  },
  {
    wall: 'structure without a look is the app’s',
    file: `${features}/ticket/J.tsx`,
    code: `export const J = ({ name }: { name: string }) => <ul aria-label={name}><li /></ul>;`,
  },
  {
    wall: 'the router’s link is an anchor',
    file: 'packages/app/src/AppFrame.tsx',
    code: `export const Link = ({ href }: { href: string }) => <a href={href} />;`,
  },
  {
    wall: 'the design system styles',
    file: 'packages/design-system/src/primitives/Bar/Bar.styles.ts',
    code: `import { styled } from 'styled-components'; export const Bar = styled.div\`color: red\`;`,
  },
  // Asset classes
  {
    wall: 'no question which asset class this is',
    file: `${features}/quote/a.ts`,
    code: `export const isCrypto = (source: number) => source === 7;`,
    says: 'What differs between asset classes is data',
  },
  {
    wall: 'no switch over the asset class',
    file: `${features}/quote/b.ts`,
    code: `export const f = (row: { source: number }) => { switch (row.source) { default: return 1; } };`,
    says: 'What differs between asset classes is data',
  },
  {
    wall: 'two instruments may be compared',
    file: `${features}/quote/c.ts`,
    code: `export const f = (a: { source: number }, b: { source: number }) => a.source === b.source;`,
  },
  {
    wall: 'the registry knows its classes',
    file: 'packages/app/src/asset-classes/crypto/index.ts',
    code: `export const f = (source: number) => source === 7;`,
  },
  // Names
  {
    wall: 'no drawer for everything',
    file: 'packages/app/src/platform/utils.ts',
    code: `export const a = 1;`,
    says: '"utils" names no reason to be',
  },
];

/** The rules of the house, as the project switches them on. */
const ruleNames = ['rooms', 'ambient', 'text', 'looks', 'names', 'asset-source'];

interface Diagnostic {
  code: string;
  filename: string;
  message: string;
}

let tree = '';
let diagnostics: Diagnostic[] = [];

beforeAll(() => {
  tree = mkdtempSync(path.join(tmpdir(), 'meridian-walls-'));
  for (const { file, code } of walls) {
    mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
    writeFileSync(path.join(tree, file), `${code}\n`);
  }
  const rules = ruleNames.map((name) => [`meridian/${name}`, 'error']);
  writeFileSync(
    path.join(tree, '.oxlintrc.json'),
    JSON.stringify({
      jsPlugins: [path.join(root, 'scripts/lint/walls.mjs')],
      categories: { correctness: 'off' },
      rules: Object.fromEntries(rules) as Record<string, string>,
    }),
  );
  diagnostics = lint(tree);
});

afterAll(() => {
  rmSync(tree, { recursive: true, force: true });
});

function lint(folder: string): Diagnostic[] {
  const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint');
  try {
    return parse(execFileSync(process.execPath, [oxlint, '-f', 'json'], { cwd: folder, encoding: 'utf8' }));
  } catch (error) {
    // Violations are its way of ending with 1; the report is on standard output all the same.
    return parse((error as { stdout: string }).stdout);
  }
}

function parse(report: string): Diagnostic[] {
  return (JSON.parse(report) as { diagnostics: Diagnostic[] }).diagnostics;
}

describe('walls of the house', () => {
  test.each(walls)('$wall ($file)', ({ file, says }) => {
    const found = diagnostics.filter((one) => one.filename === file).map((one) => one.message);
    if (says === undefined) expect(found).toEqual([]);
    else expect(found).toEqual([expect.stringMatching(startingWith(says))]);
  });

  test('the walls stand in the project, as errors', () => {
    const settings = readFileSync(path.join(root, '.oxlintrc.json'), 'utf8');
    const { rules } = JSON.parse(settings) as { rules: Record<string, unknown> };
    for (const name of ruleNames) {
      expect(rules, name).toHaveProperty([`meridian/${name}`], 'error');
    }
  });
});

function startingWith(text: string): RegExp {
  return new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`);
}
