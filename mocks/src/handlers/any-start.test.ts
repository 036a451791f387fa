/** Every read of the catalogue is answered, whenever a world begins and whatever is asked about. */
import { assetSource } from '@meridian/api';
import type { RequestOf } from '@meridian/api';
import { catalogue } from '@meridian/api/catalogue';
import type { EndpointId, Endpoints } from '@meridian/api/catalogue';
import { requests } from '@meridian/api/test/requests';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { open } from '#test/opened-world.ts';
import { catalogue as instruments } from '#domain/market/instruments/catalogue.ts';
import { contractMonths, tradingDayAt } from '#domain/market/index.ts';
import { createMarket } from '#domain/market/market.ts';
import { isNotBuilt } from './answer.ts';

type Read = { [Id in EndpointId]: Endpoints[Id]['kind'] extends 'read' ? Id : never }[EndpointId];
type World = ReturnType<typeof open>;

const reads = Object.values(catalogue).flatMap(({ id, kind }) =>
  kind === 'read' && !isNotBuilt(id) ? [id as Read] : [],
);
const products = instruments.filter(({ contract }) => contract !== undefined);

/** Where calendars and clocks have their edges, by month and day; the year is drawn besides. */
const edges = [
  // The ends of months and years.
  ...['01-31', '02-28', '04-30', '12-31', '01-01'].map((day) => `${day}T23:59:59.999Z`),
  // Clocks change in America and in Europe about then.
  ...['03-10T07:00:00.000Z', '03-29T01:00:00.000Z', '10-26T01:00:00.000Z', '11-03T06:00:00.000Z'],
];

/** The last close of a product's front month, to the millisecond, and the time around it. */
function expiryAfter(productIndex: number, from: number, offsetMs: number): number {
  const product = products[productIndex % products.length];
  if (product === undefined) throw new RangeError('no futures are listed');
  const [front] = contractMonths(product, tradingDayAt(product.calendar, from), 1);
  return (front?.lastTradingDay.close ?? from) + offsetMs;
}

const anyYear = fc.integer({ min: 2019, max: 2036 });
const anyEdge = fc
  .tuple(anyYear, fc.constantFrom(...edges))
  .map(([year, edge]) => Date.parse(`${year}-${edge}`));
const anyExpiry = fc
  .tuple(anyYear, fc.nat(), fc.constantFrom(-1, 0, 1, 3_600_000))
  .map(([year, product, offsetMs]) => expiryAfter(product, Date.UTC(year, product % 11, 15), offsetMs));
const anyStart = fc.oneof(
  anyEdge,
  anyExpiry,
  fc.integer({ min: Date.UTC(2019, 0, 1), max: Date.UTC(2036, 11, 31) }),
);

/** Requests that depend on what a world holds. */
function requestsOf(world: World, id: Read, productIndex: number): readonly object[] {
  const product = products[productIndex % products.length];
  const future = { stockCode: product?.code ?? '', market: product?.exchange ?? '' };
  const listOf = <Id extends Read>(list: Id, request: RequestOf<Endpoints[Id]>) =>
    (world.call(list, request).data as { list: { id: string }[] }).list;
  switch (id) {
    case 'content.articleDetail':
      return listOf('content.articlePage', requests['content.articlePage']).slice(0, 1);
    case 'content.messageDetail':
      return listOf('content.messageList', requests['content.messageList']).slice(0, 1);
    case 'trading.positionStatement':
      return listOf('trading.closedPositions', {}).slice(0, 1);
    case 'market.futuresOptions':
    case 'market.summaryDetail':
      return [future];
    case 'trading.ipoFullQuantity': {
      // What is offered depends on the date.
      const { list } = world.call('market.ipoList', {}).data as {
        list: { stock_code: string; market: string }[];
      };
      return list.map(({ stock_code: stockCode, market }) => ({ stockCode, market })).slice(0, 1);
    }
    case 'market.futuresDetail':
      return [{ ...future, source: assetSource.future }];
    case 'market.stockKline':
      return (['Intraday', '1Y'] as const).map((type) => ({ ...future, type }));
    default: {
      const known: Partial<Record<EndpointId, object>> = requests;
      const request = known[id];
      if (request === undefined) throw new Error(`no request of ${id} is known`);
      return [request];
    }
  }
}

test('every read is answered in every year a world can begin in', () => {
  fc.assert(
    fc.property(anyStart, fc.nat(), fc.nat(99), (startTime, product, seed) => {
      const world = open('funded', {
        startTime: Math.min(startTime, Date.UTC(2036, 11, 31)),
        seed: `s${seed}`,
      });
      for (const id of reads) {
        for (const request of requestsOf(world, id, product)) {
          const { code, msg } = world.call(id, request as RequestOf<Endpoints[typeof id]>);
          expect([id, code, msg]).toEqual([id, 200, null]);
        }
      }
    }),
    { numRuns: 8, examples: [[1_813_071_600_000, products.findIndex(({ code }) => code === 'PL'), 1]] },
  );
});

test.each([Date.UTC(2027, 5, 15), Date.UTC(2046, 11, 31)])(
  'the months of every product that are listed at %i are instruments',
  (at) => {
    const market = createMarket('months');
    for (const product of products) {
      const months = contractMonths(product, tradingDayAt(product.calendar, at), 24);
      expect(months.length).toBeGreaterThan(3);
      for (const { code } of months) expect(market.instrument(`FUTURE:${code}`).code).toBe(code);
    }
  },
);
