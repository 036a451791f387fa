/** Text comes from the catalogues. */
import { features, testLintCases } from '../test/lint-cases.ts';

testLintCases([
  {
    rule: 'no text between tags',
    file: `${features}/ticket/A.tsx`,
    code: `export const A = () => <Text>Buy now</Text>;`,
    says: 'Keep text out of code',
  },
  {
    rule: 'no text in braces',
    file: `${features}/ticket/B.tsx`,
    code: `export const B = ({ isBuy }: { isBuy: boolean }) => <Text>{isBuy ? 'Buy' : 'Sell'}</Text>;`,
    says: 'Keep text out of code',
  },
  {
    rule: 'no text in attributes that are read out',
    file: `${features}/ticket/C.tsx`,
    code: `export const C = () => <nav aria-label="Places" />;`,
    says: 'Keep text out of code',
  },
  {
    rule: 'no text in props that are labels',
    file: `${features}/ticket/D.tsx`,
    code: 'export const D = () => <Sheet closeLabel={`Close it`} />;',
    says: 'Keep text out of code',
  },
  {
    rule: 'signs and tokens are no text',
    file: `${features}/ticket/E.tsx`,
    code: `export const E = () => <span data-trend="up">{'--'}</span>;`,
  },
  {
    rule: 'the design system takes its example text from stories',
    file: 'packages/design-system/src/Button.stories.tsx',
    code: `export const A = () => <p>Buy now</p>;`,
  },
  {
    rule: 'a screen of a test kit has words and marks of its own',
    file: 'packages/app/src/forms/test/A.tsx',
    code: `export const A = () => <p>Buy now</p>;`,
  },
]);
