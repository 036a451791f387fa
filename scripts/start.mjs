/**
 * `npm start`: the app with its simulated brokerage and Storybook, side by side, until Ctrl-C.
 * `node scripts/start.mjs app` and `… storybook` serve one of them.
 */
import path from 'node:path';
import { ensureInstalled, tool } from './run/install.mjs';
import { freePort } from './run/ports.mjs';
import { endTree, endTreesOnSignal, startTree } from './run/processes.mjs';
import { root } from './run/root.mjs';

const readyWithinMs = 120_000;
const pollMs = 250;
const heartbeatMs = 5_000;
const say = console.log;

/** With a backend's address the app is served as in production; without, it brings its own brokerage. */
const backend = process.env['VITE_API_BASE'];

/** @typedef {{ title: string, purpose: string, port: number, args: (port: number) => string[], cwd: string, tag: string }} Service */

/** @type {Record<string, Service>} */
const services = {
  app: {
    title: 'App',
    purpose: backend
      ? `to use Meridian on the backend at ${backend}`
      : 'to use Meridian on the simulated brokerage; add ?scenario=NAME to open a named situation',
    port: 5173,
    args: (port) => [
      tool('vite/bin/vite.js'),
      '--mode',
      backend ? 'development' : 'demo',
      '--host',
      '127.0.0.1',
      '--port',
      String(port),
      '--strictPort',
    ],
    cwd: path.join(root, 'packages/app'),
    tag: 'app',
  },
  storybook: {
    title: 'Storybook',
    purpose: 'to see every component and every screen in every state, theme, language and width',
    port: 6006,
    args: (port) => [
      tool('storybook/dist/bin/dispatcher.js'),
      'dev',
      '--host',
      '127.0.0.1',
      '--port',
      String(port),
      '--exact-port',
      '--ci',
      '--disable-telemetry',
      '--no-version-updates',
    ],
    cwd: root,
    tag: 'storybook',
  },
};

/**
 * Keeps what a child says while it starts, to be shown if it fails, and passes its lines on under its name afterwards.
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} tag
 */
function relay(child, tag) {
  /** @type {string[] | null} */
  let kept = [];
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream?.setEncoding('utf8');
    stream?.on('data', (/** @type {string} */ chunk) => {
      const lines = (rest + chunk).split(/\r?\n/);
      rest = lines.pop() ?? '';
      for (const line of lines.filter((text) => text.trim())) {
        if (kept) kept.push(line);
        else say(`  ${tag} │ ${line}`);
      }
    });
  }
  return {
    showAll() {
      for (const line of kept ?? []) say(`  ${tag} │ ${line}`);
      kept = null;
    },
    forget() {
      kept = null;
    },
  };
}

/** @param {string} url @param {() => boolean} isGivenUp */
async function answers(url, isGivenUp) {
  const untilMs = Date.now() + readyWithinMs;
  while (Date.now() < untilMs && !isGivenUp()) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(30_000) });
      await response.arrayBuffer();
      if (response.ok) return true;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  return false;
}

/** @param {string[]} wanted names of services */
async function main(wanted) {
  const unknown = wanted.find((name) => !(name in services));
  if (unknown) throw new Error(`"${unknown}" is not served here: say app, storybook or nothing for both.`);
  const { node, env } = await ensureInstalled(say);
  let isEnding = false;
  endTreesOnSignal(() => {
    isEnding = true;
    say('\nEnding.');
  });

  const names = wanted.length ? wanted : Object.keys(services);
  /** @type {{ service: Service, url: string, child: import('node:child_process').ChildProcess, output: ReturnType<typeof relay> }[]} */
  const started = [];
  /** @type {number[]} */
  const given = [];
  const ports = new Map(Object.entries(services).map(([name, { port }]) => [name, port]));
  for (const name of names) {
    const service = /** @type {Service} */ (services[name]);
    const port = await freePort(service.port, service.title, say, given);
    given.push(port);
    ports.set(name, port);
  }
  // Each leads to the other: a story to the same situation in the app, and the app's tools to Storybook.
  const places = {
    STORYBOOK_DEMO_URL: `http://localhost:${ports.get('app')}/`,
    VITE_STORYBOOK_URL: `http://localhost:${ports.get('storybook')}/`,
  };
  for (const name of names) {
    const service = /** @type {Service} */ (services[name]);
    const port = /** @type {number} */ (ports.get(name));
    const child = startTree(node, service.args(port), {
      cwd: service.cwd,
      env: { ...places, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output = relay(child, service.tag);
    child.on('close', (code, signal) => {
      if (isEnding) return;
      isEnding = true;
      output.showAll();
      say(`\n${service.title} ended by itself (${signal ?? `exit code ${code}`}). Its last words are above.`);
      void Promise.all(started.map((one) => endTree(one.child))).then(() => process.exit(1));
    });
    started.push({ service, url: `http://localhost:${port}/`, child, output });
  }

  say(`Starting ${started.map(({ service }) => service.title).join(' and ')} …`);
  const startedMs = Date.now();
  const heartbeat = setInterval(
    () => say(`  still starting, ${Math.round((Date.now() - startedMs) / 1000)} s`),
    heartbeatMs,
  );
  const ready = await Promise.all(started.map(({ url }) => answers(url, () => isEnding)));
  clearInterval(heartbeat);
  if (isEnding) return;
  const silent = started.filter((_, index) => !ready[index]);
  if (silent.length) {
    isEnding = true;
    for (const { output } of silent) output.showAll();
    await Promise.all(started.map((one) => endTree(one.child)));
    throw new Error(
      `${silent.map(({ service }) => service.title).join(' and ')} did not answer within ${readyWithinMs / 1000} s.`,
    );
  }
  say('');
  for (const { service, url, output } of started) {
    output.forget();
    say(`  ${service.title.padEnd(10)} ${url}`);
    say(`  ${''.padEnd(10)} ${service.purpose}`);
  }
  say('\n  Ctrl-C ends it.\n');
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
