import { defineMain } from '@storybook/react-vite/node';
import { mergeConfig } from 'vite';
import { mockPages } from './mock-pages.ts';
import { readonlyArrays } from './readonly-arrays.ts';
import { screenStories } from './screens.ts';
import { statesTable } from '../scripts/vite/states-table.ts';
import { sourceConfig } from '../scripts/vite/source.ts';
import { intlOfTheApp } from '../scripts/vite/unused-parts.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    '../packages/design-system/src/**/*.stories.tsx',
    ...screenStories(),
    '../packages/app/src/{shell,presentation,forms,submission,scenario-panel}/**/*.stories.tsx',
    './states-page/*.stories.tsx',
    ...(process.env['VITEST'] ? ['./seeded/*.stories.tsx'] : []),
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    // Reads every story and its types: for a coding assistant beside a running Storybook.
    ...(process.env['NODE_ENV'] === 'production' || process.env['VITEST'] ? [] : ['@storybook/addon-mcp']),
  ],
  features: { experimentalTestSyntax: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  async viteFinal(config) {
    const { msw } = await import('msw/vite');
    const read = { ...config, plugins: [readonlyArrays(), ...(config.plugins ?? [])] };
    return mergeConfig(mergeConfig(read, sourceConfig({ isProduction: false })), {
      // Serves mockServiceWorker.js, and emits it into the static build: one worker answers for every world on the page.
      plugins: [msw({ mode: 'worker-only' }), mockPages(), intlOfTheApp(), statesTable()],
      define: { __DEMO__: 'true' },
      optimizeDeps: {
        // Everything a story can reach, found before the first page opens (see browserPackages).
        entries: [
          'packages/*/src/**/*.stories.tsx',
          '.storybook/states-page/*.stories.tsx',
          '.storybook/preview.tsx',
        ],
        include: storyPackages,
        rolldownOptions: { plugins: [intlOfTheApp()] },
      },
    });
  },
});

const storyPackages = [
  // Imported by a worker, where nobody looks before it opens.
  'qr/decode.js',
  '@storybook/react-vite',
  '@storybook/addon-a11y',
  '@storybook/addon-docs',
  '@storybook/addon-docs/blocks',
  '@storybook/addon-vitest',
  'storybook/test',
  'storybook/theming',
  'msw',
  'msw/browser',
  '@faker-js/faker/locale/base',
  '@remix-run/multipart-parser',
  'axe-core',
];
