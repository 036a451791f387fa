import { toDecimal } from '@meridian/api';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  hasFired,
  mostAlerts,
  mostFired,
  newestFirst,
  readAlerts,
  withAdopted,
  withAlerts,
  withRestored,
  type PriceAlert,
} from './price-alerts.ts';

const alert = (id: string, patch: Partial<PriceAlert> = {}): PriceAlert => ({
  id,
  stock_code: 'AAPL',
  market: 'NASDAQ',
  source: 0,
  name: 'Apple',
  currency: 'USD',
  localLogoUrl: null,
  priceDecimals: 2,
  isDelayed: false,
  condition: 'above',
  value: toDecimal('190.00'),
  setAt: 1_000,
  priceAt: 900,
  fired: null,
  adjusted: null,
  ...patch,
});

const firedAt = (at: number): PriceAlert['fired'] => ({
  how: 'live',
  at,
  price: toDecimal('190.02'),
  ratio: null,
});

test('each user of a device has alerts of their own', () => {
  const kept = withAlerts(withAlerts(null, 'ann', [alert('a')]), 'bo', [alert('b')]);
  expect(readAlerts(kept, 'ann')).toEqual([alert('a')]);
  expect(readAlerts(kept, 'bo')).toEqual([alert('b')]);
  expect(readAlerts(kept, '')).toEqual([]);
  expect(readAlerts(kept, '__proto__')).toEqual([]);
});

test('where the last alert is gone, nothing is kept', () => {
  expect(withAlerts(withAlerts(null, 'ann', [alert('a')]), 'ann', [])).toBeNull();
});

describe('what is in the storage instead', () => {
  test.for([
    null,
    '',
    '[broken',
    '{}',
    'null',
    '7',
    '{"version":2,"owners":[["ann",[]]]}',
    '{"version":1,"owners":[["ann",null]]}',
    '{"version":1,"owners":[["ann",[null,7,"x",{}]]]}',
  ])('%s is as if there were none', (text) => expect(readAlerts(text, 'ann')).toEqual([]));

  test('one that cannot be takes no other with it', () => {
    const broken = [
      { ...alert('b'), value: '-1' },
      { ...alert('c'), value: '1e9' },
      { ...alert('d'), source: 1234 },
      { ...alert('e'), condition: 'sideways' },
      { ...alert('f'), priceDecimals: 99 },
      { ...alert('g'), fired: { how: 'guess' } },
      { ...alert('h'), name: 'x'.repeat(5_000) },
    ];
    const text = JSON.stringify({ version: 1, owners: [['ann', [...broken, alert('a'), alert('a')]]] });
    expect(readAlerts(text, 'ann')).toEqual([alert('a')]);
  });
});

test('whatever is kept, there are at most fifty that wait, and twenty that have fired: the newest', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.nat(1_000_000)), { maxLength: 120 }), (times) => {
      const all = times.map((at, n) => alert(`${n}`, { fired: at === null ? null : firedAt(at) }));
      const read = readAlerts(withAlerts(null, 'ann', all), 'ann');
      const fired = newestFirst(read);
      expect(read.length - fired.length).toBe(
        Math.min(mostAlerts, all.filter((one) => !hasFired(one)).length),
      );
      expect(fired.map((one) => one.fired.at)).toEqual(
        times
          .filter((at) => at !== null)
          .toSorted((a, b) => b - a)
          .slice(0, mostFired),
      );
    }),
  );
});

describe('alerts set before signing in', () => {
  test('are those of who signs in', () => {
    const kept = withAlerts(withAlerts(null, '', [alert('a')]), 'ann', [alert('b')]);
    const { text, count } = withAdopted(kept, 'ann');
    expect(count).toBe(1);
    expect(readAlerts(text, 'ann').map(({ id }) => id)).toEqual(['b', 'a']);
    expect(readAlerts(text, '')).toEqual([]);
  });

  test('wait where there is no room for them', () => {
    const full = Array.from({ length: mostAlerts - 1 }, (_, n) => alert(`${n}`));
    const kept = withAlerts(withAlerts(null, '', [alert('x'), alert('y')]), 'ann', full);
    const { text, count } = withAdopted(kept, 'ann');
    expect(count).toBe(1);
    expect(readAlerts(text, 'ann')).toHaveLength(mostAlerts);
    expect(readAlerts(text, '').map(({ id }) => id)).toEqual(['y']);
  });

  test('none: the text stays as it is', () => {
    const kept = withAlerts(withAlerts(null, 'ann', [alert('a')]), 'bo', [alert('b')]);
    expect(withAdopted(kept, 'ann')).toEqual({ text: kept, count: 0 });
  });
});

describe('an alert that was removed comes back', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id, n) => alert(id, { value: toDecimal(`${191 + n}`) })) as [
    PriceAlert,
    PriceAlert,
    PriceAlert,
  ];
  const places = ['a', 'b', 'c'];
  const ids = ({ alerts }: { alerts: readonly PriceAlert[] }) => alerts.map(({ id }) => id);

  test('to its place, before what was set since', () => {
    const since = alert('d', { value: toDecimal('1') });
    expect(ids(withRestored([a, c, since], [b], places))).toEqual(['a', 'b', 'c', 'd']);
    expect(ids(withRestored([], [a, b, c], places))).toEqual(places);
  });

  test('once, however often it is asked for', () => {
    const once = withRestored([a, c], [b], places);
    expect(withRestored(once.alerts, [b], places)).toEqual(once);
  });

  test('not beside one that was set for the same price meanwhile', () => {
    const same = alert('d', { value: toDecimal('192.00') });
    expect(withRestored([a, c, same], [b], places)).toEqual({ alerts: [a, c, same], refused: 0 });
  });

  test('and has fired if it had', () => {
    const done = alert('b', { fired: firedAt(5) });
    expect(withRestored([a, c], [done], places).alerts).toEqual([a, done, c]);
  });

  test('unless there is no room: that is reported, and replaces no other', () => {
    const full = Array.from({ length: mostAlerts }, (_, n) =>
      alert(`${n}`, { value: toDecimal(`${1 + n}`) }),
    );
    expect(withRestored(full, [b], places)).toEqual({ alerts: full, refused: 1 });
    expect(withRestored(full.slice(1), [b, c], places)).toMatchObject({ refused: 1 });
  });
});
