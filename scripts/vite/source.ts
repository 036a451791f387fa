import formatjs from '@formatjs/unplugin/vite';
import react from '@vitejs/plugin-react';
import type { PluginOption, UserConfig } from 'vite';
import { plainParts, plainTexts } from './compiled-source.ts';
import { localesPlugin } from './locales.ts';

/**
 * How our source becomes JavaScript, the same for the app, Storybook and the story tests:
 * React Compiler and the styled-components transform run in oxc, without Babel; message texts become syntax trees, so
 * that the ICU parser (7 kB gz) is in no bundle. English stays in the code: no missing file can take it away.
 */
export function sourceConfig({ isProduction }: { isProduction: boolean }): UserConfig {
  const plugins: PluginOption[] = [
    plainParts(),
    react({ compiler: true }),
    formatjs({ ast: true }),
    plainTexts(),
    localesPlugin(),
  ];
  return {
    plugins,
    oxc: {
      plugins: {
        styledComponents: {
          displayName: !isProduction,
          fileName: !isProduction,
          ssr: !isProduction,
          pure: true,
          minify: true,
          transpileTemplateLiterals: true,
        },
      },
    },
    resolve: {
      alias: [
        {
          find: /^@formatjs\/icu-messageformat-parser$/,
          replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
        },
        // The hook for a React that lacks it; ours has it.
        { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
      ],
    },
    // The directive that has React Compiler leave a part alone is for it only (plainParts).
    build: { rolldownOptions: { checks: { moduleLevelDirective: false } } },
    // A package met first while a page is already open makes the dev server reload it, which ends a story test.
    optimizeDeps: { include: browserPackages },
  };
}

const browserPackages = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react/compiler-runtime',
  'react-dom',
  'react-dom/client',
  'react-intl',
  'react-router-dom',
  'styled-components',
  'swr',
  'swr/infinite',
  'valibot',
  'big.js',
  'lucide-react',
  '@visx/curve',
  '@visx/gradient',
  '@visx/hierarchy',
  '@visx/scale',
  '@visx/shape',
  'uqr',
  ...[
    'accordion',
    'checkbox',
    'csp-provider',
    'dialog',
    'menu',
    'number-field',
    'popover',
    'progress',
    'radio',
    'radio-group',
    'select',
    'slider',
    'switch',
    'tabs',
    'toast',
    'tooltip',
  ].map((part) => `@base-ui/react/${part}`),
];
