/** `npm run mutants`: all mutants, those of one call, or a sample. */
import { commandLine } from '@meridian/mocks/command-line';
import { startServer } from '@meridian/mocks/server';
import { readPact } from '../pact-file.ts';
import { sandboxStates } from '../states.ts';
import { caught, mutantsOf } from './harness.ts';
import { record, type Recorded } from './recorded.ts';
import { nameOf, resultOf, sampleOf, whySurvived } from './result.ts';

const usage = `npm run mutants -- [options]: wrong answers, and whether the verification of a provider finds them

  --call    an id of the catalogue: mutants of this call only
  --sample  so many of them, drawn
  --seed    what they are drawn by (default 1)
  --help    this text`;

const values = commandLine(usage, {
  call: { type: 'string' },
  sample: { type: 'string' },
  seed: { type: 'string', default: '1' },
});

const pact = await readPact();
const sandbox = await startServer({ port: 0, host: '127.0.0.1' });
const answers: Recorded[] = [];
try {
  const world = `${sandbox.url}/w/mutants`;
  for (const interaction of pact.interactions)
    answers.push(await record(interaction, world, sandboxStates(world)));
} finally {
  await sandbox.close();
}
const every = await mutantsOf(answers);
const all =
  values.call === undefined
    ? every
    : every.filter(({ interaction }) => interaction.endpoint.id === values.call);
const chosen = values.sample === undefined ? all : sampleOf(all, Number(values.sample), Number(values.seed));
console.log(`${all.length} mutants of ${answers.length} answers, ${chosen.length} of them tried`);
const found = await caught(pact, chosen, new AbortController().signal, (done) =>
  console.log(`  ${done} of ${chosen.length}`),
);
const result = resultOf(chosen, found);
const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(2)} %`;
console.log(
  `caught: ${result.caught} of ${result.harmful} that do harm (${percent(result.caught, result.harmful)})`,
);
console.log(
  `false alarms: ${result.falseAlarms.length} of ${result.harmless} that do none (${percent(result.falseAlarms.length, result.harmless)})`,
);
const survivorsBy = Map.groupBy(result.survivors, (mutant) => whySurvived(mutant) ?? 'no reason given');
for (const [why, mutants] of survivorsBy) {
  console.log(`\n${mutants.length} survive: ${why}`);
  for (const mutant of mutants) console.log(`  ${nameOf(mutant)}`);
}
if (result.falseAlarms.length > 0) console.log('\nfalse alarms');
for (const mutant of result.falseAlarms) console.log(`  ${nameOf(mutant)}`);
const isGood = result.caught >= 0.95 * result.harmful && result.falseAlarms.length <= 0.01 * result.harmless;
// Of a call that has no interaction nothing was tried.
process.exitCode = isGood && chosen.length > 0 ? 0 : 1;
