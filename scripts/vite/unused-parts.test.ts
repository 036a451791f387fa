import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { root } from '../run/root.mjs';
import { withoutUnusedParts } from './unused-parts.ts';

/** What an installed library's file says before and after. */
function cut(glob: string, wanted: RegExp): { before: string; after: string } {
  const files = globSync(glob, { cwd: root }).map((name) => `${root}/${name.replaceAll('\\', '/')}`);
  const file = files.find((name) => wanted.test(readFileSync(name, 'utf8'))) ?? '';
  const before = readFileSync(file, 'utf8');
  return { before, after: withoutUnusedParts(before, file) };
}

describe('what the app leaves out of the installed libraries', () => {
  test('react-router: the effects that kept its forms and data routes', () => {
    const { before, after } = cut('node_modules/react-router/dist/development/chunk-*.mjs', /^var Link = /m);
    expect(before).toMatch(/^Link\.displayName = /m);
    expect(after).not.toMatch(/^\w+\.(displayName|contextType) = /m);
    expect(after).toMatch(/= class extends React\d\.Component \{ static contextType = RSCRouterContext;/);
    expect(after).toMatch(/^var Link = \/\* @__PURE__ \*\/ React/m);
  });

  test('react-intl: its components; we use its hook', () => {
    const { before, after } = cut('node_modules/react-intl/index.js', /FormattedMessage/);
    expect(before).toMatch(/^FormattedMessage\.displayName = /m);
    expect(after).not.toMatch(/^\w+\.displayName = /m);
    expect(after).toMatch(/^const FormattedDate = \/\* @__PURE__ \*\/ createFormattedComponent/m);
  });

  test('intl: every formatter but the one of messages, which is the only one the app uses', () => {
    const { before, after } = cut('node_modules/@formatjs/intl/index.js', /formatMessage\.bind/);
    expect(before).toMatch(/^\s+formatNumber: formatNumber\.bind\(/m);
    expect(after.match(/\w+: \w+\.bind\(null, resolvedConfig/g)).toEqual([
      'formatMessage: formatMessage.bind(null, resolvedConfig',
    ]);
  });

  test('styled-components: the table of vendor prefixes', () => {
    const { before, after } = cut(
      'node_modules/styled-components/dist/styled-components.browser.esm.js',
      /prefixer/,
    );
    expect(before).toContain('prefixer');
    expect(after).not.toContain('prefixer');
    expect(after).toContain('.push(');
  });

  test("lucide-react: the keys of an icon's strokes, and its old names", () => {
    const { before, after } = cut('node_modules/lucide-react/dist/esm/icons/house.mjs', /key/);
    expect(before).toMatch(/key: "/);
    expect(before).toMatch(/aliases: \[/);
    expect(after).not.toMatch(/key: "|aliases|__iconData\.node/);
    expect(after).toContain('["path", { d: "M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8" }]');
  });
});
