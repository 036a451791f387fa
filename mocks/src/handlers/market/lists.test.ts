/** Lists by class: their rows, their filters, and a stable order. */
import { coinCategories, futureProducts, listColumns, refusal, sectors } from '@meridian/api';
import { catalogue } from '@meridian/api/catalogue';
import { expect, test } from 'vitest';
import { createMarket } from '#domain/market/index.ts';
import { open } from '#test/opened-world.ts';

type Call = ReturnType<typeof open>['call'];

interface Row {
  readonly stock_code: string;
  readonly name: string;
  readonly market: string;
  readonly currency: string;
  readonly change_ratio: string;
  readonly spark: readonly string[];
  readonly sector?: string;
  readonly lotSize?: string | null;
  readonly chineseName?: string | null;
  readonly product?: string;
  readonly contractCode?: string;
  readonly lastTradeDate?: string;
}

const lists = [
  'market.hkStockList',
  'market.allStockList',
  'market.hotStocks',
  'market.futuresList',
  'market.forexList',
  'market.cryptoPage',
] as const;

function rowsOf(call: Call, id: (typeof lists)[number] | 'market.stockList', request: object = {}) {
  return (call(id, { pageSize: 1000, ...request }).data as { list: readonly Row[] }).list;
}

const codesOf = (rows: readonly Row[]) => rows.map(({ stock_code }) => stock_code);

test.each(lists)('%s has rows with the last fifty points, each once', (id) => {
  const rows = rowsOf(open('trader').call, id);
  expect(rows.length).toBeGreaterThan(9);
  expect(new Set(codesOf(rows)).size).toBe(rows.length);
  for (const { spark } of rows.slice(0, 5)) expect(spark).toHaveLength(50);
});

test.each(lists)('%s is empty where nothing is listed', (id) => {
  expect(rowsOf(open('empty-market').call, id)).toEqual([]);
});

test('a Hong Kong share comes with its lot, in Hong Kong dollars; a US share in single ones', () => {
  const { call } = open('trader');
  const [tencent] = rowsOf(call, 'market.hkStockList').filter((row) => row.stock_code === '00700');
  expect(tencent).toMatchObject({
    lotSize: '100',
    currency: 'HKD',
    market: 'HKEX',
    chineseName: '騰訊控股',
  });
  expect(rowsOf(call, 'market.hotStocks')[0]).toMatchObject({ currency: 'USD', sector: 'technology' });
});

test('stocks of an exchange are of that exchange', () => {
  const rows = rowsOf(open('trader').call, 'market.stockList', { market: 'AMEX' });
  expect(new Set(rows.map(({ market }) => market))).toEqual(new Set(['AMEX']));
});

test.each([
  ['market.hkStockList', {}],
  ['market.allStockList', {}],
  ['market.hotStocks', {}],
  ['market.stockList', { market: 'NYSE' }],
] as const)('%s has the shares of one sector where one is asked for, and of all else', (id, request) => {
  const { call } = open('trader');
  const all = rowsOf(call, id, request);
  const banks = rowsOf(call, id, { ...request, sector: 'financials' });
  expect(banks.length).toBeGreaterThan(2);
  const among = all.filter(({ sector }) => sector === 'financials');
  expect(codesOf(banks)).toEqual(expect.arrayContaining(codesOf(among)));
  expect(new Set(banks.map(({ sector }) => sector))).toEqual(new Set(['financials']));
  expect(new Set(all.map(({ sector }) => sector)).size).toBeGreaterThan(5);
});

test('coins are listed by what they are for', () => {
  const { call } = open('trader');
  const memes = codesOf(rowsOf(call, 'market.cryptoPage', { category: 'meme' }));
  expect(memes).toContain('DOGEUSDT');
  expect(memes).not.toContain('BTCUSDT');
});

test('the words of sectors and kinds on the wire are all that the market has', () => {
  const { instruments } = createMarket('words');
  const known = (word: string | undefined, words: readonly string[]) =>
    word === undefined || words.includes(word);
  expect(
    instruments.filter(({ sector, category }) => !known(sector, sectors) || !known(category, coinCategories)),
  ).toEqual([]);
});

test.each(futureProducts)(
  'futures on %s are of that kind, with the month traded and its last day',
  (product) => {
    const rows = rowsOf(open('trader').call, 'market.futuresList', { product });
    expect(rows.length).toBeGreaterThan(2);
    for (const row of rows) {
      expect(row.product).toBe(product);
      expect(row.contractCode).toMatch(new RegExp(`^${row.stock_code}[FGHJKMNQUVXZ]\\d\\d$`));
      expect(row.lastTradeDate).toMatch(/^2\d{3}-\d\d-\d\d$/);
    }
  },
);

