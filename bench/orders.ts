import { startServer } from '@meridian/mocks/server';
import type { RunningServer } from '@meridian/mocks/server';

/**
 * What a day of a busy brokerage costs: `node bench/orders.ts`, or as a part of `npm run bench -- world`. Orders that wait and positions
 * that are held, over shares, coins and futures, live through the 24 hours from a Wednesday morning. Each size has a world of its own;
 * all sizes are measured in turns, in one run.
 */

const sizes = [1_250, 2_500, 5_000, 10_000];
/** Positions for so many orders. */
const ordersForPosition = 10;
const rounds = 3;
const targetMs = 1_000;
/** Of twice as much, at most so many times as long. */
const targetGrowth = 2.5;
const dayMs = 86_400_000;
const nano = 1_000_000_000_000n;
/** About what an order is for, in dollars. */
const orderValue = 200n * nano;

type World = Parameters<Parameters<ReturnType<RunningServer['worlds']['open']>['exclusive']>[0]>[0];

const decimal = (fixed: bigint): string =>
  `${fixed / nano}.${String(fixed % nano).padStart(12, '0')}`.replace(/\.?0+$/, '');

/** What can be traded on that morning, and whose price has room for limits on ticks. */
function tradedIn(world: World) {
  const { market } = world.read();
  return market.instruments.filter(
    ({ group, key }) =>
      (group === 'US' || group === 'CRYPTO' || group === 'FUTURE') &&
      market.session(key, world.now()).state === 'open',
  );
}

function fill(world: World, orders: number): void {
  const traded = tradedIn(world);
  const { market } = world.read();
  for (const type of ['STOCK', 'CRYPTOCURRENCY', 'FUTURE'])
    world.dispatch('fact/wallet', { type, amount: '9000000000' });
  const place = (index: number, direction: 0 | 1, more: object): void => {
    const { key, source, lotSize } = traded[index % traded.length] ?? market.instrument('US:AAPL');
    const lot = (market.price(key, world.now()) * lotSize) / nano;
    const lots = lot === 0n ? 1_000_000_000n : 1n + orderValue / lot;
    world.dispatch('orders/place', {
      userId: 'demo',
      key,
      source,
      direction,
      quantity: decimal(lotSize * lots),
      ...more,
    });
  };
  const positions = orders / ordersForPosition;
  for (let index = 0; index < positions; index += 1) {
    // Orders add to a position of the same instrument, direction and leverage.
    const turn = Math.floor(index / traded.length);
    const leverage = ['1', '2', '5'][Math.floor(turn / 2) % 3];
    const market = { orderType: 0, limitPrice: null, leverage, clientOrderId: `position-${index}` };
    place(index, turn % 2 === 0 ? 0 : 1, market);
  }
  for (let index = 0; index < orders; index += 1) {
    const { key, tickSize } = traded[(index * 7) % traded.length] ?? market.instrument('US:AAPL');
    // From one to thirteen percent away: a day fills some of them.
    const away = 10n + BigInt((index * 31) % 120);
    const direction = index % 2 === 0 ? 0 : 1;
    const last = market.price(key, world.now());
    const limit = ((last * (direction === 0 ? 1_000n - away : 1_000n + away)) / 1_000n / tickSize) * tickSize;
    if (limit === 0n) continue;
    const order = {
      orderType: 1,
      limitPrice: decimal(limit),
      leverage: '1',
      clientOrderId: `order-${index}`,
    };
    place(index * 7, direction, order);
  }
}

/** Milliseconds of a day with so many orders, and what was there in its morning and its evening. */
async function measure(server: RunningServer, orders: number) {
  const handle = server.worlds.open(`orders-${orders}`, 'funded', { clock: 'pinned' });
  await handle.exclusive((world) => {
    fill(world, orders);
  });
  const { waiting, positions } = handle.world.read().trading;
  const [before, held] = [waiting.size, positions.size];
  // The processor's time: what other programs take of a busy machine does not count.
  const start = process.cpuUsage();
  await handle.advance(dayMs);
  const { user, system } = process.cpuUsage(start);
  const tookMs = (user + system) / 1000;
  const filled = before - handle.world.read().trading.waiting.size;
  server.worlds.close(`orders-${orders}`);
  return { tookMs, before, held, filled };
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const server = await startServer();
try {
  // The first world of a seed works out its prices, which is not what is measured.
  await measure(server, sizes[0] ?? 0);
  const all = new Map<number, Awaited<ReturnType<typeof measure>>[]>(sizes.map((size) => [size, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const size of sizes) all.get(size)?.push(await measure(server, size));
  console.log('A day of a brokerage, whose orders and positions live through 24 hours:');
  let smaller: number | undefined;
  for (const [size, measured] of all) {
    const tookMs = median(measured.map((one) => one.tookMs));
    const { before = 0, held = 0, filled = 0 } = measured[0] ?? {};
    const growth = smaller === undefined ? '' : `${(tookMs / smaller).toFixed(2)} × the half`;
    const isMet =
      size === sizes.at(-1) ? tookMs <= targetMs : smaller === undefined || tookMs / smaller <= targetGrowth;
    const target = size === sizes.at(-1) ? `target ${targetMs} ms` : '';
    const what = `${before.toLocaleString('en')} orders, ${held.toLocaleString('en')} positions (${filled} ended)`;
    console.log(
      `  ${what.padEnd(52)}${`${tookMs.toFixed(0)} ms`.padStart(10)}  ${growth.padEnd(18)} ${target} ${isMet ? 'met' : 'missed'}`,
    );
    smaller = tookMs;
  }
} finally {
  await server.close();
}
