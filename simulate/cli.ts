/**
 * Sessions of a person at several tabs, drawn from seeds (ADR 45):
 *
 *     npm run simulate -- --seeds 1..1000     until one goes wrong: then the shortest that still does, step by step
 *     npm run simulate -- --seeds 137         that one again
 *     npm run simulate -- --prove             takes mends back, one at a time, and says in how many seeds each is noticed
 */
import { parseArgs } from 'node:util';
import { drawSession } from './drawing.ts';
import { prove } from './prove.ts';
import { runSession, type Finding, type SessionPlan } from './session.ts';
import { shortest } from './shortest.ts';

const usage = 'Say --seeds 1..1000 (or one seed), or --prove.';

function seedsOf(text: string): readonly [number, number] {
  const [, first, last = first] = /^(\d+)(?:\.\.(\d+))?$/.exec(text) ?? [];
  if (first === undefined) throw new Error(`"${text}" is no range of seeds. ${usage}`);
  return [Number(first), Number(last)];
}

/** Shortens a session that went wrong, and replays what is left aloud. */
async function show(plan: SessionPlan, finding: Finding): Promise<void> {
  const [short, found] = await shortest(plan, finding, runSession);
  console.log(`\nSeed ${plan.seed}: ${found.what}.`);
  console.log(
    `\nThe shortest that still does (the brokerage is ready for ${short.focus}, and ${short.knowsRequestIds ? 'knows' : 'does not know'} request ids):\n`,
  );
  await runSession(short, (line) => console.log(line));
  console.log(`\nAgain: npm run simulate -- --seeds ${plan.seed}`);
}

async function simulate([first, last]: readonly [number, number]): Promise<number> {
  const before = process.cpuUsage();
  let carriedOut = 0;
  for (let seed = first; seed <= last; seed += 1) {
    const plan = drawSession(seed);
    const ran = await runSession(plan);
    carriedOut += ran.carriedOut;
    if (ran.finding === null) continue;
    await show(plan, ran.finding);
    return 1;
  }
  const { user, system } = process.cpuUsage(before);
  const seconds = (user + system) / 1_000_000;
  const count = last - first + 1;
  console.log(`${count} sessions, in which ${carriedOut} writes were carried out: nothing wrong.`);
  console.log(`${Math.round(count / seconds)} sessions a second of one core.`);
  return 0;
}

try {
  const { values } = parseArgs({ options: { seeds: { type: 'string' }, prove: { type: 'boolean' } } });
  if (values.prove) process.exitCode = await prove();
  else if (values.seeds === undefined) throw new Error(usage);
  else process.exitCode = await simulate(seedsOf(values.seeds));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
