/** The calendar of new issues, and the shares that they become. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogue } from '../instruments/catalogue.ts';
import { createMarket } from '../market.ts';
import { isListedAt, newIssueOf, newIssueWithCode, newIssuesAt, paidPrice, tradingDays } from '../index.ts';
import { tickAt } from '../instruments/tick-sizes.ts';
import { firstPrice } from './new-share.ts';

const wednesday = Date.parse('2026-11-18T15:30:00Z');
/** Every instant of the worlds (`world-definition.ts`). */
const instant = fc.integer({
  min: Date.parse('2019-01-01T00:00:00Z'),
  max: Date.parse('2046-12-31T23:59:59Z'),
});
const market = createMarket('calendar');

test('at any instant each market has shares to subscribe to, and some that were listed lately', () => {
  fc.assert(
    fc.property(instant, fc.constantFrom('US', 'HK'), (at, of) => {
      const own = newIssuesAt(at, 25).filter((issue) => issue.market === of);
      const open = own.filter(({ opensAt, deadline }) => opensAt <= at && at < deadline);
      expect(open.length).toBeGreaterThanOrEqual(2);
      expect(own.some(({ listsAt }) => listsAt <= at)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test('an issue is opened, closed, allotted, paid for and listed, in this order and on days of its exchange', () => {
  fc.assert(
    fc.property(instant, (at) => {
      for (const { opensAt, deadline, allotsAt, paymentEndsAt, listsAt, listDay, market: of } of newIssuesAt(
        at,
        5,
      )) {
        const order = [opensAt, deadline, allotsAt, paymentEndsAt, listsAt];
        expect(order).toEqual(order.toSorted((a, b) => a - b));
        expect(tradingDays(of)[listDay]?.open).toBe(listsAt);
      }
    }),
    { numRuns: 300 },
  );
});

test('codes are nobody else’s, and lead back to their issue', () => {
  const issues = newIssuesAt(wednesday, 1_000);
  expect(issues.length).toBeGreaterThan(500);
  const codes = issues.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  const others = new Set(catalogue.map(({ code }) => code));
  expect(codes.filter((code) => others.has(code))).toEqual([]);
  for (const issue of issues) {
    expect(newIssueOf(issue.key)).toBe(issue);
    expect(newIssueWithCode(issue.code)).toBe(issue);
    expect(market.find(issue.code, issue.exchange)?.key).toBe(issue.key);
  }
  expect([newIssueOf('US:AAPL'), newIssueOf('CRYPTO:CORM'), newIssueWithCode('nothing')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('what is sold above its range is more than was held for it; everything else is not', () => {
  const issues = newIssuesAt(wednesday, 600);
  const above = issues.filter(({ finalPrice, highestPrice }) => finalPrice > highestPrice);
  expect(above.length / issues.length).toBeCloseTo(1 / 6, 1);
  for (const issue of issues) {
    const { lowestPrice, highestPrice, finalPrice } = issue;
    expect(lowestPrice).toBeLessThanOrEqual(highestPrice);
    expect(finalPrice).toBeGreaterThanOrEqual(lowestPrice);
    expect(paidPrice(issue, finalPrice)).toBeLessThanOrEqual(finalPrice);
  }
});

test('a new share opens at its first price, whose change counts from what the shares were sold at', () => {
  const shares = newIssuesAt(wednesday, 60).filter(({ listsAt }) => listsAt <= wednesday);
  expect(shares.length).toBeGreaterThan(20);
  for (const issue of shares) {
    const instrument = market.instrument(issue.key);
    const first = market.quote(issue.key, issue.listsAt);
    const opening = firstPrice('calendar', issue);
    expect(first.open).toBe(opening);
    expect(opening % tickAt(instrument, opening)).toBe(0n);
    expect(first.previousClose).toBe(issue.finalPrice);
    expect(first.change).toBe(first.last - issue.finalPrice);
    expect([first.yearHigh, first.yearLow]).toEqual([first.high, first.low]);
  }
});

test('before its first session a share is not listed, and has no candle afterwards either', () => {
  const [issue] = newIssuesAt(wednesday, 60).filter(({ listsAt }) => listsAt < wednesday - 10 * 86_400_000);
  if (issue === undefined) throw new Error('no share is listed for ten days');
  const instrument = market.instrument(issue.key);
  expect([isListedAt(instrument, issue.listsAt - 1), isListedAt(instrument, issue.listsAt)]).toEqual([
    false,
    true,
  ]);
  for (const period of ['1D', '1W', '1M', '1Y'] as const) {
    const candles = market.candles(issue.key, period, wednesday);
    expect(candles.length).toBeGreaterThan(0);
    expect(candles.every(({ start }) => start >= issue.listsAt)).toBe(true);
  }
  const day = market.candles(issue.key, '1Y', wednesday);
  expect(day[0]?.open).toBe(firstPrice('calendar', issue));
  // Fifty points reach back further than the first morning.
  const points = market.recentPrices(issue.key, issue.listsAt + 20 * 60_000);
  expect(points.length).toBeLessThanOrEqual(5);
});
