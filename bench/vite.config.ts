import path from 'node:path';
import { defineConfig, mergeConfig } from 'vite';
import { sourceConfig } from '../scripts/vite/source.ts';

/** The benchmark's page as it would be shipped: what a development build costs says nothing. */
export default defineConfig(
  mergeConfig(sourceConfig({ isProduction: true }), {
    root: path.join(import.meta.dirname, 'page'),
    base: './',
    publicDir: false,
    logLevel: 'warn',
    define: { __DEMO__: 'false' },
    build: {
      outDir: path.join(import.meta.dirname, '../.cache/bench'),
      emptyOutDir: true,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 4_000,
    },
  }),
);
