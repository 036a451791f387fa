/** What companies announce, and who is notified. */
import { expect, test } from 'vitest';
import { worldOf } from '#test/random-actions.ts';
import { brokerageDefinition } from '#world-definition.ts';
import type { BrokerageWorld } from '#world-definition.ts';
import { wordsOf } from '../inbox/index.ts';
import { parseDate, tradingDayOnOrAfter } from '../market/index.ts';
import { catalogue } from '../market/instruments/catalogue.ts';
import { corporateActionsOf } from './index.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

function announced(world: BrokerageWorld): string[] {
  const messages = world.read().inboxes.get('demo')?.messages ?? [];
  return messages
    .filter(({ kind }) => kind === 'dividendAnnounced' || kind === 'splitAnnounced')
    .map((message) => wordsOf(message).title.en);
}
const advance = (world: BrokerageWorld, byMs: number): void => {
  world.dispatch('clock/advance', { byMs });
};

test('announcements reach holders and watchers of the share, one by one as time goes on', () => {
  const world = worldOf('corporate-events');
  advance(world, 30_000);
  expect(announced(world)).toEqual(['KO: dividend of $0.51 a share']);
  advance(world, minute);
  expect(announced(world)).toContain('Tencent Holdings (00700): dividend of HK$4.50 a share');
  advance(world, minute);
  expect(announced(world)).toContain('NVDA: 10-for-1 share split');
  expect(announced(world)).toHaveLength(3);
});

test('a share without holders and watchers causes no message; a new watcher gets later news', () => {
  const world = worldOf('newcomer');
  world.dispatch('fact/dividend', { code: 'KO', amount: '0.51' });
  advance(world, minute);
  expect(announced(world)).toEqual([]);
  world.dispatch('watchlist/add', { userId: 'demo', key: 'US:KO', source: 0, classify: 'UsStock' });
  advance(world, minute);
  expect(announced(world)).toEqual([]);
  world.dispatch('fact/split', { code: 'KO', ratio: 2, inMinutes: 5 });
  advance(world, 10 * minute);
  expect(announced(world)).toEqual(['KO: 2-for-1 share split']);
});

test('companies pay dividends and split their shares without any fact, and within a quarter a customer gets some', () => {
  const world = worldOf('many-watched');
  advance(world, 90 * day);
  expect(announced(world).length).toBeGreaterThan(50);
});

test('companies announce in every year that a world can live in', () => {
  const shares = catalogue.filter(({ group }) => group === 'US' || group === 'HK').slice(0, 100);
  const instants = shares
    .flatMap((share) => corporateActionsOf('meridian', share))
    .map((one) => one.announcedAt);
  const { earliest, latest } = brokerageDefinition.times;
  for (let year = new Date(earliest).getUTCFullYear(); year <= new Date(latest).getUTCFullYear(); year += 1) {
    const ofYear = instants.filter((instant) => new Date(instant).getUTCFullYear() === year);
    expect(ofYear.length, String(year)).toBeGreaterThan(100);
  }
});

test('what is announced by itself has a day of trading ahead of it, and a sum of at least a cent', () => {
  const shares = catalogue.filter(({ group }) => group === 'US' || group === 'HK').slice(0, 400);
  const all = shares.flatMap((share) =>
    corporateActionsOf('meridian', share).map((action) => ({ share, action })),
  );
  expect(all.length).toBeGreaterThan(2_000);
  for (const { share, action } of all) {
    const ex = tradingDayOnOrAfter(share.calendar, parseDate(action.exDate));
    expect(ex?.date).toBe(action.exDate);
    expect(ex?.open).toBeGreaterThan(action.announcedAt + 5 * day);
    if (action.event.kind === 'dividend') expect(Number(action.event.amount)).toBeGreaterThanOrEqual(0.01);
    else expect(Number(action.event.ratio)).toBeGreaterThanOrEqual(2);
  }
  expect(
    catalogue
      .filter(({ group }) => group === 'CRYPTO')
      .flatMap((coin) => corporateActionsOf('meridian', coin)),
  ).toEqual([]);
});
