/** What `npm run states` promises, as far as it can be seen without a browser. */
import { isScenarioName, parseFault, scenarioNames } from '@meridian/mocks/names';
import { beforeAll, describe, expect, test } from 'vitest';
import { coverageOf, isHole, type Coverage } from './cells.ts';
import { situationLink } from './links.ts';
import { moduleOf, exportOf } from './modules.ts';
import { reachedFrom } from './reach.ts';
import { callsOfStories, readApp, type App } from './screens.ts';
import { storiesOf } from './stories.ts';

let app: App;
let coverage: Coverage;
beforeAll(async () => {
  app = readApp();
  coverage = await coverageOf(app);
});

describe('the table of states', () => {
  test('has a story or a reason for each state of each screen', () => {
    const holes = coverage.screens.flatMap(({ screen, cells }) =>
      cells.filter(isHole).map(({ state }) => `${screen.id}  ${state}`),
    );
    expect(holes).toEqual([]);
  });

  test('excuses nothing that is no state', () => {
    expect(coverage.strayExcuses).toEqual([]);
  });

  test('knows by the code of a screen every call that its stories make', () => {
    const unknown = coverage.screens.flatMap(({ screen, stories }) => {
      return stories.flatMap(({ id, file }) => {
        const made = Object.keys(coverage.measured.get(id)?.calls ?? {});
        const others = made.filter((call) => !screen.calls.some((one) => one === call));
        const drawn = others.length === 0 ? [] : callsOfStories(app, file);
        return others.filter((call) => !drawn.some((one) => one === call)).map((call) => `${id} ${call}`);
      });
    });
    expect(unknown).toEqual([]);
  });

  test('leads to situations that there are', async () => {
    for (const measured of coverage.measured.values()) {
      const { scenario, faults = [] } = measured.situation;
      expect(isScenarioName(scenario ?? '')).toBe(true);
      for (const fault of faults) expect(() => parseFault(fault)).not.toThrow();
    }
    const [known] = [...coverage.measured.values()].filter(({ situation }) => situation.facts === undefined);
    expect(known && (await situationLink(known))).toContain(`scenario=${known?.situation.scenario}`);
    expect(scenarioNames).toContain(known?.situation.scenario);
  });
});

describe('the calls of a screen', () => {
  const files = (codes: Readonly<Record<string, string>>) =>
    new Map(Object.entries(codes).map(([file, code]) => [file, moduleOf(file, code)]));
  const reached = (codes: Readonly<Record<string, string>>, from: string): readonly string[] => {
    const modules = files(codes);
    const start = exportOf(modules, { file: from, name: 'default' });
    return start === null ? [] : [...reachedFrom(modules, [start])].map(({ name }) => name).toSorted();
  };
  const screen = 'packages/app/src/features/a/A.tsx';

  test('are what its code names, through other modules and lazily', () => {
    const codes = {
      [screen]: `import { part } from './part.ts'; const late = () => import('./late.ts');
        export default function A() { part(); return late; }`,
      'packages/app/src/features/a/part.ts': `import { save, list } from '#calls.ts';
        export const part = () => save; export const other = () => list;`,
      'packages/app/src/features/a/late.ts': `export { find } from '#calls.ts';`,
      'packages/app/src/calls.ts': `export const save = 1; export const list = 2; export const find = 3;`,
    };
    expect(reached(codes, screen)).toEqual(['A', 'find', 'late', 'part', 'save']);
  });

  test('are none that it names as a type, a property or a name of its own', () => {
    const codes = {
      [screen]: `import { save, type list } from '#calls.ts';
        export default function A(of: { save: typeof save; list: typeof list }) { const find = 1; return (save: number) => [save, of.save, find]; }`,
      'packages/app/src/calls.ts': `export const save = 1; export const list = 2; export const find = 3;`,
    };
    expect(reached(codes, screen)).toEqual(['A']);
  });

  test('are of a class where their property is read', () => {
    const codes = {
      [screen]: `import { coin } from '#asset-classes/coin/coin.ts';
        export default function A() { return coin.quote.detail; }`,
      'packages/app/src/asset-classes/coin/coin.ts': `import { detail, order } from '#calls.ts';
        export const coin = { quote: { detail }, ticket: { order } };`,
      'packages/app/src/calls.ts': `export const detail = 1; export const order = 2;`,
    };
    expect(reached(codes, screen)).toEqual(['A', 'coin', 'detail']);
  });

  test('of the ticket include every order of a class', () => {
    const ticket = app.screens.find(({ id }) => id === 'ticket/Ticket');
    expect(ticket?.calls.filter((call) => /create.*Order|create.*Trade/.test(call))).toHaveLength(7);
  });
});

test('stories are found by their exports, with the faults in their code', () => {
  const code = `const meta = preview.meta({});
    const shared = 1;
    export const RefusedHalted = meta.story({ parameters: { faults: ['code=30003@trading.flatPosition'] } });
    export const helper = () => 1;`;
  expect(storiesOf('packages/app/src/features/ticket/screens/Close/Sending.stories.tsx', code)).toEqual([
    {
      id: 'screens-ticket-close-sending--refused-halted',
      name: 'RefusedHalted',
      file: 'packages/app/src/features/ticket/screens/Close/Sending.stories.tsx',
      faults: ['code=30003@trading.flatPosition'],
    },
  ]);
});
