import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@meridian/mocks/server';
import type { RunningServer } from '@meridian/mocks/server';

/**
 * What it costs to keep a world as its history grows, and to bring it back: `node bench/storage.ts`, or as a part of
 * `npm run bench`. The same command is measured at the beginning and after 20,000, in one run.
 */

const commands = 20_000;
const sample = 500;
const targetRatio = 2;
const targetOpenMs = 500;

/** Adds to the watchlist and takes away: what the command itself costs does not grow. */
const payloads = [
  ['watchlist/add', { userId: 'demo', key: 'US:KO', source: 0, classify: 'UsStock' }],
  ['watchlist/remove', { userId: 'demo', key: 'US:KO', source: 0 }],
] as const;

/** Microseconds of each command, one turn each. */
async function write(server: RunningServer, count: number): Promise<readonly number[]> {
  const handle = server.worlds.get('bench');
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const [type, payload] = payloads[index % 2] ?? payloads[0];
    const startMs = performance.now();
    await handle?.exclusive((world) => world.dispatch(type, payload));
    times.push((performance.now() - startMs) * 1000);
  }
  return times;
}

const mean = (times: readonly number[]) => times.reduce((sum, time) => sum + time, 0) / times.length;
const median = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

const directory = mkdtempSync(join(tmpdir(), 'bench-worlds-'));
try {
  const server = await startServer({ directory });
  server.worlds.open('bench', 'trader', { clock: 'running' });
  await write(server, sample);
  const early = await write(server, sample);
  await write(server, commands - 2 * sample);
  const late = await write(server, sample);
  await server.close();
  const kiloBytes = statSync(join(directory, 'worlds.sqlite')).size / 1024;

  const openings: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const startMs = performance.now();
    const again = await startServer({ directory });
    openings.push(performance.now() - startMs);
    await again.close();
  }
  const ratio = median(late) / median(early);
  const openMs = median(openings);
  const verdict = (isMet: boolean) => (isMet ? 'met' : 'missed');
  console.log(
    `A world kept in a directory, ${commands.toLocaleString('en')} commands (${Math.round(kiloBytes)} kB)`,
  );
  console.log(`  ${''.padEnd(34)}${'median'.padStart(12)}${'mean'.padStart(12)}`);
  for (const [what, times] of [
    ['a command at the beginning', early],
    [`a command after ${commands.toLocaleString('en')}`, late],
  ] as const)
    console.log(
      `  ${what.padEnd(34)}${`${median(times).toFixed(0)} µs`.padStart(12)}${`${mean(times).toFixed(0)} µs`.padStart(12)}`,
    );
  console.log(`  ratio ${ratio.toFixed(2)}   target ${targetRatio}   ${verdict(ratio <= targetRatio)}`);
  console.log(
    `  opened in ${openMs.toFixed(0)} ms   target ${targetOpenMs} ms   ${verdict(openMs <= targetOpenMs)}`,
  );
} finally {
  rmSync(directory, { recursive: true, force: true });
}
