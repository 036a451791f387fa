import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { defineConfig, mergeConfig, type Plugin } from 'vite';
import { sourceConfig } from '../vite/source.ts';
import { entryPoints, output, source } from './places.mjs';

const require = createRequire(import.meta.url);

/**
 * Vite knows that an imported font is a file with an address. Others know only the web's own way to say so, which is
 * what the library ships: `new URL('./file', import.meta.url)`, and the file beside it.
 */
const fontFiles: Plugin = {
  name: 'meridian:font-files',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\.woff2$/ },
    handler(specifier) {
      const file = require.resolve(specifier);
      for (const [name, from] of [
        [path.basename(file), file],
        ['INTER-LICENSE', path.join(path.dirname(file), '../LICENSE')],
      ] as const) {
        this.emitFile({ type: 'asset', fileName: `theme/${name}`, source: readFileSync(from) });
      }
      return path.join(source, 'theme', `${path.basename(file)}.js`);
    },
  },
  load: {
    filter: { id: /\.woff2\.js$/ },
    handler: (id) => `export default "font:${path.basename(id, '.js')}";`,
  },
  renderChunk: {
    // Only now: Vite would put the file itself into the script where it met such an address before.
    handler: (code) => code.replaceAll(/"font:([^"]+)"/g, "new URL('./$1', import.meta.url).href"),
  },
};

/** Calls that only make something: a bundler may leave them out where what they make is not used. */
const makers =
  /^((?:var|const) \w+ = )(?=(?:styled[.(]|createGlobalStyle\(|createContext\(|memo\(|lazy\())/gm;

const pureCalls: Plugin = {
  name: 'meridian:pure-calls',
  renderChunk: (code) => code.replaceAll(makers, '$1/* @__PURE__ */ '),
};

/** The library as modules, so that any bundler takes only what is used: readable, for ES modules alone. */
export default defineConfig(
  mergeConfig(sourceConfig({ isProduction: true }), {
    root: source,
    publicDir: false,
    logLevel: 'warn',
    plugins: [fontFiles, pureCalls],
    // Two bundles of one app, one of them on a server, have to come to the same class names.
    oxc: { plugins: { styledComponents: { ssr: true } } },
    build: {
      outDir: output,
      emptyOutDir: true,
      minify: false,
      reportCompressedSize: false,
      target: 'es2022',
      lib: {
        entry: Object.fromEntries(
          Object.values(entryPoints).map((entryPoint) => [entryPoint, path.join(source, `${entryPoint}.ts`)]),
        ),
        formats: ['es'],
      },
      rolldownOptions: {
        checks: { pluginTimings: false },
        external: (id: string) => !/^[.#/\0]/.test(id) && !path.isAbsolute(id) && !id.endsWith('.woff2'),
        output: { preserveModules: true, preserveModulesRoot: source, entryFileNames: '[name].js' },
      },
    },
  }),
);
