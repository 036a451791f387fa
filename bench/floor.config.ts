import path from 'node:path';
// oxlint-disable-next-line meridian/boundaries -- brings the worker's file into the build, as the app's configuration does
import { msw } from 'msw/vite';
import { defineConfig, mergeConfig } from 'vite';
import { sourceConfig } from '../scripts/vite/source.ts';

/** The floor of the load bench as it would be shipped; `--mode demo` with the simulated brokerage in it. */
export default defineConfig(({ mode }) => {
  const isDemo = mode === 'demo';
  return mergeConfig(sourceConfig({ isProduction: true }), {
    root: path.join(import.meta.dirname, 'floor'),
    base: './',
    publicDir: false,
    logLevel: 'warn',
    define: { __DEMO__: String(isDemo) },
    plugins: [isDemo && msw({ mode: 'worker-only' })],
    build: {
      outDir: path.join(import.meta.dirname, `../.cache/floor${isDemo ? '-demo' : ''}`),
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      chunkSizeWarningLimit: 4_000,
    },
  });
});
