/** The administration answers any fact with the world it made, or with what is wrong: never with a defect of its own. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { factNames } from '#facts/index.ts';
import { standaloneServer } from '#test/sandbox-server.ts';

const server = standaloneServer();
const { admin } = server;

async function statusOf(id: string, body: string): Promise<number> {
  const { status } = await fetch(`${server.url}/_worlds/${id}/facts`, { method: 'POST', body });
  return status;
}

const stock = { code: 'AAPL', quantity: '1' };
const ages = [-1, 0.1, 1e-9, 1e9, 1e15, 1e300, null, '1'];

describe('an odd fact is refused with its fault', () => {
  test.each<[name: string, parameters: unknown]>([
    ...ages.slice(3).flatMap((age): [string, unknown][] => [
      ['holding', { ...stock, openedMinutesAgo: age }],
      ['closedTrade', { ...stock, openedMinutesAgo: age, closedMinutesAgo: 1 }],
      ['restingOrder', { ...stock, minutesAgo: age }],
      ['cancelledOrder', { ...stock, minutesAgo: age }],
      ['processingOrder', { ...stock, remainingSeconds: age }],
      ['wallet', { type: 'STOCK', amount: '5', daysAgo: age }],
      ['kyc', { status: 'pending', submittedHoursAgo: age }],
      ['halt', { code: 'AAPL', forMinutes: age }],
    ]),
    ['holding', { ...stock, marginLeft: '0', leverage: '1' }],
    ['holding', { ...stock, marginLeft: '-1e9' }],
    ['holding', { ...stock, marginLeft: '9999999999' }],
    ['holding', { ...stock, quantity: '9'.repeat(41) }],
    ['holding', { ...stock, quantity: '9'.repeat(30_000) }],
    ['holding', { ...stock, code: '__proto__' }],
    ['holding', { ...stock, code: 'A'.repeat(10_000) }],
    ['restingOrder', { ...stock, limitPrice: '0' }],
    ['restingOrder', { ...stock, limitPrice: '-5' }],
    ['restingOrder', { ...stock, awayPercent: '200' }],
    ['restingOrder', { ...stock, clientOrderId: 'x'.repeat(10_000) }],
    ['wallet', { type: '__proto__', amount: '5' }],
    ['wallet', { type: 'STOCK', amount: `1e5` }],
    ['kyc', { status: 'failed', reason: 'x'.repeat(10_000) }],
    ['constructor', {}],
    ['__proto__', {}],
    ['holding', null],
    ['holding', [1]],
    ['holding', 'text'],
  ])('%s %j', async (name, parameters) => {
    await admin('/odd', { scenario: 'funded' });
    expect(await statusOf('odd', JSON.stringify({ facts: [{ name, parameters }] }))).toBe(400);
    expect((await admin('/odd', undefined, 'GET')).commands).toBe(0);
  });

  test.each([
    'null',
    '[]',
    '{"facts":1}',
    '{"facts":[1]}',
    '{"facts":',
    '"',
    '{"facts":[{"name":"__proto__"}]}',
  ])('the body %s', async (body) => {
    await admin('/odd', { scenario: 'funded' });
    expect(await statusOf('odd', body)).toBe(400);
  });
});

describe('any fact', () => {
  const number = fc.oneof(fc.double({ noNaN: true }), fc.integer(), fc.constantFrom(...ages));
  const decimal = fc.oneof(
    fc.constantFrom('0', '1', '-1', '0.00000001', '999999999999', '1e5', ''),
    fc.double({ noNaN: true }).map(String),
  );
  const parameters = fc.record(
    {
      code: fc.constantFrom('AAPL', 'BTCUSDT', 'EURUSD', 'SPX', 'GC', '__proto__', ''),
      market: fc.constantFrom('NASDAQ', 'US', 'CRYPTO', 'constructor'),
      type: fc.constantFrom('STOCK', 'CRYPTO', '__proto__'),
      status: fc.constantFrom('failed', 'pending', 'approved'),
      state: fc.constantFrom('expired', 'active', 'empty', 'full'),
      by: fc.constantFrom('customer', 'brokerage'),
      direction: fc.constantFrom('long', 'short'),
      isSet: fc.boolean(),
      quantity: decimal,
      amount: decimal,
      leverage: fc.constantFrom('1', '10', '0', '-1', '1000'),
      limitPrice: decimal,
      awayPercent: decimal,
      marginLeft: decimal,
      openedMinutesAgo: number,
      closedMinutesAgo: number,
      minutesAgo: number,
      remainingSeconds: number,
      daysAgo: number,
      submittedHoursAgo: number,
      forMinutes: number,
    },
    { requiredKeys: ['code', 'quantity'] },
  );

  test('is taken or refused, and the world goes on', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...factNames), parameters, async (name, given) => {
        await admin('/any', { scenario: 'funded' });
        const facts = JSON.stringify({ facts: [{ name, parameters: given }] });
        expect([200, 400]).toContain(await statusOf('any', facts));
        expect((await admin('/any/clock', { byMs: 60_000 })).error).toBeUndefined();
      }),
      { numRuns: 40 },
    );
  }, 30_000);
});
