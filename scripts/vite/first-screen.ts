import type { Plugin } from 'vite';

/** The page's first screen when its address says nothing else (spec §2: the entry page is home). */
const firstScreen = '/packages/app/src/features/home/index.ts';

/**
 * Starts fetching the first screen's code beside the entry instead of after it: on a slow phone that is one round trip
 * less before the first price.
 */
export function firstScreenPreload(): Plugin {
  return {
    name: 'meridian:first-screen-preload',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((output) => output.type === 'chunk');
        const entry = chunks.find((chunk) => chunk.isEntry);
        const home = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(firstScreen)));
        if (home === undefined)
          throw new Error(`no chunk begins with ${firstScreen}: has the home screen moved?`);
        const files = new Set<string>();
        const visit = (fileName: string): void => {
          if (files.has(fileName) || fileName === entry?.fileName) return;
          files.add(fileName);
          chunks.find((chunk) => chunk.fileName === fileName)?.imports.forEach(visit);
        };
        visit(home.fileName);
        const tags = [...files].map((fileName) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `./${fileName}` },
          injectTo: 'head' as const,
        }));
        return { html, tags };
      },
    },
  };
}
