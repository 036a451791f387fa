/** What has a look comes from the design system. */
import { features, testLintCases } from '../test/lint-cases.ts';

testLintCases([
  {
    rule: 'the app styles nothing',
    file: `${features}/ticket/F.tsx`,
    code: `import { styled } from 'styled-components'; export const F = styled.div\`color: red\`;`,
    says: 'The app styles nothing: compose parts of @meridian/design-system',
  },
  {
    rule: 'the app styles nothing behind a re-export',
    file: 'packages/app/src/presentation/look.ts',
    code: `export { css } from 'styled-components';`,
    says: 'The app styles nothing',
  },
  {
    rule: 'the app has no files for styles',
    file: `${features}/ticket/Ticket.styles.ts`,
    code: `export const gap = 4;`,
    says: 'The app has no .styles files',
  },
  {
    rule: 'no style attribute',
    file: `${features}/ticket/G.tsx`,
    code: `export const G = () => <div style={{ padding: 4 }} />;`,
    says: 'No style in the app',
  },
  {
    rule: 'no class names',
    file: 'packages/app/src/shell/H.tsx',
    code: `export const H = () => <div className="bar" />;`,
    says: 'No className in the app',
  },
  {
    rule: 'what has a look comes from the design system',
    file: `${features}/ticket/I.tsx`,
    code: `export const I = () => <button type="button" />;`,
    says: 'No raw <button> in the app',
  },
  {
    rule: 'structure without a look is the app’s',
    file: `${features}/ticket/J.tsx`,
    code: `export const J = ({ name }: { name: string }) => <ul aria-label={name}><li /></ul>;`,
  },
  {
    rule: 'the router’s link is an anchor',
    file: 'packages/app/src/shell/AppLink.tsx',
    code: `export const Link = ({ href }: { href: string }) => <a href={href} />;`,
  },
  {
    rule: 'the design system styles',
    file: 'packages/design-system/src/primitives/Bar/Bar.styles.ts',
    code: `import { styled } from 'styled-components'; export const Bar = styled.div\`color: red\`;`,
  },
]);
