/**
 * `node scripts/build.mjs app|demo|storybook|library|sandbox`: production (then checked by the bundle check), the app with its
 * simulated brokerage, the static Storybook, the design system as a package (which checks itself), or the sandbox as it is
 * deployed to Durable Objects.
 */
import path from 'node:path';
import { bundleTable, inspectBundle } from './bundle/check.mjs';
import { verifyLocales } from './locales.mjs';
import { ensureInstalled, tool } from './run/install.mjs';
import { endTreesOnSignal, startTree } from './run/processes.mjs';
import { root } from './run/root.mjs';

const app = path.join(root, 'packages/app');
const vite = tool('vite/bin/vite.js');

/** @type {Record<string, { args: string[], cwd: string, output: string }>} */
const builds = {
  app: { args: [vite, 'build'], cwd: app, output: 'packages/app/dist' },
  demo: { args: [vite, 'build', '--mode', 'demo'], cwd: app, output: 'packages/app/dist-demo' },
  storybook: {
    args: [
      tool('storybook/dist/bin/dispatcher.js'),
      'build',
      '--output-dir',
      'storybook-static',
      '--disable-telemetry',
      '--quiet',
    ],
    cwd: root,
    output: 'storybook-static',
  },
  library: {
    args: [path.join(root, 'scripts/library/build.mjs'), ...process.argv.slice(3)],
    cwd: root,
    output: 'packages/design-system/dist',
  },
  sandbox: {
    args: [path.join(root, 'mocks/src/hosts/durable/build-cli.ts')],
    cwd: root,
    output: 'mocks/dist',
  },
};

/** @param {string} name @returns {Promise<number>} exit code */
async function main(name) {
  const build = builds[name];
  if (!build) throw new Error('Say what to build: app, demo, storybook, library or sandbox.');
  const { node, env } = await ensureInstalled();
  endTreesOnSignal();
  // Builds take their texts from the catalogues alone: a message that is missing there would show as its id.
  const faults = name === 'app' || name === 'demo' ? await verifyLocales() : [];
  for (const fault of faults) console.error(fault);
  if (name === 'app' && faults.length > 0) return 1;
  const child = startTree(node, build.args, { cwd: build.cwd, env, stdio: ['ignore', 'inherit', 'inherit'] });
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) return code ?? 1;
  console.log(`Built ${build.output}`);
  if (name !== 'app') return 0;

  const inspection = inspectBundle(path.join(root, build.output));
  console.log(`\n${bundleTable(inspection)}\n`);
  for (const fault of inspection.faults) console.error(fault);
  return inspection.faults.length === 0 ? 0 : 1;
}

try {
  process.exitCode = await main(process.argv[2] ?? '');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
