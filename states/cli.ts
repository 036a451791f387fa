/**
 * `npm run states`: route × state, with the story, scenario and link of each, and the holes. Ends with 1 where there are any.
 *
 *     npm run states -- --holes                                   only what has neither a story nor an excuse
 *     npm run states -- --screen ticket/Close [--fields]          one screen, and the fields of the contract that it reads
 *     npm run states -- --story screens-ticket-close--ready       a story: its situation, its calls, the states it shows
 *     npm run states -- --field trading.holdings.stopOutPrice     what rests on a field, a call (trading.holdings) or a refusal (30001)
 *     npm run states -- --json                                    the table as data
 *     npm run states -- --situations                              screen: the scenarios that its stories begin in, as data
 *     npm run states -- --askers                                  screen × call: the components that make it, as data
 *     npm run states -- --measure [FILE…]                         runs the stories and writes down what their calls came to
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { askersIn } from './askers.ts';
import { coverageOf, isHole } from './cells.ts';
import { situationLink, storyLink } from './links.ts';
import { root } from './modules.ts';
import { contractOf, restingOn, stateOf } from './rests.ts';
import { retoldFile } from './retold.ts';
import { readApp } from './screens.ts';
import { situationsIn } from './situations.ts';
import { tableOf, textOf } from './table.ts';

const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    holes: { type: 'boolean' },
    json: { type: 'boolean' },
    askers: { type: 'boolean' },
    situations: { type: 'boolean' },
    fields: { type: 'boolean' },
    measure: { type: 'boolean' },
    screen: { type: 'string' },
    story: { type: 'string' },
    field: { type: 'string' },
  },
});

const say = (text: string): void => void process.stdout.write(`${text}\n`);

function measure(files: readonly string[]): void {
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=./states/measure-reporter.ts'];
  const found = files.length > 0 ? files : ['packages/app/src/features/', retoldFile];
  const { status } = spawnSync(
    process.execPath,
    [vitest, 'run', '--project', 'stories', ...reporters, ...found],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, MERIDIAN_LOOKS: 'measured' },
    },
  );
  process.exitCode = status ?? 1;
}

async function answer(): Promise<void> {
  const app = readApp();
  if (asked.askers) return say(JSON.stringify(askersIn(app)));
  if (asked.situations) return say(JSON.stringify(situationsIn(app)));
  const coverage = await coverageOf(app);
  if (asked.field !== undefined) {
    for (const { screen, stories, places } of restingOn(asked.field, app, coverage)) {
      say(screen);
      for (const place of places) say(`  ${place}`);
      for (const { id } of stories) say(`  ${storyLink(id)}`);
    }
    return;
  }
  if (asked.json) {
    const tables = [];
    for (const one of coverage.screens) tables.push(await tableOf(one, coverage));
    return say(JSON.stringify(tables));
  }
  if (asked.story !== undefined) return tellStory(asked.story);
  const { screens } = coverage;
  const chosen = asked.screen === undefined ? screens : [stateOf(coverage, asked.screen)];
  const holes = chosen.flatMap(({ cells }) => cells.filter(isHole)).length;
  for (const one of chosen) {
    const table = await tableOf(one, coverage);
    const rows = asked.holes ? table.rows.filter((row) => row.isHole) : table.rows;
    if (rows.length > 0) say(textOf({ ...table, rows }));
    if (!asked.fields) continue;
    for (const { call, fields, refusals } of contractOf(one, app))
      say(
        `  ${call}\n    reads ${fields.join(' ')}\n    may be refused as ${refusals.join(' ') || 'nothing'}`,
      );
  }
  for (const { screen, state } of coverage.idleExcuses) say(`excuses nothing: ${screen} ${state}`);
  say(`${chosen.length} screens, ${chosen.flatMap(({ cells }) => cells).length} states, ${holes} holes`);
  process.exitCode = holes > 0 ? 1 : 0;

  async function tellStory(id: string): Promise<void> {
    const screen = coverage.screens.find(({ stories }) => stories.some((story) => story.id === id));
    const known = coverage.measured.get(id);
    if (screen === undefined) throw new RangeError(`there is no story ${id} of a screen`);
    say(`${screen.screen.id}  ${storyLink(id)}`);
    for (const { state, stories } of screen.cells)
      if (stories.some((story) => story.id === id)) say(`  shows ${state}`);
    if (known === undefined) return say('  not measured yet: npm run states -- --measure');
    say(`  ${JSON.stringify(known.situation)}\n  ${await situationLink(known)}`);
    for (const [call, came] of Object.entries(known.calls)) say(`  calls ${call} ${came.join(' ')}`);
    return undefined;
  }
}

try {
  if (asked.measure) measure(positionals);
  else await answer();
} catch (error) {
  if (!(error instanceof RangeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
