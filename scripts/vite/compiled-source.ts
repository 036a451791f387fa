import type { Plugin } from 'vite';

const partOfLibrary = /\/packages\/design-system\/src\/.+\.tsx$/;
const callsHook = /\buse([A-Z]\w*)?\(/;

/** Drawn at an answer or a way between screens, never at a tick: what ticks is a part of its own inside them. */
const rarelyDrawn = /\/packages\/app\/src\/((shell|features\/home)\/.+|App|AppFrame)\.tsx$/;

/**
 * React Compiler leaves two kinds of parts as they are written, because remembering their pieces would nearly double their
 * code. Parts of the design system that call no hook: the app around them is compiled, so they are drawn again only when a
 * prop has changed (3 kB gz on home). The app's frame and home, which are drawn rarely (4.6 kB gz on home).
 */
export function plainParts(): Plugin {
  return {
    name: 'meridian:plain-parts',
    enforce: 'pre',
    transform: {
      filter: { id: [partOfLibrary, rarelyDrawn] },
      handler: (code, id) =>
        partOfLibrary.test(id) && callsHook.test(code) ? undefined : `'use no memo';${code}`,
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
