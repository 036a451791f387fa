import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { scenarioNames } from '@meridian/mocks/names';
import { describe, expect, test } from 'vitest';

/**
 * What a new screen state costs is one scenario and one story; this is what notices when either is missing. Stories are
 * read as text: they declare their situation in their parameters.
 */
const root = path.resolve(import.meta.dirname, '..');
const storyFiles = globSync('packages/app/src/**/*.stories.tsx', { cwd: root });
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');
const allStories = storyFiles.map(textOf).join('\n');

/** The states each screen has to show, by what a story says that shows it. */
const states = {
  loading: /hang@/,
  slow: /slow=\d+@/,
  failed: /(down|http=\d+|code=\d+|truncated|garbled)@/,
  empty: /scenario: '(empty-market|funded|newcomer|kyc-not-submitted)'/,
  signedOut: /scenario: '(visitor)'/,
  sessionExpired: /scenario: '(session-expired)'/,
  stale: /(drop|silent|gap)@socket|hasSocket: false/,
  marketClosed: /scenario: '(market-closed|us-holiday)'/,
  longNames: /scenario: '(long-names)'/,
} as const;
type State = keyof typeof states;

/** States a screen cannot be in, and why. Everything else is owed. */
const guarded = 'the shell leads to sign-in before the screen opens: see the stories of the shell';
const noPrices = 'shows no prices';
const noNames = 'shows no instrument and no name';
const noList = 'shows no list';
const asksNothing = 'asks the backend nothing';

const cannotBe: Readonly<Record<string, Partial<Record<State, string>>>> = {
  Crypto: { marketClosed: 'the crypto market never shuts' },
  Kyc: { signedOut: guarded, stale: noPrices, marketClosed: noPrices, longNames: noNames },
  Login: {
    empty: noList,
    sessionExpired: 'is where an expired session leads',
    stale: noPrices,
    marketClosed: noPrices,
    longNames: noNames,
  },
  NotBuilt: {
    loading: asksNothing,
    slow: asksNothing,
    failed: asksNothing,
    empty: asksNothing,
    signedOut: asksNothing,
    sessionExpired: asksNothing,
    stale: asksNothing,
    marketClosed: asksNothing,
    longNames: noNames,
  },
  PayPassword: {
    empty: noList,
    signedOut: guarded,
    stale: noPrices,
    marketClosed: noPrices,
    longNames: noNames,
  },
  Profile: { marketClosed: 'shows balances, which a shut market leaves as they are' },
  Settings: {
    loading: asksNothing,
    slow: asksNothing,
    empty: noList,
    sessionExpired: asksNothing,
    stale: noPrices,
    marketClosed: noPrices,
    longNames: noNames,
  },
  Statement: { signedOut: guarded, marketClosed: noPrices },
};

const screens = globSync('packages/app/src/features/*/screens/*', { cwd: root }).map((folder) => ({
  name: path.basename(folder),
  folder,
}));

describe('every scenario', () => {
  test.for(scenarioNames)('%s is shown by a story', (name) => {
    expect(allStories).toContain(`'${name}'`);
  });
});

describe('every screen shows its states:', () => {
  test.for(screens)('$name', ({ name, folder }) => {
    const own = globSync(`${folder}/*.stories.tsx`, { cwd: root }).map(textOf).join('\n');
    const missing = Object.entries(states)
      .filter(([state, saidBy]) => cannotBe[name]?.[state as State] === undefined && !saidBy.test(own))
      .map(([state]) => state);
    expect(missing).toEqual([]);
  });
});

test('nothing is excused that a story shows after all', () => {
  const excused = Object.entries(cannotBe).flatMap(([name, reasons]) => {
    const folder = screens.find((screen) => screen.name === name)?.folder;
    const own = globSync(`${folder ?? 'nowhere'}/*.stories.tsx`, { cwd: root })
      .map(textOf)
      .join('\n');
    return Object.keys(reasons)
      .filter((state) => states[state as State].test(own))
      .map((state) => `${name} ${state}`);
  });
  expect(excused).toEqual([]);
});
