import path from 'node:path';
import { msw } from 'msw/vite';
import { defineConfig, mergeConfig } from 'vite';
import { recordOf } from '../../scripts/bundle/check.mjs';
import { buildRecord } from '../../scripts/vite/build-record.ts';
import { contentSecurityPolicy } from '../../scripts/vite/content-security-policy.ts';
import { firstScreenPreload } from '../../scripts/vite/first-screen.ts';
import { sourceConfig } from '../../scripts/vite/source.ts';

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
      isBuild && firstScreenPreload(),
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
        // One initial chunk: what is loaded together compresses together, 7 kB gz better than a dozen shared chunks.
        // Not the rest: grouping what screens share made chunks that import each other, and code that ran too early.
        output: { codeSplitting: { groups: [{ name: 'initial', tags: ['$initial'] }] } },
        treeshake: {
          // The catalogue is 92 calls of one pure function: a screen should carry only the calls it makes.
          manualPureFunctions: ['defineEndpoint', 'defineMessages'],
        },
      },
    },
    server: { strictPort: true },
  });
});
