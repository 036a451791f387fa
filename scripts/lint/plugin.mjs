/** This project's rules as an oxlint plugin: every message says what to do instead. */
import { ambient } from './ambient.mjs';
import { boundaries } from './imports.mjs';
import { lookups } from './lookups.mjs';
import { looks } from './looks.mjs';
import { assetSource, names } from './names.mjs';
import { selectors } from './selectors.mjs';
import { text } from './text.mjs';

export default {
  meta: { name: 'meridian' },
  rules: { boundaries, ambient, text, looks, lookups, names, selectors, 'asset-source': assetSource },
};
