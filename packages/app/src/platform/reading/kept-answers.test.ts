import { describe, expect, it } from 'vitest';
import { createServerClock } from '../ports/clock.ts';
import type { ReadStates } from '../ports/answers.ts';
import { createKeptAnswers, type KeptAnswersSurroundings } from './kept-answers.ts';
import { memoryStorage, storageKeys } from '../device/storage.ts';

const noon = Date.parse('2026-11-18T12:00:00Z');
const hour = 3_600_000;

const answer = (value: unknown, more = {}) => ({
  value,
  at: noon - hour,
  question: '["market.globalIndex",{},""]',
  isPublic: true,
  ...more,
});
const states = (entries: Readonly<Record<string, unknown>>): ReadStates =>
  new Map(Object.entries(entries).map(([question, data]) => [question, { data: data as never }]));

const ofThisBuild = (answers: string): string =>
  `{"build":"assets/index-a1.js","locale":"en","aheadMs":0,"answers":${answers}}`;

const clockAt = (deviceAt: number) => createServerClock(() => deviceAt);

const storage = memoryStorage();
const visit = (more: Partial<KeptAnswersSurroundings> = {}) =>
  createKeptAnswers({
    storage,
    build: 'assets/index-a1.js',
    onLeave: () => () => {},
    clock: clockAt(noon),
    getLocale: () => 'en',
    ...more,
  });

describe('answers kept from visit to visit', () => {
  it('come back as old ones', () => {
    visit().keep(states({ indexes: answer(['Nasdaq']) }));
    expect(visit().restore()).toEqual(
      new Map([['indexes', { data: answer(['Nasdaq'], { isOfEarlierVisit: true }) }]]),
    );
  });

  it('are those that anyone may see: no balance is written down', () => {
    visit().keep(states({ indexes: answer([]), balance: answer('12,000', { isPublic: false }) }));
    expect([...visit().restore().keys()]).toEqual(['indexes']);
    expect(storage.get(storageKeys.keptAnswers)).not.toContain('12,000');
  });

  it('leave out one that would leave no room for the others', () => {
    visit().keep(states({ indexes: answer(['Nasdaq']), everything: answer('x'.repeat(500_000)) }));
    expect([...visit().restore().keys()]).toEqual(['indexes']);
  });

  it('are not kept a second time as if they were new', () => {
    visit().keep(states({ indexes: answer(['seen']) }));
    visit().keep(visit().restore());
    expect(visit().restore().get('indexes')?.data?.value).toEqual(['seen']);
    expect(storage.get(storageKeys.keptAnswers)).not.toContain('isOfEarlierVisit');
  });

  it('have their right age on a device whose clock is not that of the market', () => {
    const years = 5 * 365 * 24 * hour;
    const during = clockAt(noon - years);
    during.correct(noon);
    visit({ clock: during }).keep(states({ indexes: answer(['Nasdaq']) }));
    const after = clockAt(noon - years + 60_000);
    expect(visit({ clock: after }).restore().size).toBe(1);
    expect(after.now()).toBe(noon + 60_000);
  });

  it.each([
    ['another build, whose shapes may differ', { build: 'assets/index-b2.js' }],
    ['another language', { getLocale: () => 'zh-Hant' as const }],
    ['a day later', { clock: clockAt(noon + 24 * hour) }],
    ['a clock that runs behind', { clock: clockAt(noon - 2 * hour) }],
  ])('are nothing to %s', (_, more) => {
    visit().keep(states({ indexes: answer([]) }));
    expect(visit(more).restore().size).toBe(0);
  });

  it.each([
    '',
    '{',
    'null',
    '7',
    '[]',
    '{"build":"assets/index-a1.js","locale":"en"}',
    '{"answers":7}',
    '{"build":"assets/index-a1.js","locale":"en","aheadMs":"soon","answers":[]}',
    ofThisBuild('[null]'),
    ofThisBuild('[["indexes"]]'),
    ofThisBuild('[["indexes",7]]'),
  ])('are none where the storage says %j', (text) => {
    storage.set(storageKeys.keptAnswers, text);
    expect(visit().restore().size).toBe(0);
  });

  it('leave what was kept before where a visit has read nothing, or more than a device should hold', () => {
    visit().keep(states({ indexes: answer(['Nasdaq']) }));
    visit().keep(states({}));
    visit().keep(states({ indexes: answer('x'.repeat(500_000)) }));
    expect(visit().restore().get('indexes')?.data?.value).toEqual(['Nasdaq']);
  });

  it('are gone once they are forgotten', () => {
    visit().keep(states({ indexes: answer([]) }));
    visit().forget();
    expect(visit().restore().size).toBe(0);
  });
});
