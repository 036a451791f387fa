import path from 'node:path';
import { msw } from 'msw/vite';
import { defineConfig, mergeConfig } from 'vite';
import { recordOf } from '../../scripts/bundle/check.mjs';
import { buildRecord } from '../../scripts/vite/build-record.ts';
import { builtTexts } from '../../scripts/vite/built-texts.ts';
import { contentSecurityPolicy } from '../../scripts/vite/content-security-policy.ts';
import { firstScreenPreload, type FirstCalls } from '../../scripts/vite/first-screen.ts';
import { serviceWorker } from '../../scripts/vite/service-worker.ts';
import { shellWords } from '../../scripts/vite/shell-words.ts';
import { sourceConfig } from '../../scripts/vite/source.ts';
import { statesTable } from '../../scripts/vite/states-table.ts';
import { unusedParts } from '../../scripts/vite/unused-parts.ts';
import { toOutgoing, type LocaleTag } from '@meridian/api';
import { firstReads } from './src/features/home/first-reads.ts';

/**
 * What every screen needs, what the shell fetches right after the first picture, and what home shares with other
 * screens: those must not fetch home for it, as the bundle check says.
 */
const everyScreen = new RegExp(
  [
    'packages/app/src/platform/backend.ts',
    'packages/app/src/shell/(StartUp|ScreenStates).tsx',
    'packages/app/src/presentation/(ScreenFrame|RequestView|quotes/LiveQuoteRow|LanguageOffer/OfferedLanguage).tsx',
    'packages/design-system/src/layout/(Beside|Columns|Room|Section|Strip)/.+',
    'packages/design-system/src/patterns/(LinkGrid|QuoteCard)/.+',
    'packages/design-system/src/primitives/(IconButton|List|Stack|TextLink)/.+',
    'packages/design-system/src/charts/Sparkline/Sparkline.tsx',
    'contracts/api/src/catalogue/(content|market-home).ts',
    'lucide-react/dist/esm/icons/(arrow-down-to-line|arrow-up-from-line|bell|receipt|search|users).mjs',
  ]
    .map((file) => `/${file.replaceAll('.ts', '\\.ts').replaceAll('.mjs', '\\.mjs')}$`)
    .join('|'),
);

/** What two or three screens share, and is small: the entry has to name each file. */
const smallParts = new RegExp(
  [
    'packages/app/src/platform/address/alerts-address.ts',
    'packages/app/src/presentation/watching/(useStar|useWatched|device-watchlist).ts',
    'packages/app/src/shell/desk/(ordering-keys|panes).ts',
    'packages/design-system/src/layout/(ActionBar|FieldGroup|Measure)/.+',
    'packages/design-system/src/patterns/(NewsRow|NotedAmount)/.+',
    'packages/design-system/src/primitives/(AmountInput|ConfirmDialog|Sheet)/.+',
    'lucide-react/dist/esm/icons/(bell-plus|circle-x|headset|minus|plus|trash).mjs',
  ]
    .map((file) => `/${file.replaceAll('.mjs', '\\.mjs')}$`)
    .join('|'),
);

/** The page's first screen when its address says nothing else (spec §2: the entry page is home). */
const firstScreen = /packages\/app\/src\/features\/home\/index\.ts$/;

const locales = ['en', 'zh-Hans', 'zh-Hant'] as const satisfies readonly LocaleTag[];

/** The calls of the first screen as the client would send them, for the page's own script. */
function firstCalls(): FirstCalls {
  const outgoing = (locale: LocaleTag) =>
    firstReads.map(([endpoint, request]) =>
      toOutgoing(endpoint, request, { baseUrl: '', token: null, locale }),
    );
  return {
    headers: Object.fromEntries(
      locales.map((locale) => [locale, Object.fromEntries(outgoing(locale)[0]?.headers ?? [])]),
    ),
    calls: outgoing('en').map(({ url, method, body }) => ({
      path: url,
      method,
      body: body as string | null,
    })),
  };
}

/**
 * Two apps from one source. Production (`npm run build`) knows only a base URL. The demo (`--mode demo`: `npm run app`,
 * `npm run build:demo`) carries the simulated brokerage and the scenario panel behind `__DEMO__`.
 */
export default defineConfig(({ command, mode }) => {
  const isDemo = mode === 'demo';
  const isBuild = command === 'build';
  const outDir = isDemo ? 'dist-demo' : 'dist';
  return mergeConfig(sourceConfig({ isProduction: isBuild }), {
    root: import.meta.dirname,
    // Relative, so that either app can be put under any path of a static host.
    base: './',
    publicDir: false,
    // With a backend named (a sandbox, say) the dev server serves the app as deployed.
    define: { __DEMO__: String(isDemo && !process.env['VITE_API_BASE']) },
    plugins: [
      isDemo && msw({ mode: 'worker-only' }),
      isDemo && statesTable(),
      unusedParts(),
      builtTexts({ isDemo }),
      shellWords(),
      isBuild && firstScreenPreload({ firstCalls: isDemo ? null : firstCalls() }),
      isBuild && !isDemo && serviceWorker(),
      isBuild && contentSecurityPolicy({ isDemo }),
      isBuild && buildRecord(recordOf(path.join(import.meta.dirname, outDir))),
    ],
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      // The bundle check measures; Vite would compress everything a second time.
      reportCompressedSize: false,
      rolldownOptions: {
        // Few files, which compress better. A group takes its modules with all they import, so that no group imports a
        // later one: chunks that import each other ran code before what it needs.
        output: {
          codeSplitting: {
            groups: [
              { name: 'initial', tags: ['$initial'] },
              { name: 'platform', test: everyScreen },
              { name: 'home', test: firstScreen },
              // CommonJS by itself would take the bundler's own helpers out of the entry, into a file that home waits for.
              { name: 'drawing', test: /node_modules\/(classnames|@visx\/(group|shape))\// },
              // What many screens use comes in one file, not in a few dozen: a slow line pays for each of them.
              { name: 'shared', minShareCount: 4 },
              { name: 'parts', test: smallParts },
              // For who has alerts, or sets one.
              { name: 'alerts', test: /packages\/app\/src\/features\/alerts\// },
            ],
          },
        },
        treeshake: {
          // The catalogue is 92 calls of one pure function: a screen should carry only the calls it makes.
          manualPureFunctions: ['defineEndpoint', 'defineMessages'],
        },
      },
    },
    server: { strictPort: true },
  });
});
