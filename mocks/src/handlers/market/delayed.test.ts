/** A market whose prices are shown late: in lists, on the quote and in its chart, at the price of a quarter of an hour ago. */
import { expect, test } from 'vitest';
import { apple, open } from '#test/opened-world.ts';
import { factCommand } from '#world-definition.ts';

const quarterMs = 15 * 60_000;
interface Shown {
  readonly price_nominal: string;
  readonly isDelayed: boolean;
  readonly quoteTimestamp: number;
}

function shownBy(world: ReturnType<typeof open>) {
  const detail = world.call('market.stockDetail', apple).data as Shown;
  const lists = world.call('market.homeCustomList', {}).data as { us: (Shown & { stock_code: string })[] };
  const row = lists.us.find(({ stock_code }) => stock_code === 'AAPL');
  return { detail, row };
}

function delay(world: ReturnType<typeof open>, market: string): void {
  world.handle.world.dispatch(factCommand('delayed'), { market });
}

test('a delayed market shows the price of fifteen minutes ago, everywhere, and says so', () => {
  const world = open('trader');
  const live = shownBy(world).detail;
  delay(world, 'NASDAQ');
  const { detail, row } = shownBy(world);
  expect([live.isDelayed, detail.isDelayed, row?.isDelayed]).toEqual([false, true, true]);
  expect(row?.price_nominal).toBe(detail.price_nominal);
  expect(detail.price_nominal).not.toBe(live.price_nominal);
  expect(live.quoteTimestamp - detail.quoteTimestamp).toBeGreaterThan(quarterMs - 60_000);
});

test('other markets are as they were, and one that there is none of is refused', () => {
  const world = open('trader');
  delay(world, 'NYSE');
  expect(shownBy(world).detail.isDelayed).toBe(false);
  expect(() => delay(world, 'MARS')).toThrow('invalidRequest');
});

test('the movers of a delayed market are those that its rows show, in the order of its rows', () => {
  const world = open('trader');
  delay(world, 'NASDAQ');
  const rowsOf = (type: 'gainers' | 'losers' | 'actives') =>
    (
      world.call('market.topList', { market: 'NASDAQ', type, pageNo: 1, pageSize: 100 }).data as {
        list: { change: string; change_ratio: string; volume: string }[];
      }
    ).list;
  const falling = (values: number[]) => values.every((value, index) => value <= (values[index - 1] ?? value));
  const [gainers, losers, actives] = [rowsOf('gainers'), rowsOf('losers'), rowsOf('actives')];
  expect(gainers.filter(({ change }) => Number(change) <= 0)).toEqual([]);
  expect(losers.filter(({ change }) => Number(change) >= 0)).toEqual([]);
  expect(falling(gainers.map(({ change_ratio }) => Number(change_ratio)))).toBe(true);
  expect(falling(losers.map(({ change_ratio }) => -Number(change_ratio)))).toBe(true);
  expect(falling(actives.map(({ volume }) => Number(volume)))).toBe(true);
});
