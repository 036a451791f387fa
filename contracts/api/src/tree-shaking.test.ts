import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { endpointIds } from './catalogue/index.ts';

const entryPoint = fileURLToPath(new URL('index.ts', import.meta.url));
/** Beside the entry point, but never written to disk. */
const entry = fileURLToPath(new URL('entry-of-a-test.ts', import.meta.url));

/** What a bundle holds of this package when it uses only `source`. */
async function bundle(source: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: true, lib: { entry, formats: ['es'], fileName: 'entry' } },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? source : null),
      },
    ],
  });
  if (!Array.isArray(built)) throw new Error('one build per format was expected');
  return built
    .flatMap(({ output }) => output)
    .map((file) => (file.type === 'chunk' ? file.code : ''))
    .join('\n');
}

const idsIn = (code: string) =>
  endpointIds.filter((id) => code.includes(`"${id}"`) || code.includes(`\`${id}\``));

test('an app carries the endpoints it calls and no others', async () => {
  const code = await bundle(`
    import { createClient, login } from ${JSON.stringify(entryPoint)};
    export const signIn = (ports, request) => createClient(ports).call(login, request);
  `);
  expect(idsIn(code)).toEqual(['auth.login', 'upload.file']);
});

test('an app that calls nothing carries nothing', async () => {
  const code = await bundle(`import * as api from ${JSON.stringify(entryPoint)}; export const version = 1;`);
  expect(code.length).toBeLessThan(100);
});