test('the list of pairs begins with the majors, and after them the others that lead the market', () => {
  const { call } = open('trader');
  const listed = codesOf(rowsOf(call, 'market.forexList'));
  const majors = ['EURUSD', 'USDJPY', 'GBPUSD', 'AUDUSD', 'USDCAD', 'USDCHF', 'NZDUSD'];
  expect(listed.slice(0, 7)).toEqual(majors);
  const leading = codesOf(call('market.forexIndex', {}).data as readonly Row[]);
  expect(leading[0]).toBe('EURUSD');
  expect(listed.slice(0, 9)).toEqual(expect.arrayContaining(leading));
  const crosses = listed.filter((code) => !code.includes('USD'));
  expect(listed.slice(-crosses.length)).toEqual(crosses);
});

const languages = ['en', 'zh-Hans', 'zh-Hant'] as const;
const named = lists.flatMap((id) => languages.map((language) => [id, language] as const));

test.each(named)(
  '%s by name follows the names that it shows in %s, however long they are',
  (id, language) => {
    for (const scenario of ['trader', 'long-names'] as const) {
      const { call } = open(scenario);
      const request = { pageSize: 1000, sortBy: 'name', sortDirection: 'ascending' } as const;
      const { list } = call(id, request, { language }).data as { list: readonly Row[] };
      const names = list.map(({ name }) => name);
      expect(names).toEqual(names.toSorted(new Intl.Collator(language).compare));
    }
  },
);

test.each(lists)('%s sorts by every column, either way, and leaves none out', (id) => {
  const { call } = open('trader');
  const all = codesOf(rowsOf(call, id)).toSorted();
  for (const sortBy of listColumns) {
    const rows = rowsOf(call, id, { sortBy, sortDirection: 'ascending' });
    expect(codesOf(rows).toSorted()).toEqual(all);
    if (sortBy !== 'ratio') continue;
    const ratios = rows.map((row) => Number(row.change_ratio));
    expect(ratios).toEqual(ratios.toSorted((a, b) => a - b));
    const down = rowsOf(call, id, { sortBy, sortDirection: 'descending' });
    expect(down.map((row) => Number(row.change_ratio))).toEqual(ratios.toReversed());
  }
});

test('an order is of the moment that is asked for: later pages and later readings belong to it', async () => {
  const { call, handle } = open('trader');
  const order = { sortBy: 'ratio', sortedAt: handle.world.now() };
  const first = codesOf(rowsOf(call, 'market.cryptoPage', order));
  await handle.advance(3 * 60 * 60_000);
  expect(codesOf(rowsOf(call, 'market.cryptoPage', order))).toEqual(first);
  expect(codesOf(rowsOf(call, 'market.cryptoPage', { ...order, sortedAt: handle.world.now() }))).not.toEqual(
    first,
  );
  const pages = [1, 2].flatMap((pageNo) =>
    codesOf(rowsOf(call, 'market.cryptoPage', { ...order, pageNo, pageSize: 10 })),
  );
  expect(pages).toEqual(first.slice(0, 20));
});

test('a moment that lies ahead is now', () => {
  const { call, handle } = open('trader');
  const at = (sortedAt: number) => codesOf(rowsOf(call, 'market.cryptoPage', { sortBy: 'ratio', sortedAt }));
  expect(at(handle.world.now() + 86_400_000)).toEqual(at(handle.world.now()));
});

test('an unknown column is refused', () => {
  const request = { sortBy: 'colour' as 'name' };
  expect(open('trader').call('market.forexList', request).code).toBe(40_000);
});

test.each([
  ['market.stockDetail', {}],
  ['market.stockKline', { type: 'Intraday' }],
  ['market.summaryDetail', {}],
  ['market.tradingDays', {}],
] as const)('%s refuses a country as a market: a share is listed on an exchange', (id, more) => {
  const { call } = open('visitor');
  const ask = (market: string) => call(id, { stockCode: 'AAPL', market, ...more } as never).code;
  expect(ask('NASDAQ')).toBe(200);
  for (const market of ['US', 'HK', 'NYSE', 'FUTURE', '']) {
    expect(ask(market), market).toBe(refusal.notFound);
    expect(catalogue[id].refusals).toContain('notFound');
  }
});
