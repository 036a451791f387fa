/** The Storybooks that are pictured: that of the working tree, and that of a git ref in a folder of its own. */
import { spawnSync } from 'node:child_process';
import { cpSync, createReadStream, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTree } from '../run/processes.mjs';
import { root } from '../run/root.mjs';

/** @typedef {{ node: string, env: NodeJS.ProcessEnv }} Tools */
/** @typedef {(line: string) => void} Say */

const heartbeatMs = 5_000;
/** What a Storybook is made of. */
const sources = [
  'packages',
  'contracts/api',
  'mocks',
  'locales',
  '.storybook',
  'scripts',
  'package-lock.json',
];

/** @param {readonly string[]} args @param {string} [cwd] */
function git(args, cwd = root) {
  const { status, stdout, stderr } = spawnSync('git', args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
  return stdout;
}

/** Runs a program to its end, and says that it still runs. @param {string} what @param {string} command @param {string[]} args @param {{ cwd: string, env: NodeJS.ProcessEnv }} options @param {Say} say */
async function run(what, command, args, options, say) {
  const startedMs = Date.now();
  const seconds = () => Math.round((Date.now() - startedMs) / 1000);
  say(`${what} …`);
  const child = startTree(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  /** @type {string[]} */
  const output = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8');
    stream?.on('data', (/** @type {string} */ text) => output.push(text));
  }
  const heartbeat = setInterval(() => say(`  still at it, ${seconds()} s`), heartbeatMs);
  /** @type {number | null} */
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  }).finally(() => clearInterval(heartbeat));
  if (code !== 0) throw new Error(`${output.join('').trimEnd()}\n${what}: ended with ${code}.`);
  say(`  done in ${seconds()} s`);
}

/** Is the static Storybook younger than all it is made of? */
function isFresh() {
  const built = path.join(root, 'storybook-static/index.json');
  if (!existsSync(built)) return false;
  const builtMs = statSync(built).mtimeMs;
  const files = git(['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...sources]);
  return files
    .split('\0')
    .filter((file) => file && !file.startsWith('scripts/atlas'))
    .every((file) => {
      const found = statSync(path.join(root, file), { throwIfNoEntry: false });
      // A file that git knows and that is gone changes the build too.
      return found !== undefined && found.mtimeMs <= builtMs;
    });
}

/** The static Storybook of the working tree, built where it is missing or old. @param {Tools} tools @param {Say} say @returns {Promise<string>} folder */
export async function ownStorybook({ node, env }, say) {
  const build = path.join(root, 'scripts/build.mjs');
  if (!isFresh()) await run('Building Storybook', node, [build, 'storybook'], { cwd: root, env }, say);
  return path.join(root, 'storybook-static');
}

/**
 * The static Storybook of a git ref, built in a worktree with the packages of that ref. A ref once built is kept.
 * @param {string} ref
 * @param {Tools} tools
 * @param {Say} say
 * @returns {Promise<string>} folder
 */
export async function storybookOf(ref, { node, env }, say) {
  const commit = git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]).trim();
  const kept = path.join(root, '.cache/atlas', commit);
  if (existsSync(path.join(kept, 'index.json'))) return kept;

  const folder = mkdtempSync(path.join(tmpdir(), 'meridian-base-'));
  const tree = path.join(folder, 'tree');
  git(['worktree', 'add', '--detach', tree, commit]);
  try {
    const options = { cwd: tree, env };
    // Said aloud: where NODE_ENV is "production" npm leaves out the tools that build.
    const install = ['ci', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund'];
    await run(`Installing the packages of ${ref}`, 'npm', install, options, say);
    await run(`Building the Storybook of ${ref}`, node, ['scripts/build.mjs', 'storybook'], options, say);
    cpSync(path.join(tree, 'storybook-static'), kept, { recursive: true });
    return kept;
  } finally {
    git(['worktree', 'remove', '--force', tree]);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @type {Record<string, string>} */
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

/** Serves a folder on a free port of this machine. @param {string} folder @returns {Promise<{ url: string, close: () => void }>} */
export async function serve(folder) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(folder, path.normalize(decodeURIComponent(pathname)));
    const isInside = file.startsWith(folder + path.sep);
    if (!isInside || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    const type = types[path.extname(file)] ?? 'application/octet-stream';
    // Nothing changes while the pictures are taken: a page that loads again need not ask again.
    response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=3600' });
    createReadStream(file).pipe(response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
