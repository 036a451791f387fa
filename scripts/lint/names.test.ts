/** Files are named for what they are for, and asset classes only in their registry. */
import { features, testLintCases } from '../test/lint-cases.ts';

testLintCases([
  {
    rule: 'no drawer for everything',
    file: 'packages/app/src/platform/utils.ts',
    code: `export const a = 1;`,
    says: '"utils" names no reason to be',
  },
  {
    rule: 'no question which asset class this is',
    file: `${features}/quote/a.ts`,
    code: `export const isCrypto = (source: number) => source === 7;`,
    says: 'What differs between asset classes is data',
  },
  {
    rule: 'no switch over the asset class',
    file: `${features}/quote/b.ts`,
    code: `export const f = (row: { source: number }) => { switch (row.source) { default: return 1; } };`,
    says: 'What differs between asset classes is data',
  },
  {
    rule: 'two instruments may be compared',
    file: `${features}/quote/c.ts`,
    code: `export const f = (a: { source: number }, b: { source: number }) => a.source === b.source;`,
  },
  {
    rule: 'the registry knows its classes',
    file: 'packages/app/src/asset-classes/crypto/index.ts',
    code: `export const f = (source: number) => source === 7;`,
  },
]);
