/** `node simulate/taken-back.ts MEND SEEDS`: runs sessions of an app without one of its mends until something is noticed. */
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { mends, withoutMend } from './mends.ts';

const [index = '', last = ''] = process.argv.slice(2);
const mend = mends[Number(index)];
if (mend === undefined) throw new Error(`there is no mend ${index}`);

// The file is changed as it is loaded: what is on disk stays as it is.
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!url.startsWith('file:') || !fileURLToPath(url).endsWith(mend.file)) return loaded;
    return { ...loaded, source: withoutMend(mend, new TextDecoder().decode(loaded.source as Uint8Array)) };
  },
});

const [{ drawSession }, { runSession }] = await Promise.all([import('./drawing.ts'), import('./session.ts')]);
for (let seed = 1; seed <= Number(last); seed += 1) {
  const { finding } = await runSession(drawSession(seed));
  if (finding === null) continue;
  console.log(`noticed in seed ${seed}, ${finding.what}`);
  break;
}
