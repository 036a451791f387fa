import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumFlags, findChromium } from './scripts/chromium.mjs';

const isolatedFiles = ['**/node_modules/**', '**/dist/**', '**/dist-demo/**'];

// Times are shown in the reader's zone: tests read them in one zone on every machine.
process.env['TZ'] = 'UTC';

/** After this a test hangs. It judges no speed: a busy machine is slow, not wrong. */
const patienceMs = 180_000;

const executablePath = findChromium();

/** A reader whose machine says the same everywhere. Without motion nothing is judged half faded in. */
const reader = { reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' } as const;

/** Every story is looked at in every look; where its calls alone are asked for, `measured`, in one (`npm run states -- --measure`). */
const looks = process.env['MERIDIAN_LOOKS'] ?? 'all';

/** Who reads each screen's story besides whom it was played for; `all` is every language at every width. */
const readers = process.env['MERIDIAN_READERS'] ?? 'two';

/** Which fault each write meets, of those that take turns (.storybook/faulted-writes.ts). */
const faultTurn = process.env['MERIDIAN_FAULT_TURN'] ?? '0';

const named = process.argv.flatMap((argument, index, all) =>
  argument === '--project' ? (all[index + 1] ?? []) : (/^--project=(.+)$/.exec(argument)?.[1] ?? []),
);

/** Storybook reads every story to make its projects: a run of other projects need not wait for it, nor fail with it. */
const areStoriesAsked =
  named.length === 0 || named.some((name) => name.startsWith('stories') || name.includes('*'));

/** Every story is a test in a real browser: its play function, no accessibility violation, and readable in every look. */
const stories = (): TestProjectInlineConfiguration => ({
  extends: true,
  plugins: [storybookTest({ configDir: '.storybook', initialGlobals: { looks, readers, faultTurn } })],
  test: {
    name: 'stories',
    exclude: isolatedFiles,
    testTimeout: patienceMs,
    setupFiles: ['.storybook/story-tests.ts'],
    // A page for each file costs more than half of the run; every story opens a world of its own instead.
    isolate: false,
    // One page keeps little more than one processor busy. Each worker's page has a browser context of its own.
    maxWorkers: 2,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: { ...(executablePath && { executablePath }), args: chromiumFlags },
        contextOptions: reader,
      }),
      instances: [{ browser: 'chromium', viewport: { width: 390, height: 844 } }],
    },
  },
});

/** Pact's native core writes one file for all tests, and must not share a process with anything else. */
function pact(name: string, suffix: string): TestProjectInlineConfiguration {
  return {
    extends: true,
    test: {
      name,
      include: [`contracts/pact/src/**/*.${suffix}.test.ts`],
      pool: 'forks',
      fileParallelism: false,
      testTimeout: patienceMs,
      hookTimeout: patienceMs,
      env: { PACT_DO_NOT_TRACK: 'true' },
    },
  };
}

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        define: { __DEMO__: 'false' },
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'bench/**/*.test.ts',
            'contracts/api/**/*.test.ts',
            'mocks/**/*.test.ts',
            'packages/**/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'simulate/**/*.test.ts',
            'states/**/*.test.ts',
            '.storybook/*.test.ts',
          ],
          setupFiles: ['scripts/vite/property-seed.ts'],
          // Loading the modules anew for each file takes four fifths of the run: no test may replace one (.oxlintrc.json).
          isolate: false,
          maxWorkers: 2,
          testTimeout: patienceMs,
          hookTimeout: patienceMs,
          exclude: isolatedFiles,
        },
      },
      ...(areStoriesAsked ? [stories()] : []),
      pact('pact', 'pact'),
      pact('provider', 'verify'),
      {
        extends: true,
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['e2e/**/*.e2e.test.ts'],
          globalSetup: 'e2e/setup.ts',
          // A journey waits half of its time. They share the built apps' host and a browser; each has a profile of its own.
          maxWorkers: 3,
          testTimeout: patienceMs,
          hookTimeout: patienceMs,
        },
      },
    ],
  },
});
