/** Child processes that end with all they started. */
import { spawn, spawnSync } from 'node:child_process';

const isWindows = process.platform === 'win32';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** @type {Set<ChildProcess>} */
const running = new Set();

/**
 * Starts a program as the head of its own process group, so that `endTree` reaches its children too.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, stdio?: import('node:child_process').StdioOptions }} options
 */
export function startTree(command, args, options) {
  const child = spawn(command, args, { ...options, detached: !isWindows });
  running.add(child);
  child.on('close', () => running.delete(child));
  return child;
}

/** @param {ChildProcess} child @param {NodeJS.Signals} signal */
function signalTree(child, signal) {
  if (child.pid === undefined) return;
  try {
    if (isWindows) spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f']);
    else process.kill(-child.pid, signal);
  } catch {
    // The group is gone already, which is what was wanted.
  }
}

/** Asks a tree to end, and makes it end after `graceMs`. @param {ChildProcess} child */
export async function endTree(child, graceMs = 3_000) {
  if (child.exitCode === null && child.signalCode === null) {
    const closed = new Promise((resolve) => child.once('close', resolve));
    signalTree(child, 'SIGTERM');
    const timer = setTimeout(() => signalTree(child, 'SIGKILL'), graceMs);
    await closed;
    clearTimeout(timer);
  }
  // The head may have gone first and left its children behind.
  signalTree(child, 'SIGKILL');
}

/**
 * Ends every tree when this program is asked to end.
 * @param {(signal: NodeJS.Signals) => void} [onSignal] called once, before the trees end
 */
export function endTreesOnSignal(onSignal = () => {}) {
  let isEnding = false;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      if (isEnding) return;
      isEnding = true;
      onSignal(signal);
      void Promise.all([...running].map((child) => endTree(child))).then(() => {
        process.exit(signal === 'SIGINT' ? 130 : 143);
      });
    });
  }
}
