import type { Plugin } from 'vite';

const partOfLibrary = /\/packages\/design-system\/src\/.+\.tsx$/;
const callsHook = /\buse([A-Z]\w*)?\(/;

/**
 * React Compiler leaves parts of the design system that call no hook as they are written. The app around them is compiled,
 * so they are drawn again only when a prop has changed; remembering their pieces would double their code (3 kB gz on home).
 */
export function plainParts(): Plugin {
  return {
    name: 'meridian:plain-parts',
    enforce: 'pre',
    transform: {
      filter: { id: partOfLibrary },
      handler: (code) => (callsHook.test(code) ? undefined : `'use no memo';${code}`),
    },
  };
}

/** A whole text that is nothing but words; not the words of one choice among several, which stay in their tree. */
const wordsOnly = /(\bdefaultMessage: )\[\{"type":0,"value":("(?:[^"\\]|\\.)*")\}\]/g;

/** Texts without placeholders stay strings: only the others need the trees that FormatJS has made of all of them. */
export function plainTexts(): Plugin {
  return {
    name: 'meridian:plain-texts',
    enforce: 'pre',
    transform: { filter: { id: /\.messages\.ts$/ }, handler: withPlainTexts },
  };
}

/** The declarations of texts, as FormatJS leaves them, with strings where words are all there is. */
export function withPlainTexts(code: string): string {
  return code.replace(wordsOnly, '$1$2');
}
