import { createClient, walletBill, type RequestOf } from '@meridian/api';
import { byDay, proofOf } from '@meridian/app/statement';
import { startServer } from '@meridian/mocks/server';
import { median } from './measure.mjs';

/**
 * What a statement of ten thousand lines costs: what the brokerage takes for a page of it and for all of it as a file reads it,
 * and what the app takes to group and prove it. `node bench/statement.ts`, or as a part of `npm run bench`.
 */

const lineCount = 10_000;
/** Of the scenario that it begins with. */
const before = 3_000;
const rounds = 7;
/** The app's own arithmetic is one task of the page: longer than this, a person sees it stand still. */
const targetTaskMs = 50;

const server = await startServer();
const handle = server.worlds.open('bench', 'long-history', { clock: 'pinned' });
for (let line = before + 1; line <= lineCount; line += 1) {
  const daysAgo = 0.99 - ((line - before) * 0.98) / (lineCount - before);
  await handle.exclusive((world) =>
    world.dispatch('fact/wallet', { type: 'BALANCE', amount: String(line), daysAgo }),
  );
}
const client = createClient({
  baseUrl: `${server.url}/w/bench`,
  getToken: () => handle.token(),
  getLocale: () => 'en',
});

type Asked = Partial<RequestOf<typeof walletBill>>;
const pageOf = (asked: Asked) =>
  client.call(walletBill, { timeZone: 'UTC', pageNo: 1, pageSize: 50, ...asked });

/** All of it, in the longest pages that a call allows. */
async function whole() {
  const pages = [await pageOf({ pageSize: 1_000 })];
  for (let pageNo = 2; pageNo <= (pages[0]?.totalPage ?? 0); pageNo += 1)
    pages.push(await pageOf({ pageNo, pageSize: 1_000 }));
  return pages;
}

/** Milliseconds: the median of the rounds after one to warm up. */
async function cost(work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const startMs = performance.now();
    await work();
    times.push(performance.now() - startMs);
  }
  return median(times.slice(1));
}

/** The same of what nothing is waited for in: the thread's own time, as what other programs take does not count. */
function ownCost(work: () => unknown): number {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const start = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(start);
    times.push((user + system) / 1_000);
  }
  return median(times.slice(1));
}

try {
  const pages = await whole();
  const list = pages.flatMap((page) => page.list);
  const sums = pages[0]?.sums ?? [];
  if (list.length !== lineCount) throw new Error(`there are ${list.length} lines, not ${lineCount}`);
  const dateOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  const proof = () => proofOf(sums, { list, isComplete: true, isUnbroken: true });
  if (proof().verdict !== 'agrees') throw new Error('the statement does not agree with its sums');

  const rows: readonly (readonly [what: string, ms: number, targetMs?: number])[] = [
    ['the first page of 50', await cost(() => pageOf({}))],
    ['the last page of 50', await cost(() => pageOf({ pageNo: lineCount / 50 }))],
    ['the first page of one month', await cost(() => pageOf({ fromDay: '2026-10-01', toDay: '2026-10-31' }))],
    ['all of it, 1,000 lines a call', await cost(whole)],
    ['lines by day, in the app', ownCost(() => byDay(list, dateOf, true)), targetTaskMs],
    ['sums held against lines, in the app', ownCost(proof), targetTaskMs],
  ];
  console.log(`A statement of ${lineCount.toLocaleString('en')} lines`);
  for (const [what, ms, targetMs] of rows) {
    const verdict = targetMs === undefined ? '' : ms <= targetMs ? 'met' : 'missed';
    const target = targetMs === undefined ? '' : `≤ ${targetMs} ms`;
    console.log(
      `  ${what.padEnd(38)}${`${ms.toFixed(1)} ms`.padStart(12)}${target.padStart(12)}${verdict.padStart(8)}`,
    );
  }
} finally {
  await server.close();
}
