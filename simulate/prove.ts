/** Whether the simulator can see: each mend is taken back in a process of its own, and the seeds are counted until it notices. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { mends } from './mends.ts';

/** After so many seeds a fault counts as unseen. */
const patience = 2_000;

/** @returns exit code */
export async function prove(): Promise<number> {
  let unseen = 0;
  for (const [index, { issue, what }] of mends.entries()) {
    const line = await untilNoticed(index);
    if (line === null) unseen += 1;
    console.log(`${issue}  ${what}: ${line ?? `not noticed in ${patience} seeds`}`);
  }
  return unseen === 0 ? 0 : 1;
}

/** What was noticed in which seed; null where nothing was. */
function untilNoticed(index: number): Promise<string | null> {
  const file = fileURLToPath(new URL('taken-back.ts', import.meta.url));
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file, String(index), String(patience)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(said.trim() || null);
      else reject(new Error(`mend ${index} could not be taken back`));
    });
  });
}
