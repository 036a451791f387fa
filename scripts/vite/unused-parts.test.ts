import { globSync, readFileSync } from 'node:fs';
import { createElement, forwardRef, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { parseAst } from 'vite';
import { describe, expect, test } from 'vitest';
import { root } from '../run/root.mjs';
import { plainIcons } from './cuts/icons.ts';
import { unusedNames } from './cuts/react-dom.ts';
import { styleCuts } from './cuts/styles.ts';
import { withoutUnusedParts } from './unused-parts.ts';

/** What an installed library's file says before and after. */
function cut(glob: string, wanted: RegExp): { before: string; after: string } {
  const files = globSync(glob, { cwd: root }).map((name) => `${root}/${name.replaceAll('\\', '/')}`);
  const file = files.find((name) => wanted.test(readFileSync(name, 'utf8'))) ?? '';
  const before = readFileSync(file, 'utf8');
  const after = withoutUnusedParts(before, file);
  parseAst(after);
  return { before, after };
}

describe('what the app leaves out of the installed libraries', () => {
  test('react-router: the effects that kept its forms and data routes', () => {
    const { before, after } = cut('node_modules/react-router/dist/development/chunk-*.mjs', /^var Link = /m);
    expect(before).toMatch(/^Link\.displayName = /m);
    expect(after).not.toMatch(/^\w+\.(displayName|contextType) = /m);
    expect(after).toMatch(/= class extends React\d\.Component \{ static contextType = RSCRouterContext;/);
    expect(after).toMatch(/^var Link = \/\* @__PURE__ \*\/ React/m);
  });

  test('react-router: the way through data routes, and words for developers', () => {
    const { before, after } = cut('node_modules/react-router/dist/development/chunk-*.mjs', /^var Link = /m);
    expect(before).toContain('`useLocation() may be used only in the context of a <Router> component.`');
    expect(after).not.toContain('may be used only in the context');
    expect(after).toMatch(/function useLocation\(\) \{\s+invariant\(\s*useInRouterContext\(\)\s*\);/);
    expect(after).toMatch(/function useNavigate\(\) \{\s+let .+\s+return useNavigateUnstable\(\);/);
    expect(after).not.toMatch(/^\s*warning\(/m);
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

  test('intl: formats of dates and lists, which no message holds', () => {
    const { before, after } = cut('node_modules/@formatjs/intl/index.js', /formatMessage\.bind/);
    expect(before).toMatch(/^\t\tgetListFormat: memoize/m);
    expect(after.match(/^\t\tget\w+(?=: memoize)/gm)).toEqual(['\t\tgetMessageFormat']);
    expect(after).toMatch(/f1, timeZone\) \{\s+return f1;\s+\}/);
    const { after: message } = cut('node_modules/intl-messageformat/index.js', /class IntlMessageFormat/);
    expect(message).toMatch(/if \(isNumberElement\(el\)\)/);
    expect(message).not.toMatch(/if \(is(Date|Time)Element\(el\)\)|style\.scale|weekday: "long"/);
  });

  test('no message has a date, or a number in a format of its own', () => {
    const texts = globSync('locales/*.json', { cwd: root }).map((name) =>
      readFileSync(`${root}/${name}`, 'utf8'),
    );
    expect(texts).toHaveLength(3);
    for (const text of texts) {
      expect(text).toMatch(/\{\w+, number\}/);
      expect(text.match(/\{\w+,\s*(?:date|time|number\s*,)[^}]*\}/g)).toBeNull();
    }
  });

  describe('styled-components', () => {
    const styled = () =>
      cut('node_modules/styled-components/dist/styled-components.browser.esm.js', /prefixer/);

    test.each(styleCuts.map(([wanted, instead]) => ({ wanted, instead })))(
      'finds $wanted once',
      ({ wanted }) => {
        const everywhere = new RegExp(wanted.source, `${wanted.flags}g`);
        expect(styled().before.match(everywhere)).toHaveLength(1);
      },
    );

    test('is without vendor prefixes, names of elements, and what a server has drawn', () => {
      const { before, after } = styled();
      for (const unused of ['prefixer', '"blockquote"', 'e.getTag(),{', 'SC_DISABLE_SPEEDY']) {
        expect([unused, before.includes(unused), after.includes(unused)]).toEqual([unused, true, false]);
      }
      expect(after).not.toMatch(/\breturn[a-z]\b/);
    });

    test('gets templates from us, and no style objects, which it has lost', () => {
      const files = globSync('packages/*/src/**/*.styles.ts', { cwd: root });
      expect(files.length).toBeGreaterThan(50);
      for (const file of files) {
        const source = readFileSync(`${root}/${file}`, 'utf8');
        expect(source, file).not.toMatch(
          /(?:\bcss|\bkeyframes|\bstyled(?:\.\w+|\(\w+\)))(?:<[^>]*>)?\(\s*\{/,
        );
      }
    });
  });

  test('react-dom: fetching ahead and form actions, which nobody uses', () => {
    const { before, after } = cut('node_modules/react-dom/cjs/react-dom.production.js', /createPortal/);
    for (const name of unusedNames) {
      expect(before).toContain(`exports.${name} =`);
      expect(after).not.toContain(`exports.${name} =`);
    }
    expect(after.match(/^exports\.\w+/gm)).toEqual([
      'exports.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
      'exports.browser',
      'exports.createPortal',
      'exports.flushSync',
      'exports.version',
    ]);
    const unused = new RegExp(`\\b(?:${unusedNames.join('|')})\\b`);
    const users = [
      ...globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root }),
      ...globSync('node_modules/{@base-ui,@floating-ui,@visx}/*/**/*.{js,mjs}', { cwd: root }),
    ].filter((name) => /from ['"]react-dom['"]/.test(readFileSync(`${root}/${name}`, 'utf8')));
    expect(users.length).toBeGreaterThan(10);
    expect(users.filter((name) => unused.test(readFileSync(`${root}/${name}`, 'utf8')))).toEqual([]);
  });

  test('valibot: what other libraries ask a schema by', () => {
    const { before, after } = cut('node_modules/valibot/dist/index.mjs', /function looseObject/);
    expect(before).toMatch(/return _standardSchema\(\{/);
    expect(after).not.toMatch(/return _standardSchema\(\{|^\t\treference: |^\t\tasync: false/m);
    expect(after).toMatch(
      /^function string\(message\$1\) \{\s+return \{\s+kind: "schema",\s+type: "string",/m,
    );
  });

  test("lucide-react: the keys of an icon's strokes, and its old names", () => {
    const { before, after } = cut('node_modules/lucide-react/dist/esm/icons/house.mjs', /key/);
    expect(before).toMatch(/key: "/);
    expect(before).toMatch(/aliases: \[/);
    expect(after).not.toMatch(/key: "|aliases|__iconData\.node/);
    expect(after).toContain('["path", { d: "M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8" }]');
  });

  test.each([
    {},
    { size: 18 },
    { size: '1.125rem', className: 'wide tall' },
    { 'aria-label': 'Bell' },
    { 'aria-hidden': true },
    { role: 'img', title: 'Bell' },
    { strokeWidth: 1, 'data-x': 'y' },
  ])('lucide-react: what scales and names an icon; with %o it is drawn as before', async (props) => {
    const { __iconData, default: Original } = (await import(
      /* @vite-ignore */ `${root}/node_modules/lucide-react/dist/esm/icons/bell-ring.mjs`
    )) as { __iconData: object; default: FunctionComponent<object> };
    const body = plainIcons.replace(/^import .*$/m, '').replace('export default', 'return');
    // oxlint-disable-next-line typescript/no-implied-eval -- The build writes this code into the library's place.
    const make = new Function('createElement', 'forwardRef', body) as (
      ...used: unknown[]
    ) => (icon: object) => FunctionComponent<object>;
    const Ours = make(createElement, forwardRef)(__iconData);
    expect(renderToStaticMarkup(createElement(Ours, props))).toBe(
      renderToStaticMarkup(createElement(Original, props)),
    );
  });
});
