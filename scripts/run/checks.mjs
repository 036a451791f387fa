/** The quick steps, which need no browser and no build: `npm run check`, and the beginning of `npm test`. */
import path from 'node:path';
import { tool } from './install.mjs';
import { root } from './root.mjs';

/** @typedef {import('./steps.mjs').Step} Step */

/** Lint holds the boundaries between areas and layers (scripts/lint). It checks the files it is given, or all. @type {Step} */
export const lintStep = { name: 'lint', args: [tool('oxlint/bin/oxlint')] };

/** @type {Step[]} */
export const otherQuickSteps = [
  { name: 'types', args: [tool('typescript/bin/tsc'), '--noEmit', '--pretty', 'false'] },
  { name: 'format', args: [tool('oxfmt/bin/oxfmt'), '--check'] },
  // Reads all files together: what is unused cannot be seen from the changed ones alone.
  { name: 'unused code', args: [tool('knip/bin/knip.js'), '--treat-config-hints-as-errors'] },
  { name: 'locales', args: [path.join(root, 'scripts/locales.mjs'), 'verify'] },
  { name: 'commit subjects', args: [path.join(root, 'scripts/subjects.mjs')] },
];

/** @type {Step[]} */
export const quickSteps = [lintStep, ...otherQuickSteps];
