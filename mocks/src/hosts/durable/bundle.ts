/** The host of Durable Objects as one file: what is deployed, and what runs here. */
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const entry = fileURLToPath(new URL('worker.ts', import.meta.url));

/** The day of the engine whose behaviour is meant. */
export const compatibilityDate = '2026-06-01';

/** @param input another program for the same engine, for tests of a part of it. @throws Error where something of Node's is in it */
export async function bundleWorker(input = entry): Promise<string> {
  const build = await rolldown({
    input,
    platform: 'browser',
    resolve: { conditionNames: ['workerd', 'worker', 'browser'] },
    logLevel: 'warn',
  });
  try {
    const { output } = await build.generate({ format: 'esm', minify: true, codeSplitting: false });
    const [{ code, imports }] = output;
    if (imports.length > 0)
      throw new Error(`The engine has no ${imports.join(', ')}: its program must do without.`);
    return code;
  } finally {
    await build.close();
  }
}
