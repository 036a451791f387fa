/** Where the library is made, and what it opens to the outside. */
import path from 'node:path';
import { root } from '../run/root.mjs';

export const packageFolder = path.join(root, 'packages/design-system');
export const source = path.join(packageFolder, 'src');
export const output = path.join(packageFolder, 'dist');

/** Each entry point, as its users write it → its module below `src` and `dist`, without extension. */
export const entryPoints = {
  '.': 'index',
  './charts': 'charts/index',
  './charts/light': 'charts/light',
};

/** Every user of the library has these already: they are peers, and no component's weight. */
export const peers = ['react', 'react-dom', 'styled-components'];

/** @param {string} specifier "@base-ui/react/dialog" @returns {string} "@base-ui/react" */
export function packageOf(specifier) {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
