import { createMarket } from '@meridian/mocks/market';

/** What the simulated market costs: `node bench/world.ts`, or as a part of `npm run bench`. */

const nowMs = Date.parse('2026-11-18T15:30:00Z');
const dayMs = 86_400_000;
const rounds = 7;

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Microseconds a call: the median of the rounds after one to warm up. */
function cost(calls: number, work: (call: number) => unknown): number {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const startMs = performance.now();
    for (let call = 0; call < calls; call += 1) work(round * calls + call);
    times.push(((performance.now() - startMs) * 1000) / calls);
  }
  return median(times.slice(1));
}

/** Instants in no order, over two years: nothing that was worked out for one helps the next. */
const anyInstant = (call: number) => nowMs - ((call * 7_919_000_003) % (730 * dayMs));
const market = createMarket('bench');
const keys = market.instruments.map(({ key }) => key);
const anyKey = (call: number) => keys[(call * 31) % keys.length] ?? 'US:AAPL';

const rows: [what: string, microseconds: number][] = [
  [
    'price, any instrument at any instant of two years',
    cost(2_000, (call) => market.price(anyKey(call), anyInstant(call))),
  ],
  [
    'price, one instrument, second after second',
    cost(20_000, (call) => market.price('US:AAPL', nowMs + call * 1000)),
  ],
  ['quote, second after second', cost(1_000, (call) => market.quote('US:AAPL', nowMs + call * 1000))],
  [
    'price of an index, second after second',
    cost(20_000, (call) => market.price('INDEX:SPX', nowMs + (call % 19_000) * 1000)),
  ],
  ['quote of an index', cost(200, (call) => market.quote('INDEX:SPX', nowMs + call * 1000))],
  [
    'candles 1Y of an index, a market never asked before',
    cost(3, (call) => createMarket(`fresh-${call}`).candles('INDEX:SPX', '1Y', nowMs)),
  ],
  ['quote, any instrument', cost(500, (call) => market.quote(anyKey(call), nowMs + call * 1000))],
  ['gainers of NASDAQ', cost(50, (call) => market.movers('NASDAQ', 'gainers', () => nowMs + call * 1000))],
  ['candles 1Y, again', cost(20, (call) => market.candles('US:AAPL', '1Y', nowMs + call * 1000))],
  [
    'gainers of NASDAQ, a market never asked before',
    cost(3, (call) => createMarket(`fresh-${call}`).movers('NASDAQ', 'gainers', () => nowMs)),
  ],
  ['opening a market', cost(20, (call) => createMarket(`fresh-${call}`))],
  [
    'candles 1Y, a market never asked before',
    cost(3, (call) => createMarket(`fresh-${call}`).candles('US:AAPL', '1Y', nowMs)),
  ],
];

const unit = (microseconds: number) =>
  microseconds < 1000 ? `${microseconds.toFixed(1)} µs` : `${(microseconds / 1000).toFixed(2)} ms`;
console.log(`The world (${keys.length} instruments), a call:`);
for (const [what, microseconds] of rows)
  console.log(`  ${what.padEnd(52)}${unit(microseconds).padStart(10)}`);
