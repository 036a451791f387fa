import { msw } from 'msw/vite';
import { defineConfig, mergeConfig } from 'vite';
import { contentSecurityPolicy } from '../../scripts/vite/content-security-policy.ts';
import { firstScreenPreload } from '../../scripts/vite/first-screen.ts';
import { moduleList } from '../../scripts/vite/module-list.ts';
import { sourceConfig } from '../../scripts/vite/source.ts';

/**
 * Two apps from one source. Production (`npm run build`) knows only a base URL. The demo (`--mode demo`: `npm run app`,
 * `npm run build:demo`) carries the simulated brokerage and the scenario panel behind `__DEMO__`.
 */
export default defineConfig(({ command, mode }) => {
  const isDemo = mode === 'demo';
  const isBuild = command === 'build';
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
      isBuild && moduleList(),
    ],
    build: {
      outDir: isDemo ? 'dist-demo' : 'dist',
      emptyOutDir: true,
      manifest: true,
      modulePreload: { polyfill: false },
      // The bundle check measures; Vite would compress everything a second time.
      reportCompressedSize: false,
      rolldownOptions: {
        output: {
          // A shared piece is named after all who share it: too long for a file name.
          chunkFileNames: ({ name }: { name: string }) => `assets/${name.startsWith('parts~') ? 'parts' : name}-[hash].js`,
          codeSplitting: {
            groups: [
              // One initial chunk: what is loaded together compresses together, 7 kB gz better than a dozen shared chunks.
              { name: 'initial', tags: ['$initial'], priority: 2 },
              // What several screens share comes in a few pieces: home would need 33 small files otherwise.
              { name: 'parts', minShareCount: 2, priority: 1, entriesAware: true, entriesAwareMergeThreshold: 40_000 },
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
