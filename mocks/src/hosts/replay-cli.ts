/** `npm run replay -- FILE`: what a recording of the demo comes to on this version of the code. */
import { readFileSync } from 'node:fs';
import { commandLine } from './command-line.ts';
import { replayRecording } from './replay.ts';
import type { Replay } from './replay.ts';

const usage = `npm run replay -- FILE: lives through a recording that was saved in the demo, without a browser

It lists the commands of its history, and says whether the world is the one that was recorded.
Ends with 1 where it is another one, or where this version cannot live through it.

  --help       this text`;

const args = process.argv.slice(2);
commandLine(
  usage,
  {},
  args.filter((argument) => argument.startsWith('-')),
);
const file = args.find((argument) => !argument.startsWith('-'));
if (file === undefined) {
  console.error(usage);
  process.exit(2);
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
  const replay = await replayRecording(readFileSync(file, 'utf8'));
  console.log(say(replay));
  process.exitCode = ['same', 'livedThrough'].includes(replay.ending.kind) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
