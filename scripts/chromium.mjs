/**
 * Finds a Chromium for the story and end-to-end tests, and installs one where the machine has none.
 * Plain Node without dependencies: `npm test` runs it before anything is installed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

/** What a headless Chromium needs to start in a container and to stay silent on the network. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-gpu',
];

const commandNames = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
];

const applicationPaths = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  '/snap/bin/chromium',
];

/** @returns {string | undefined} */
function fromPath() {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  const names = process.platform === 'win32' ? commandNames.map((name) => `${name}.exe`) : commandNames;
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file));
}

function playwrightCache() {
  if (process.env['PLAYWRIGHT_BROWSERS_PATH']) return process.env['PLAYWRIGHT_BROWSERS_PATH'];
  if (process.platform === 'darwin') return path.join(homedir(), 'Library/Caches/ms-playwright');
  if (process.platform === 'win32') return path.join(homedir(), 'AppData/Local/ms-playwright');
  return path.join(homedir(), '.cache/ms-playwright');
}

/** @returns {string | undefined} */
function fromPlaywright() {
  const cache = playwrightCache();
  if (!existsSync(cache)) return undefined;
  const builds = readdirSync(cache)
    .filter((name) => name.startsWith('chromium'))
    .toSorted()
    .toReversed();
  const programs = [
    'chrome-linux64/chrome',
    'chrome-linux/chrome',
    'chrome-headless-shell-linux64/chrome-headless-shell',
    'chrome-linux/headless_shell',
    'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
    'chrome-win64/chrome.exe',
    'chrome-win/chrome.exe',
  ];
  return builds
    .flatMap((build) => programs.map((program) => path.join(cache, build, program)))
    .find((file) => existsSync(file));
}

/**
 * The browser to run, or undefined where the machine has none. Never installs.
 * `CHROMIUM_PATH` wins; a path that does not exist is an error, not a reason to look elsewhere.
 * @returns {string | undefined}
 */
export function findChromium() {
  const wanted = process.env['CHROMIUM_PATH'];
  if (wanted) {
    if (existsSync(wanted)) return wanted;
    throw new Error(`CHROMIUM_PATH names ${wanted}, and there is no such file.`);
  }
  return fromPath() ?? applicationPaths.find((file) => existsSync(file)) ?? fromPlaywright();
}

const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];

/** Each way to get a browser, tried in order until one leaves a browser that can be found. */
const ways = [
  { needs: 'npx', steps: [['npx', '--no', 'playwright', 'install', 'chromium']] },
  {
    needs: 'apt-get',
    steps: [
      [...asRoot, 'apt-get', 'update'],
      [...asRoot, 'apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
    ],
  },
  { needs: 'dnf', steps: [[...asRoot, 'dnf', 'install', '-y', 'chromium']] },
  { needs: 'pacman', steps: [[...asRoot, 'pacman', '-S', '--noconfirm', 'chromium']] },
  { needs: 'apk', steps: [[...asRoot, 'apk', 'add', 'chromium']] },
  { needs: 'zypper', steps: [[...asRoot, 'zypper', '--non-interactive', 'install', 'chromium']] },
  { needs: 'brew', steps: [['brew', 'install', '--cask', 'chromium']] },
  { needs: 'winget', steps: [['winget', 'install', '--silent', 'Google.Chrome']] },
];

/** @param {string} command */
function isOnPath(command) {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return folders.some(
    (folder) => existsSync(path.join(folder, command)) || existsSync(path.join(folder, `${command}.cmd`)),
  );
}

/**
 * The path of a browser, installed now if need be.
 * @param {(line: string) => void} say where progress goes
 * @param {NodeJS.ProcessEnv} [env] where the installed tools are on the PATH
 * @returns {string}
 * @throws when no way led to a browser; the message lists what was tried and what to do
 */
export function ensureChromium(say, env = process.env) {
  const present = findChromium();
  if (present) return present;
  say('No Chromium on this machine: installing one, once.');
  const tried = [];
  for (const way of ways.filter(({ needs }) => isOnPath(needs))) {
    const failed = way.steps.find((step) => {
      say(`  ${step.join(' ')}`);
      const [command = '', ...args] = step;
      const result = spawnSync(command, args, {
        env,
        stdio: ['ignore', 'inherit', 'inherit'],
        shell: process.platform === 'win32',
        timeout: 10 * 60_000,
      });
      return result.status !== 0;
    });
    const installed = findChromium();
    if (installed) return installed;
    tried.push(`  ${(failed ?? way.steps.at(-1) ?? []).join(' ')}`);
  }
  throw new Error(
    [
      'No Chromium was found and none could be installed. Tried:',
      ...tried,
      'Install Chromium or Chrome by hand, or name one: CHROMIUM_PATH=/path/to/chrome npm test',
    ].join('\n'),
  );
}
