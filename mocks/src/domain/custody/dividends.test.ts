/** Dividends of shares that are held, are sold short, or are sold before they are paid. */
import { expect, test } from 'vitest';
import { close, messages, worldOf } from '#test/trading-customer.ts';
import { formatFixed } from '#kernel/index.ts';
import { factCommand } from '#world-definition.ts';
import type { BrokerageWorld } from '#world-definition.ts';
import { amountIn, imbalances, outside } from '../ledger/index.ts';

const hold = (world: BrokerageWorld, parameters: object): string => {
  world.dispatch(factCommand('holding'), parameters);
  return [...world.read().trading.positions.keys()].at(-1) ?? '';
};
const liveTo = (world: BrokerageWorld, instant: string): void => {
  world.dispatch('clock/set', { toMs: Date.parse(instant) });
};
const booked = (world: BrokerageWorld): [at: string, kind: string, amount: string][] =>
  world
    .read()
    .ledger.lines.filter(({ kind }) => kind === 'dividend' || kind === 'dividendTax')
    .map(({ at, kind, amount }) => [new Date(at).toISOString().slice(0, 16), kind, formatFixed(amount, 2)]);
const kinds = (world: BrokerageWorld): string[] => messages(world).map(({ kind }) => kind);

/** Goes ex on Friday, November 20, and is paid fifteen trading days later: Thanksgiving is none. */
function announced(): BrokerageWorld {
  const world = worldOf('funded');
  world.dispatch(factCommand('dividend'), { code: 'KO', amount: '0.51', exInDays: 2 });
  return world;
}
const exAt = '2026-11-20T14:30';
const paidAt = '2026-12-14T14:30';

test('is paid to who held the share as it went ex-dividend, less the tax withheld', () => {
  const world = announced();
  const id = hold(world, { code: 'KO', quantity: '100' });
  liveTo(world, '2026-12-13T00:00:00Z');
  expect(booked(world)).toEqual([]);
  liveTo(world, '2026-12-15T00:00:00Z');
  expect(booked(world)).toEqual([
    [paidAt, 'dividend', '51.00'],
    [paidAt, 'dividendTax', '-15.30'],
  ]);
  expect(world.read().trading.events.get(id)?.at(-1)).toMatchObject({
    kind: 'dividend',
    amount: 35_700_000_000_000n,
  });
  expect(world.read().trading.positions.get(id)?.carried).toBe(35_700_000_000_000n);
  expect(amountIn(world.read().ledger, outside('tax', 'USD')).amount).toBe(15_300_000_000_000n);
  expect(kinds(world)).toContain('dividendPaid');
  expect(imbalances(world.read().ledger)).toEqual([]);
});

test('is paid for shares that were sold between the ex-date and the pay date, into the result of what was sold', () => {
  const world = announced();
  const id = hold(world, { code: 'KO', quantity: '100' });
  liveTo(world, '2026-11-20T15:00:00Z');
  close(world, id, '100');
  liveTo(world, '2026-12-15T00:00:00Z');
  expect(booked(world)).toHaveLength(2);
  expect(world.read().trading.closed.at(-1)?.carried).toBe(35_700_000_000_000n);
});

test('is not paid for shares bought on the ex-date or sold before it', () => {
  const world = announced();
  const id = hold(world, { code: 'KO', quantity: '100' });
  liveTo(world, '2026-11-19T20:00:00Z');
  close(world, id, '100');
  liveTo(world, '2026-11-20T14:31:00Z');
  hold(world, { code: 'KO', quantity: '100' });
  liveTo(world, '2026-12-15T00:00:00Z');
  expect(booked(world)).toEqual([]);
});

test('is charged to a short seller on the ex-date, whole', () => {
  const world = announced();
  hold(world, { code: 'KO', quantity: '100', direction: 'short' });
  liveTo(world, '2026-12-15T00:00:00Z');
  expect(booked(world)).toEqual([[exAt, 'dividend', '-51.00']]);
  expect(kinds(world)).toContain('dividendCharged');
});

test('of a Hong Kong share is paid in Hong Kong dollars, and nothing is withheld', () => {
  const world = worldOf('funded');
  world.dispatch(factCommand('dividend'), { code: '00700', market: 'HKEX', amount: '4.50', exInDays: 2 });
  hold(world, { code: '00700', market: 'HKEX', quantity: '200' });
  liveTo(world, '2026-12-31T00:00:00Z');
  const [line, ...rest] = world.read().ledger.lines.filter(({ kind }) => kind.startsWith('dividend'));
  expect([line?.wallet.type, formatFixed(line?.amount ?? 0n, 2), rest]).toEqual(['HK_STOCK', '900.00', []]);
});
