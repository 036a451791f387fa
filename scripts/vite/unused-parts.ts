import type { Plugin } from 'vite';

interface Cut {
  readonly file: RegExp;
  readonly cut: (code: string) => string;
}

/** Numbers, dates and lists are written by platform/words/formatting: of an `intl` the app uses `formatMessage` only. */
const messagesOnly: Cut = {
  file: /\/@formatjs\/intl\/index\.js$/,
  cut: (code) => code.replace(/^\s*(?:\$t|format(?!Message:)\w+): \w+\.bind\(null, .*\),?$/gm, ''),
};

/** What is changed in a library's source, one rule a line. Each saves bytes only: what is left works as before. */
const cuts: readonly Cut[] = [
  // Each of the two is in one file. Making a component looks like an effect, so nothing of them could be left out.
  { file: /\/react-router\/dist\/\w+\/chunk-\w+\.mjs$/, cut: withoutEffects },
  { file: /\/react-intl\/index\.js$/, cut: withoutEffects },
  messagesOnly,
  // Vendor prefixes are off, and cannot be switched on; their table is 1 kB gz.
  {
    file: /\/styled-components\.browser\.esm\.js$/,
    cut: (code) => code.replace(/\w+\.prefix&&\w+\.push\(\w+\.prefixer\),/, ''),
  },
  // Of an icon: the keys of its strokes, for a development build of React only, and the names it had before. All are
  // words that cannot be compressed.
  {
    file: /\/lucide-react\/.+\/icons\/[\w-]+\.mjs$/,
    cut: (code) => code.replace(/,\s*key: "\w+"|,\s*aliases: \[[^\]]*\]|^__iconData\.node;$/gm, ''),
  },
];

/** Leaves out of the app's build what it does not use of its libraries: 9 kB gz of its first scripts. */
export function unusedParts(): Plugin {
  return {
    name: 'meridian:unused-parts',
    apply: 'build',
    transform: {
      filter: { id: cuts.map(({ file }) => file) },
      handler: (code, id) => withoutUnusedParts(code, id),
    },
  };
}

/**
 * The app's `intl` for Storybook, in its build and for what its dev server bundles ahead: a story fails where the app
 * would, for want of a formatter.
 */
export function intlOfTheApp(): Plugin {
  return {
    name: 'meridian:intl-of-the-app',
    transform: { filter: { id: messagesOnly.file }, handler: (code) => messagesOnly.cut(code) },
  };
}

/** A library's file without its unused parts. @param id its path, with slashes */
export function withoutUnusedParts(code: string, id: string): string {
  return cuts.filter(({ file }) => file.test(id)).reduce((source, { cut }) => cut(source), code);
}

/** Calls that make components are marked as pure; names, which only developer tools read, are dropped. */
function withoutEffects(code: string): string {
  return withStaticContexts(code)
    .replace(/^\w+\.displayName = ".*";$/gm, '')
    .replace(
      /= ((?:React\d*\.(?:createContext|forwardRef|memo)|createFormatted\w*Component)\()/g,
      '= /* @__PURE__ */ $1',
    );
}

/** `A.contextType = B;` moves into the class that it is about. */
function withStaticContexts(code: string): string {
  return [...code.matchAll(/^(\w+)\.contextType = (\w+);$/gm)].reduce(
    (source, [line, name, context]) =>
      source
        .replace(line, '')
        .replace(
          new RegExp(`^((?:var|const) ${name} = class extends [\\w.]+ \\{)`, 'm'),
          `$1 static contextType = ${context};`,
        ),
    code,
  );
}
