/** `npm run replay -- FILE`: what a recording of the demo comes to on this version of the code. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { commandLineWithFiles } from './command-line.ts';
import { journeyOf, scenarioEntryOf } from './recording-as.ts';
import type { WrittenFile } from './recording-as.ts';
import { replayRecording } from './replay.ts';
import type { Replay } from './replay.ts';

const usage = `npm run replay -- FILE: lives through a recording that was saved in the demo, without a browser

It lists the commands of its history, and says whether the world is the one that was recorded.
Ends with 1 where it is another one, or where this version cannot live through it.

  --as-test NAME       writes a journey, e2e/NAME.e2e.test.ts, that begins in the recording
  --as-scenario NAME   prints the scenario of its facts, for mocks/src/scenarios/index.ts; its sentence goes into mocks/src/scenario-areas
  --help               this text`;

const { values, positionals } = commandLineWithFiles(usage, {
  'as-test': { type: 'string' },
  'as-scenario': { type: 'string' },
});
const [file] = positionals;
if (file === undefined || positionals.length > 1) {
  console.error(usage);
  process.exit(2);
}

/** Never over a file that is there. */
function write(files: readonly WrittenFile[]): void {
  const taken = files.find((one) => existsSync(one.path));
  if (taken !== undefined) throw new RangeError(`${taken.path} is there already: choose another name.`);
  for (const one of files) {
    mkdirSync(path.dirname(one.path), { recursive: true });
    writeFileSync(one.path, one.text);
    console.log(`Wrote ${one.path}`);
  }
}

function say({ history, ending }: Replay): string {
  const { scenario, seed, startTime, log } = history;
  const commands = log.map(({ type, at, payload }, index) => {
    const text = JSON.stringify(payload);
    return `  ${String(index + 1).padStart(5)}  ${new Date(at).toISOString()}  ${type}  ${text.length > 100 ? `${text.slice(0, 100)}…` : text}`;
  });
  const head = `Scenario ${scenario}, seed ${seed}, opened at ${new Date(startTime).toISOString()}, ${log.length} commands:`;
  return [head, ...commands, '', wordsOf(ending)].join('\n');
}

function wordsOf(ending: Replay['ending']): string {
  switch (ending.kind) {
    case 'same':
      return 'The world is the one that was recorded.';
    case 'livedThrough':
      return 'Lived through. The file does not say what the world was, so nothing was compared.';
    case 'differs':
      return `The world is another one: the same after ${ending.after} commands, and not after ${ending.by}.`;
    case 'doesNotFit':
      return `This version cannot live through it: ${ending.reason}`;
  }
}

try {
  const text = readFileSync(file, 'utf8');
  const { 'as-test': test, 'as-scenario': scenario } = values;
  if (test !== undefined) write(journeyOf(text, test));
  if (scenario !== undefined) console.log(scenarioEntryOf(text, scenario));
  if (test === undefined && scenario === undefined) {
    const replay = await replayRecording(text);
    console.log(say(replay));
    process.exitCode = ['same', 'livedThrough'].includes(replay.ending.kind) ? 0 : 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
