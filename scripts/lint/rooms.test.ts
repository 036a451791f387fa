/** Who may import whom, and by which name. */
import { features, judge } from './judged-walls.ts';

judge([
  {
    wall: 'the contract imports nothing of ours',
    file: 'contracts/api/src/a.ts',
    code: `import '@meridian/mocks';`,
    says: 'api may not import mocks',
  },
  {
    wall: 'mocks may use the contract',
    file: 'mocks/src/a.ts',
    code: `import '@meridian/api';`,
  },
  {
    wall: "mocks never use the app's arithmetic",
    file: 'mocks/src/b.ts',
    code: `import '../../packages/app/src/domain/money.ts';`,
    says: 'mocks may not import app',
  },
  {
    wall: 'the design system knows no endpoint',
    file: 'packages/design-system/src/a.ts',
    code: `import type { Quote } from '@meridian/api';`,
    says: 'design-system may not import api',
  },
  {
    wall: 'the app knows no mocks',
    file: 'packages/app/src/shell/a.ts',
    code: `import '@meridian/mocks';`,
    says: 'app may not import mocks',
  },
  {
    wall: 'the app knows no mocks, not even lazily or as a type',
    file: 'packages/app/src/shell/b.ts',
    code: `void import('@meridian/mocks/worker');`,
    says: 'app may not import mocks',
  },
  {
    wall: 're-exports are imports',
    file: 'packages/app/src/shell/c.ts',
    code: `export * from '@meridian/mocks';`,
    says: 'app may not import mocks',
  },
  {
    wall: 'the app loads the scenario panel lazily',
    file: 'packages/app/src/main.tsx',
    code: `void import('./scenario-panel/boot.ts');`,
  },
  {
    wall: 'the app does not carry the scenario panel',
    file: 'packages/app/src/shell/d.ts',
    code: `import '../scenario-panel/boot.ts';`,
    says: 'app may not import scenario-panel other than by import()',
  },
  {
    wall: 'the scenario panel opens worlds',
    file: 'packages/app/src/scenario-panel/boot.ts',
    code: `import '@meridian/mocks/worker';`,
  },
  {
    wall: 'the scenario panel is part of the app',
    file: 'packages/app/src/scenario-panel/Panel.ts',
    code: `import '../platform/messages.ts';`,
  },
  {
    wall: 'rooms are entered by their door',
    file: 'packages/app/src/shell/e.ts',
    code: `import '../../../design-system/src/index.ts';`,
    says: 'Import design-system by its name',
  },
  {
    wall: 'a room does not import itself by name',
    file: 'packages/app/src/shell/f.ts',
    code: `import '@meridian/app';`,
    says: 'Inside app import by relative path',
  },
  {
    wall: 'features never import each other',
    file: `${features}/ticket/a.ts`,
    code: `import '../quote/index.ts';`,
    says: 'Features never import each other ("ticket" imports "quote")',
  },
  {
    wall: 'submission knows no feature',
    file: 'packages/app/src/submission/a.ts',
    code: `import '../features/ticket/index.ts';`,
    says: '"submission" lies below "features" and may not import it',
  },
  {
    wall: 'nor does a test of submission, or its kit',
    file: 'packages/app/src/submission/test/a.ts',
    code: `import '../../features/ticket/test/orders.ts';`,
    says: '"submission" lies below "features" and may not import it',
  },
  {
    wall: 'submission stands on platform, domain, asset classes and presentation',
    file: 'packages/app/src/submission/b.ts',
    code: [
      `import '../platform/drafts.ts';`,
      `import '../domain/money.ts';`,
      `import '../asset-classes/registry.ts';`,
      `import '../presentation/ScreenFrame.tsx';`,
    ].join(' '),
  },
  {
    wall: 'features submit',
    file: `${features}/ticket/c.ts`,
    code: `import '../../submission/useSubmission.ts';`,
  },
  {
    wall: 'presentation submits nothing',
    file: 'packages/app/src/presentation/a.ts',
    code: `import '../submission/useSubmission.ts';`,
    says: '"presentation" lies below "submission" and may not import it',
  },
  {
    wall: 'the platform knows nothing of what stands on it',
    file: 'packages/app/src/platform/a.ts',
    code: `import '../domain/money.ts';`,
    says: '"platform" lies below "domain" and may not import it',
  },
  {
    wall: 'what is shipped carries no test kit',
    file: `${features}/ticket/d.ts`,
    code: `import '../../submission/test/transfer.ts';`,
    says: 'A test kit is for tests and stories',
  },
  {
    wall: 'tests and stories share kits',
    file: `${features}/ticket/d.test.ts`,
    code: `import '../../submission/test/transfer.ts';`,
  },
  {
    wall: 'a feature imports its own files',
    file: `${features}/ticket/b.ts`,
    code: `import './model.ts';`,
  },
  {
    wall: 'the shell composes features',
    file: 'packages/app/src/shell/g.ts',
    code: `void import('../features/quote/index.ts');`,
  },
  {
    wall: 'stories take the preview and the names of scenarios',
    file: `${features}/ticket/Ticket.stories.tsx`,
    code: `import '../../../../../.storybook/preview.tsx'; import '@meridian/mocks/names';`,
  },
  {
    wall: 'stories do not wire mocks',
    file: `${features}/ticket/Wired.stories.tsx`,
    code: `import '@meridian/mocks';`,
    says: 'app may not import mocks',
  },
  {
    wall: 'raw msw stays in the runtime of the mocks',
    file: 'mocks/src/handlers/market.ts',
    code: `import { http } from 'msw';`,
    says: 'Raw msw stays in',
  },
  {
    wall: 'no raw msw in a story',
    file: `${features}/ticket/Raw.stories.tsx`,
    code: `import { http } from 'msw';`,
    says: 'Raw msw stays in',
  },
  { wall: 'hosts speak msw', file: 'mocks/src/hosts/node.ts', code: `import 'msw/node';` },
  { wall: 'the runtime speaks msw', file: 'mocks/src/handlers/runtime.ts', code: `import 'msw';` },
  {
    wall: 'only mocks invent data',
    file: 'packages/app/src/shell/h.ts',
    code: `import '@faker-js/faker';`,
    says: 'Only the mocks invent data',
  },
]);
