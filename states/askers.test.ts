import type { Askers } from 'virtual:askers';
import { beforeAll, expect, test } from 'vitest';
import { askersIn } from './askers.ts';
import { readApp } from './screens.ts';

let askers: Askers = {};
beforeAll(() => {
  askers = askersIn(readApp());
});

const namesOf = (address: string, call: string): readonly string[] =>
  (askers[address]?.[call] ?? []).map(({ component }) => component);

test('a call is made by the component that reads it, not by the screen around it', () => {
  expect(namesOf('/pages/home/index', 'content.articleTags')).toEqual(['News', 'NewsTags']);
  expect(namesOf('/pages/trade/index', 'trading.cancelOrder')).toEqual(['CancelQuestion']);
});

test('the components of another screen make none of this one', () => {
  expect(namesOf('/pages/trade/index', 'funds.walletBalance')).not.toContain('ByWallet');
  expect(namesOf('/pages/profile/index', 'funds.walletBalance')).toContain('ByWallet');
});

test('what is read outside of any screen is found among all', () => {
  expect(namesOf('*', 'auth.userInfo').length).toBeGreaterThan(
    namesOf('/pages/profile/index', 'auth.userInfo').length,
  );
});

test('of the calls of screens nearly all are known by a component', () => {
  const known = new Set(Object.values(askers).flatMap((calls) => Object.keys(calls)));
  const made = new Set(readApp().screens.flatMap(({ calls }) => calls));
  expect([...made].filter((call) => !known.has(call))).toEqual(['upload.file']);
});
