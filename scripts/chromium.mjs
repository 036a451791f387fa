/**
 * Finds a Chromium for the story and end-to-end tests, and installs one where the machine has none.
 * Plain Node without dependencies: `npm test` runs it before anything is installed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

/**
 * Features of the browser that are off. Chromium takes the last list that it is given, so this one has all that Playwright
 * puts into its own (held by a test), and what nobody sees of a headless window: the suggestions under its address bar,
 * two pages that each window loads, in a second of a slow processor.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** What a headless Chromium needs to start in a container and to stay silent on the network. */
export const chromiumFlags = [
  `--disable-features=${disabledFeatures.join(',')}`,
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

/** Folders of programs that are not on the PATH. */
const applications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  '/snap/bin/chromium',
];

/**
 * The machine as far as this file looks at it; a test hands in one of its own.
 * @typedef {{ env: NodeJS.ProcessEnv, home: string, applications: readonly string[] }} Machine
 */

/** @type {Machine} */
const thisMachine = { env: process.env, home: homedir(), applications };

const isWindows = process.platform === 'win32';

/** @param {Machine} machine */
const pathFolders = ({ env }) => (env['PATH'] ?? '').split(path.delimiter).filter(Boolean);

/** @param {Machine} machine @returns {string[]} */
function onPath(machine) {
  const names = isWindows ? commandNames.map((name) => `${name}.exe`) : commandNames;
  return names.flatMap((name) => pathFolders(machine).map((folder) => path.join(folder, name)));
}

/** @param {Machine} machine */
function playwrightCache({ env, home }) {
  if (env['PLAYWRIGHT_BROWSERS_PATH']) return env['PLAYWRIGHT_BROWSERS_PATH'];
  if (process.platform === 'darwin') return path.join(home, 'Library/Caches/ms-playwright');
  if (isWindows) return path.join(home, 'AppData/Local/ms-playwright');
  return path.join(home, '.cache/ms-playwright');
}

/** Browsers that Playwright downloaded, newest first. @param {Machine} machine @returns {string[]} */
function inPlaywrightCache(machine) {
  const cache = playwrightCache(machine);
  if (!existsSync(cache)) return [];
  const programs = [
    'chrome-linux64/chrome',
    'chrome-linux/chrome',
    'chrome-headless-shell-linux64/chrome-headless-shell',
    'chrome-linux/headless_shell',
    'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
    'chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
    'chrome-win64/chrome.exe',
    'chrome-win/chrome.exe',
  ];
  return readdirSync(cache)
    .filter((name) => name.startsWith('chromium'))
    .toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .flatMap((build) => programs.map((program) => path.join(cache, build, program)));
}

/**
 * The browsers of a machine, the preferred first. Never installs. `CHROMIUM_PATH` is the only one where it is set; a path
 * that does not exist is an error, not a reason to look elsewhere.
 * @param {Machine} machine
 */
function browsers(machine) {
  const wanted = machine.env['CHROMIUM_PATH'];
  if (wanted) {
    if (existsSync(wanted)) return [wanted];
    throw new Error(`CHROMIUM_PATH names ${wanted}, and there is no such file.`);
  }
  return [...onPath(machine), ...machine.applications, ...inPlaywrightCache(machine)].filter((file) =>
    existsSync(file),
  );
}

/** The browser to run, or undefined where the machine has none. @returns {string | undefined} */
export function findChromium(machine = thisMachine) {
  return browsers(machine).at(0);
}

/** The first browser that starts: a download without its system libraries, or a snap's stand-in, does not. @param {Machine} machine */
function findWorking(machine) {
  // On Windows --version opens a window.
  return browsers(machine).find(
    (file) => isWindows || spawnSync(file, ['--version'], { timeout: 60_000 }).status === 0,
  );
}

const isRoot = process.getuid?.() === 0;
const asRoot = isRoot ? [] : ['sudo', '-n'];

/** Each way to get a browser, tried in order until one leaves a browser that starts. */
const ways = [
  { needs: 'npx', steps: [['npx', '--no', 'playwright', 'install', 'chromium']] },
  {
    needs: 'apt-get',
    // With letters as wide as Arial's, which stand in until the typeface is there: a bare machine has none.
    steps: [
      [...asRoot, 'apt-get', 'update'],
      [...asRoot, 'apt-get', 'install', '-y', '--no-install-recommends', 'fonts-liberation', 'chromium'],
    ],
  },
  // Where the distribution has no such package: the download again, with the libraries it needs. It asks for a password.
  ...(isRoot
    ? [{ needs: 'apt-get', steps: [['npx', '--no', 'playwright', 'install', '--with-deps', 'chromium']] }]
    : []),
  { needs: 'dnf', steps: [[...asRoot, 'dnf', 'install', '-y', 'chromium']] },
  { needs: 'pacman', steps: [[...asRoot, 'pacman', '-S', '--noconfirm', 'chromium']] },
  { needs: 'apk', steps: [[...asRoot, 'apk', 'add', 'chromium']] },
  { needs: 'zypper', steps: [[...asRoot, 'zypper', '--non-interactive', 'install', 'chromium']] },
  { needs: 'brew', steps: [['brew', 'install', '--cask', 'chromium']] },
  { needs: 'winget', steps: [['winget', 'install', '--silent', 'Google.Chrome']] },
];

/** @param {string} command @param {Machine} machine */
function has(command, machine) {
  return pathFolders(machine).some((folder) =>
    ['', '.cmd', '.exe'].some((suffix) => existsSync(path.join(folder, command + suffix))),
  );
}

/**
 * The path of a browser that starts, installed now if need be.
 * @param {(line: string) => void} say where progress goes
 * @param {NodeJS.ProcessEnv} [env] an environment with the project's tools on the PATH
 * @param {Partial<Machine>} [machine]
 * @returns {string}
 * @throws when no way led to a browser; the message lists what was tried and what to do
 */
export function ensureChromium(say, env = process.env, machine = {}) {
  const here = { ...thisMachine, env, ...machine };
  const present = findWorking(here);
  if (present) return present;
  say('No Chromium that starts on this machine: installing one, once.');
  const tried = [];
  for (const way of ways.filter(({ needs }) => has(needs, here))) {
    const failed = way.steps.find(([command = '', ...args]) => {
      say(`  ${[command, ...args].join(' ')}`);
      /** @type {import('node:child_process').StdioOptions} */
      const stdio = ['ignore', 'inherit', 'inherit'];
      return spawnSync(command, args, { env, stdio, shell: isWindows, timeout: 10 * 60_000 }).status !== 0;
    });
    const installed = findWorking(here);
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
