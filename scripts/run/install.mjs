/** Installs what is missing. Plain Node, because nothing is installed yet when it runs. */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { oneAtATime } from './one-at-a-time.mjs';
import { root } from './root.mjs';

const modules = path.join(root, 'node_modules');
const lockfile = path.join(root, 'package-lock.json');
const stamp = path.join(modules, '.meridian-installed');
/** Beside the modules, which npm deletes first. */
const installing = path.join(root, '.meridian-installing');
const neededMajor = 24;
const heartbeatMs = 5_000;

const fingerprint = () => createHash('sha256').update(readFileSync(lockfile)).digest('hex');

function isInstalled() {
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') === fingerprint();
  // Installed by hand: npm writes this file last, so a newer lockfile means an older install.
  const byNpm = path.join(modules, '.package-lock.json');
  return existsSync(byNpm) && statSync(byNpm).mtimeMs >= statSync(lockfile).mtimeMs;
}

/** @param {(line: string) => void} say @returns {Promise<void>} */
function runNpmCi(say) {
  const startedMs = Date.now();
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    const heartbeat = setInterval(() => {
      say(`  still installing, ${Math.round((Date.now() - startedMs) / 1000)} s`);
    }, heartbeatMs);
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(heartbeat);
      if (code === 0) resolve();
      else reject(new Error(`npm ci ended with ${code}. What it said is above; it needs the npm registry.`));
    });
  });
}

/** @param {(line: string) => void} say */
async function install(say) {
  // Another process may have done it meanwhile.
  if (isInstalled()) return;
  say('Installing packages (npm ci), once. This takes about half a minute.');
  const startedMs = Date.now();
  await runNpmCi(say);
  say(`Installed in ${Math.round((Date.now() - startedMs) / 1000)} s.`);
}

/** The Node that runs the tools: the one that was installed with them, else the person's own where it is new enough. */
function toolNode() {
  const own = Number(process.versions.node.split('.')[0]);
  const bundled = path.join(modules, '.bin/node');
  if (existsSync(bundled) && spawnSync(bundled, ['-v']).status === 0) return bundled;
  if (own >= neededMajor) return process.execPath;
  throw new Error(
    `Meridian's tools need Node ${neededMajor}; this is Node ${process.versions.node}, and none is bundled for ` +
      `${process.platform} ${process.arch}. Install it from https://nodejs.org or with "nvm install ${neededMajor}".`,
  );
}

/**
 * Installs the packages where they are missing or older than the lockfile.
 * @param {(line: string) => void} [say] where progress goes
 * @returns {Promise<{ node: string, env: NodeJS.ProcessEnv }>} the Node to run tools with, and an environment where it is first
 * @throws when the packages cannot be installed, or no Node is new enough
 */
export async function ensureInstalled(say = console.log) {
  if (!isInstalled()) {
    const sayWaiting = () => say('Another command installs the packages; this one waits for it.');
    await oneAtATime(installing, () => install(say), sayWaiting);
  }
  if (!existsSync(stamp)) writeFileSync(stamp, fingerprint());
  const node = toolNode();
  const folders = [path.dirname(node), path.join(modules, '.bin'), process.env['PATH'] ?? ''];
  return {
    node,
    env: {
      ...process.env,
      PATH: folders.join(path.delimiter),
      STORYBOOK_DISABLE_TELEMETRY: '1',
      PACT_DO_NOT_TRACK: 'true',
    },
  };
}

/** A tool of node_modules as a file that Node runs, the same on every platform. @param {string} file path inside node_modules */
export const tool = (file) => path.join(modules, file);
