/** No selector has the browser restyle the whole page. */
import { testLintCases } from '../test/lint-cases.ts';

const part = (name: string) => `packages/design-system/src/primitives/Bar/${name}.styles.ts`;
const styled = (css: string) =>
  `import { styled } from 'styled-components'; export const Bar = styled.div\`${css}\`;`;

testLintCases([
  {
    rule: 'after :has() no child of any kind',
    file: part('A'),
    code: styled('&:has(> p) > :nth-child(2) { margin: 0; }'),
    says: "'&:has(> p) > :nth-child(2)' follows ':has()' and names nothing",
  },
  {
    rule: 'nor one that is nested',
    file: part('B'),
    code: styled('@container (width > 1px) { &:has(> p) { gap: 0; & > * { margin: 0; } } }'),
    says: "'& > *' follows ':has()' and names nothing",
  },
  { rule: 'the element itself', file: part('C'), code: styled('&:has(> p):not([hidden]) { margin: 0; }') },
  {
    rule: 'a child with a name',
    file: part('D'),
    code: styled('&:has(> p) > [data-end], &:has(a) > svg { margin: 0; }'),
  },
  {
    rule: 'any child without :has()',
    file: part('E'),
    code: styled('& > * { margin: 0; } &:has(p) { margin: 0; }'),
  },
]);
