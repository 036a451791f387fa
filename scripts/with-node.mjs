/** Runs a TypeScript program of ours on the Node that the tools use: `node scripts/with-node.mjs FILE ARGUMENTS…`. */
import path from 'node:path';
import { ensureInstalled } from './run/install.mjs';
import { endTreesOnSignal, startTree } from './run/processes.mjs';
import { root } from './run/root.mjs';

const [file = '', ...args] = process.argv.slice(2);
try {
  const { node, env } = await ensureInstalled((line) => console.error(line));
  endTreesOnSignal();
  const child = startTree(node, [path.join(root, file), ...args], { env, stdio: 'inherit' });
  child.on('close', (code) => {
    process.exitCode = code ?? 1;
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
