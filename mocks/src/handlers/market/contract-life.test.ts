/** Until when a month of a future is what: every call says the same, from its last session to the one after. */
import { assetSource, refusal } from '@meridian/api';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { demoUser } from '#names.ts';
import { open } from '#test/opened-world.ts';
import { catalogue } from '#domain/market/instruments/catalogue.ts';
import { contractMonths, tradingDayAt, tradingDays } from '#domain/market/index.ts';
import type { Instrument } from '#domain/market/index.ts';
import { factCommand } from '#world-definition.ts';

const { payPassword } = demoUser;
const source = assetSource.future;
const products = catalogue.filter(({ contract }) => contract !== undefined);
const anyProduct = fc.constantFrom(...products.map(({ code }) => code));
const anyMonth = fc.integer({ min: 0, max: 11 });
const anyPart = fc.oneof(fc.constantFrom(0, 1), fc.double({ min: 0, max: 1, noNaN: true }));

function productOf(code: string): Instrument {
  return products.find((one) => one.code === code) ?? expect.fail(`${code} is no product`);
}

/** A customer who holds and watches the month that ends next, an hour before its last close. */
function heldToItsEnd(code: string, month: number, isDelayed: boolean) {
  const product = productOf(code);
  const market = product.exchange;
  const on = tradingDayAt(product.calendar, Date.UTC(2027, month, 10));
  const [front] = contractMonths(product, on, 1);
  if (front === undefined) throw new RangeError(`${code} has no months`);
  const { code: stockCode, lastTradingDay } = front;
  const next = tradingDays(product.calendar)[lastTradingDay.index + 1];
  const { handle, call } = open('funded', { startTime: lastTradingDay.close - 3_600_000 });
  if (isDelayed) handle.world.dispatch(factCommand('delayed'), { market });
  handle.world.dispatch(factCommand('holding'), { code: stockCode, market, quantity: '1', leverage: '1' });
  const watched = {
    classify: 'UsStock',
    assettype: String(source),
    securityName: stockCode,
    secuCode: stockCode,
  };
  expect(call('watchlist.save', { ...watched, market }).code).toBe(200);

  const contract = { stockCode, market, source };
  const rows = (data: unknown) =>
    (data as { list: { id: string; stock_code: string; contractCode: string }[] }).list;
  const position = () =>
    rows(call('trading.holdings', { pageNo: 1, pageSize: 9 }).data).find(
      (one) => one.stock_code === stockCode,
    );
  return {
    stockCode,
    lastClose: lastTradingDay.close,
    nextOpen: next?.open ?? expect.fail('the calendar ends'),
    at: (instant: number) => handle.world.dispatch('clock/set', { toMs: instant }),
    /** Where the month is found, and where it is not. */
    found: () => ({
      quote: call('market.futuresDetail', contract).code === 200,
      detail: call('market.stockDetail', contract).code === 200,
      kline: call('market.stockKline', { stockCode, market, type: 'Intraday' }).code === 200,
      summary: call('market.summaryDetail', contract).code === 200,
      market: call('market.getMarket', { stkName: '', stkcode: stockCode, source }).code === 200,
      markets:
        (
          call('market.getMarkets', { list: [{ stkName: '', stkcode: stockCode, market, source }] })
            .data as object[]
        ).length === 1,
      options: months().some(({ stock_code }) => stock_code === stockCode),
      watchlist: (call('watchlist.list', {}).data as { stock_code: string }[]).length === 1,
      position: position() !== undefined,
    }),
    /** What is called the front month, and by whom. */
    fronts: () => [
      rows(call('market.futuresList', { pageNo: 1, pageSize: 100 }).data).find(
        (one) => one.stock_code === code,
      )?.contractCode,
      (call('market.futuresDetail', { stockCode: code, market, source }).data as { contractCode: string })
        .contractCode,
      months().find(({ isFront }) => isFront)?.stock_code,
    ],
    session: () =>
      call('market.futuresDetail', contract).data as {
        marketStatus: string;
        opensAtTimestamp: number | null;
      },
    /** What a limit close is answered. */
    close: () =>
      call('trading.flatPosition', {
        clientOrderId: 'close',
        id: position()?.id ?? '',
        quantity: '1',
        orderType: 1,
        limitPrice: priceOf(),
        payPassword,
      }).code,
  };

  function months() {
    return call('market.futuresOptions', { stockCode: code, market }).data as {
      stock_code: string;
      isFront: boolean;
      price_nominal: string;
    }[];
  }

  function priceOf(): string {
    return months().find(({ stock_code }) => stock_code === stockCode)?.price_nominal ?? '';
  }
}

test('a month is in every list and quote, or in none, from its last session to the opening of the next', () => {
  fc.assert(
    fc.property(anyProduct, anyMonth, fc.boolean(), anyPart, (code, month, isDelayed, part) => {
      const held = heldToItsEnd(code, month, isDelayed);
      const { stockCode, lastClose, nextOpen } = held;
      const between = lastClose + Math.floor(part * (nextOpen - 1 - lastClose));
      const later = nextOpen + Math.floor(part * 30 * 60_000);
      for (const instant of [lastClose - 1, between, nextOpen - 1, later]) {
        held.at(instant);
        const isListed = instant < nextOpen;
        const found = held.found();
        expect([instant, ...Object.entries(found)]).toEqual([
          instant,
          ...Object.keys(found).map((where) => [where, isListed]),
        ]);
        const fronts = held.fronts();
        expect(new Set(fronts).size).toBe(1);
        expect(fronts[0] === stockCode).toBe(isListed);
      }
    }),
    { numRuns: 12 },
  );
});

test('after its last close a month does not open again, and no order on it is taken', () => {
  for (const code of ['GC', 'CL', 'ZC']) {
    const ended = heldToItsEnd(code, 3, false);
    ended.at(ended.lastClose);
    expect(ended.session()).toMatchObject({ marketStatus: 'closed', opensAtTimestamp: null });
    expect(ended.close()).toBe(refusal.marketClosed);
    const trading = heldToItsEnd(code, 3, false);
    trading.at(trading.lastClose - 1);
    expect(trading.session()).toMatchObject({ marketStatus: 'open' });
    expect(trading.close()).toBe(200);
  }
});
