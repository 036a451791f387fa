import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { articlePage } from './catalogue/content.ts';
import { stockDetail } from './catalogue/market.ts';
import { createStockOrder } from './catalogue/trading.ts';
import { calendarDate, quote } from './fields.ts';

const bare = {
  stock_code: 'AAPL',
  name: 'Apple',
  market: 'NASDAQ',
  source: 0,
  currency: 'USD',
  priceDecimals: 2,
  marketStatus: 'open',
  quoteTimestamp: 1_795_016_000,
};

const optionalFields = [
  'price_nominal',
  'change',
  'change_ratio',
  'volume',
  'selfSelectStatus',
  'localLogoUrl',
  'isDelayed',
  'spark',
  'sector',
] as const;

describe('a quote', () => {
  test('reads the same whether what a backend does not know is left out or null', () => {
    const nulls = Object.fromEntries(optionalFields.map((field) => [field, null]));
    const read = v.parse(quote, bare);
    expect(v.parse(quote, { ...bare, ...nulls })).toEqual(read);
    expect(read).toMatchObject({ price_nominal: null, selfSelectStatus: false, isDelayed: false, spark: [] });
  });

  test('may be of a sector that the app has not heard of, which is none', () => {
    expect(v.parse(quote, { ...bare, sector: 'utilities' }).sector).toBe('utilities');
    for (const sector of ['spaceMining', '', 7, {}])
      expect(v.parse(quote, { ...bare, sector }).sector).toBeNull();
  });

  test('draws its mini-chart of the last 50 points, however many are sent (spec §9)', () => {
    const points = Array.from({ length: 60 }, (_, index) => String(index + 1));
    expect(v.parse(quote, { ...bare, spark: points }).spark).toEqual(points.slice(10));
  });

  test('may hold more than the app reads', () => {
    expect(v.parse(quote, { ...bare, lotOfTheDay: { deep: [1] } })).toEqual(v.parse(quote, bare));
  });
});

describe('a day of the calendar', () => {
  test.each(['2026-11-18', '2028-02-29', '0001-01-01'])('is %s', (day) => {
    expect(v.parse(calendarDate, day)).toBe(day);
  });

  test.each([
    null,
    undefined,
    '',
    '11/18/2026',
    '2026-1-8',
    '2026-02-31',
    '2027-02-29',
    '2026-13-01',
    '2026-11-18T00:00:00Z',
    20_261_118,
    { day: '2026-11-18' },
    ['2026-11-18'],
  ])('is null where it comes as %j, and fails nothing', (given) => {
    expect(v.parse(calendarDate, given)).toBeNull();
  });
});

test('what a detail and an article leave open may be null too', () => {
  const detail = { ...bare, quantityStep: '1', minQuantity: '1', priceStep: '0.01', hasLimitOrders: true };
  const asNull = v.safeParse(stockDetail.response, { ...detail, isHalted: null });
  const paths = asNull.issues?.map((issue) => v.getDotPath(issue)) ?? [];
  expect(paths).not.toContain('isHalted');
  const article = { id: '1', title: 'News', source: 'Wire', tags: null, createTimeTimestamp: 1_795_016_000 };
  const page = { list: [article], pageNo: 1, totalPage: 1, total: 1 };
  expect(v.parse(articlePage.response, page).list[0]?.tags).toEqual([]);
});

test('an order without an id of its intent is no request: all such orders would count as one', () => {
  const order = {
    stockCode: 'AAPL',
    market: 'NASDAQ',
    direction: 0,
    orderType: 0,
    quantity: '1',
    leverage: '1',
    payPassword: '246810',
  } as const;
  expect(v.is(createStockOrder.request, { ...order, clientOrderId: 'one' })).toBe(true);
  expect(v.is(createStockOrder.request, { ...order, clientOrderId: '' })).toBe(false);
});
