import type { Plugin } from 'vite';
import { plainIcons } from './cuts/icons.ts';
import { plainReactDom } from './cuts/react-dom.ts';
import { plainRouter, withoutEffects } from './cuts/router.ts';
import { plainSchemas } from './cuts/schemas.ts';
import { plainStyles } from './cuts/styles.ts';
import { withoutLaterArguments } from './cuts/syntax.ts';
import { datelessMessages, messagesOnly, plainMessages } from './cuts/words.ts';

interface Cut {
  readonly file: RegExp;
  readonly cut: (code: string) => string;
}

/** What is changed in a library's source, one rule a file. Each saves bytes only: what is left works as before. */
const cuts: readonly Cut[] = [
  // In one file. Making a component looks like an effect, so nothing of it could be left out.
  { file: /\/react-router\/dist\/\w+\/chunk-\w+\.mjs$/, cut: plainRouter },
  {
    file: /\/react-intl\/index\.js$/,
    cut: (code) => withoutLaterArguments(withoutEffects(code), 'invariant'),
  },
  { file: /\/@formatjs\/intl\/index\.js$/, cut: plainMessages },
  { file: /\/intl-messageformat\/index\.js$/, cut: datelessMessages },
  { file: /\/styled-components\.browser\.esm\.js$/, cut: plainStyles },
  { file: /\/react-dom\/cjs\/react-dom\.production\.js$/, cut: plainReactDom },
  { file: /\/valibot\/dist\/index\.mjs$/, cut: plainSchemas },
  { file: /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/, cut: () => plainIcons },
  // Of an icon: the keys of its strokes, for a development build of React only, and the names it had before. All are
  // words that cannot be compressed.
  {
    file: /\/lucide-react\/.+\/icons\/[\w-]+\.mjs$/,
    cut: (code) => code.replace(/,\s*key: "\w+"|,\s*aliases: \[[^\]]*\]|^__iconData\.node;$/gm, ''),
  },
];

/** Leaves out of the app's build what it does not use of its libraries: 16 kB gz of its first scripts. */
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
    transform: { filter: { id: /\/@formatjs\/intl\/index\.js$/ }, handler: messagesOnly },
  };
}

/** A library's file without its unused parts. @param id its path, with slashes */
export function withoutUnusedParts(code: string, id: string): string {
  return cuts.filter(({ file }) => file.test(id)).reduce((source, { cut }) => cut(source), code);
}
