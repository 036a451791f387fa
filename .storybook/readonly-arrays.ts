import type { Plugin } from 'vite';

const readonlyArray = /\breadonly (?:([\w.]+(?:<[^<>]*>)?)|\(([^()]*)\))\[\]/g;

/**
 * The reader of the props tables knows `ReadonlyArray<Item>` and takes `readonly Item[]` for unknown: components are
 * handed to it in its words. Types only, so nothing that runs is touched; the tables turn it back (`guide/propTable.ts`).
 * Props in a file of their own it reads from the disk: those (`*.types.ts`) say `ReadonlyArray` themselves.
 */
export function readonlyArrays(): Plugin {
  return {
    name: 'meridian:readonly-arrays',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /design-system\/src\/.*\.tsx$/, exclude: /\.stories\.tsx$/ } },
      handler: (code) => code.replaceAll(readonlyArray, 'ReadonlyArray<$1$2>'),
    },
  };
}
