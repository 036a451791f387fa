import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatFixed } from '#kernel/index.ts';
import { maxNameLength } from '@meridian/api';
import { firms } from '../invented/index.ts';
import type { Language } from '../invented/index.ts';
import { catalogue } from '../market/instruments/catalogue.ts';
import { createMarket } from '../market/index.ts';
import type { InstrumentKey } from '../market/index.ts';
import { announcements } from './announcements.ts';
import { coverage } from './coverage.ts';
import type { Coverage } from './coverage.ts';
import { archiveLength, newsAt, newsTags, storyWords } from './index.ts';
import type { NewsDesk, NewsItem } from './index.ts';
import { assignments } from './newsroom.ts';
import { priceStory } from './price-story.ts';
import { remarks } from './remarks.ts';
import { storyBody } from './story-body.ts';

const start = Date.parse('2026-11-18T15:30:00Z');
const hourMs = 3_600_000;
const languages: readonly Language[] = ['en', 'zh-Hans', 'zh-Hant'];
const deskOf = (seed: string): NewsDesk => ({ market: createMarket(seed), shownAt: (_key, at) => at });
const desk = deskOf('news');
const anyHour = fc.integer({ min: -5000, max: 5000 }).map((hours) => start + hours * hourMs);

test('at any time the archive is full, newest first, none from the future, none twice', () => {
  fc.assert(
    fc.property(anyHour, fc.string(), (now, seed) => {
      const news = newsAt(seed, now);
      expect(news).toHaveLength(archiveLength);
      expect(news.map(({ publishedAt }) => publishedAt)).toEqual(
        news.map(({ publishedAt }) => publishedAt).toSorted((a, b) => b - a),
      );
      expect(news[0]?.publishedAt).toBeLessThanOrEqual(now);
      expect(now - (news[0]?.publishedAt ?? 0)).toBeLessThan(2 * hourMs);
      expect(new Set(news.map(({ subject }) => JSON.stringify(subject))).size).toBe(archiveLength);
    }),
  );
});

test('a story keeps its id, its time and its words as the hours pass', () => {
  const before = new Map(newsAt('news', start).map((item) => [item.id, item]));
  const kept = newsAt('news', start + 5 * hourMs).filter(({ id }) => before.has(id));
  expect(kept.length).toBeGreaterThan(20);
  for (const item of kept) expect(item).toEqual(before.get(item.id));
  const words = (of: NewsDesk) => kept.map((item) => storyWords(of, item, 'en'));
  expect(words(deskOf('news'))).toEqual(words(desk));
  expect(words(deskOf('other'))).not.toEqual(words(desk));
});

test('a tag narrows the list to its own', () => {
  for (const tag of newsTags) {
    const news = newsAt('seed', start, tag);
    expect(news.length).toBe(assignments.filter((assignment) => assignment.tag === tag).length);
    expect(news.length).toBeGreaterThan(2);
    expect(news.every((item) => item.tag === tag)).toBe(true);
  }
});

test('every story is used, about existing instruments, none in two groups', () => {
  const subjects = assignments.map(({ subject }) =>
    subject.about === 'prices' ? subject.coverage : subject.announcement,
  );
  expect(subjects.toSorted()).toEqual([...Object.keys(coverage), ...Object.keys(announcements)].toSorted());
  const covered = Object.values<Coverage>(coverage).flatMap(({ keys }) => keys);
  expect(new Set(covered).size).toBe(covered.length);
  for (const key of covered) expect(() => desk.market.instrument(key)).not.toThrow();
});

/** What a story of an hour says, with the story. */
const stories = (now: number): NewsItem[] =>
  newsAt('news', now).filter(({ subject }) => subject.about === 'prices');

test.each(languages)(
  'the prices in the table of a story are in groups of three digits, as in its text (%s)',
  (language) => {
    const bitcoin = stories(start).find((item) => item.tag === 'crypto');
    const cells = [...(bitcoin ? storyBody(desk, bitcoin, language) : '').matchAll(/<td>([^<%]+)<\/td>/g)];
    const prices = cells.map(([, price = '']) => price);
    expect(prices.some((price) => /^\d{1,3},\d{3}/.test(price))).toBe(true);
    expect(prices.filter((price) => /\d{4}/.test(price.split('.')[0] ?? ''))).toEqual([]);
  },
);

describe('a story about prices', () => {
  test('says what the quote of its moment says: price, percent and direction', () => {
    const upWords = / (edges up|rises|climbs|jumps) | higher /;
    const downWords = / (edges down|falls|drops|slumps) | lower /;
    fc.assert(
      fc.property(anyHour, (now) => {
        for (const item of stories(now).slice(0, 6)) {
          if (item.subject.about !== 'prices') throw new Error('no prices');
          const { instrument } = priceStory(desk, item.subject.coverage, item.publishedAt);
          const quote = desk.market.quote(instrument.key, item.publishedAt);
          const [en, hans, hant] = languages.map((language) => storyWords(desk, item, language));
          const price = formatFixed(quote.last, instrument.priceDecimals);
          const percent = formatFixed(quote.changeRatio, 2);
          for (const words of [en, hans, hant]) {
            expect(words?.title.replaceAll(',', '')).toContain(price);
            expect(words?.summary.replaceAll(',', '')).toContain(price);
          }
          if (percent === '0.00') {
            expect(en?.title).toContain('little changed');
            continue;
          }
          const isUp = quote.change > 0n;
          expect(en?.title).toMatch(isUp ? upWords : downWords);
          expect(en?.title).not.toMatch(isUp ? downWords : upWords);
          expect(hans?.title).toMatch(isUp ? /[涨高]\d/ : /[跌低]\d/);
          expect(hant?.title).toMatch(isUp ? /升\d/ : /[跌挫]\d/);
          const figure = `${percent.replace('-', '')}%`;
          for (const words of [en, hans, hant]) expect(words?.title).toContain(figure);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('is about the one that moved most, and counts its group by its tickers', () => {
    let countedLevel = 0;
    for (let day = 0; day < 8; day += 1) {
      for (const item of stories(start + day * 24 * hourMs)) {
        if (item.subject.about !== 'prices') continue;
        const { keys }: Coverage = coverage[item.subject.coverage];
        const { instrument, beside } = priceStory(desk, item.subject.coverage, item.publishedAt);
        const ratioOf = (key: InstrumentKey) =>
          Number(formatFixed(desk.market.ticker(key, item.publishedAt).changeRatio, 4));
        const ratios = keys.map(ratioOf);
        expect(Math.abs(ratioOf(instrument.key))).toBe(Math.max(...ratios.map(Math.abs)));
        if (beside === null) continue;
        expect(beside.up).toBe(ratios.filter((ratio) => ratio >= 0.005).length);
        expect(beside.down).toBe(ratios.filter((ratio) => ratio <= -0.005).length);
        countedLevel += beside.total - beside.up - beside.down;
      }
    }
    expect(countedLevel).toBeGreaterThan(0);
  });

  test('says that nothing has changed where nothing has', () => {
    const beforeTheFirstDay = Date.parse('2001-01-03T12:00:00Z');
    for (const item of stories(beforeTheFirstDay)) {
      const [en, hans, hant] = languages.map((language) => storyWords(desk, item, language));
      expect(en?.title).toContain('little changed');
      expect(en?.summary).toContain('level with the previous close');
      expect(hans?.title).toContain('基本持平');
      expect(hans?.summary).toContain('与前收盘价持平');
      expect(hant?.title).toContain('變動不大');
      expect(hant?.summary).toContain('與前收市價持平');
    }
  });

  test('uses the last price while trading is halted', () => {
    const haltedFrom = start - 20 * hourMs;
    const halted: NewsDesk = { ...desk, shownAt: (_key, at) => Math.min(at, haltedFrom) };
    for (const item of stories(start)) {
      if (item.subject.about !== 'prices' || item.publishedAt < haltedFrom) continue;
      const { instrument, price } = priceStory(halted, item.subject.coverage, item.publishedAt);
      expect(price).toBe(
        formatFixed(desk.market.ticker(instrument.key, haltedFrom).last, instrument.priceDecimals),
      );
    }
  });

  test('says closed where its market is closed, and the price where it trades', () => {
    const saturday = Date.parse('2026-11-21T12:00:00Z');
    for (const item of stories(saturday)) {
      if (item.publishedAt < Date.parse('2026-11-21T02:00:00Z')) continue;
      expect(storyWords(desk, item, 'en').summary).toMatch(
        item.tag === 'crypto' ? / stood at / : / closed at /,
      );
    }
  });
});

/** Latin letters a Chinese text may hold: names that the press there writes so. */
const latinNames = [
  ...catalogue.flatMap(({ names: { en, ...others } }) => [en, ...Object.values(others)]),
  'Meta',
];

function withoutNames(text: string): string {
  const sorted = latinNames.filter((name) => /[A-Za-z]/.test(name)).toSorted((a, b) => b.length - a.length);
  return sorted.reduce((rest, name) => rest.replaceAll(name, ''), text);
}

describe('every story', () => {
  const words = (language: Language) =>
    [start, start + 31 * hourMs, Date.parse('2026-11-21T12:00:00Z')].flatMap((now) =>
      newsAt('news', now).map((item) => storyWords(desk, item, language)),
    );

  test('is in English for the English, whole', () => {
    for (const { title, summary } of words('en')) {
      expect(`${title} ${summary}`).toMatch(/^[\x20-\x7E“”’]+$/);
      expect(title).not.toMatch(/[.!?]$/);
      expect(summary).toMatch(/[.”]$/);
      expect(`${title} ${summary}`).not.toMatch(/undefined|null|NaN|\$-| {2}/);
    }
  });

  test.each([
    ['zh-Hans', /[國業東發電車實術創達亞藥礦銀險騰訊團網華維數聯資產樂寶貝幣鎊圓爾馬報漲點較價區間盤]/],
    ['zh-Hant', /[国业东发电车实术创达亚药矿银险腾讯团网华维数联资产乐宝贝币镑圆尔马报涨点较价区间盘]/],
  ] as const)('is in its own script in %s, without a Latin word but names', (language, foreign) => {
    for (const { title, summary } of words(language)) {
      for (const text of [title, summary]) {
        expect(text).toMatch(/\p{Script=Han}/u);
        expect(text).not.toMatch(foreign);
        expect(withoutNames(text)).not.toMatch(/[A-Za-z]/);
      }
      // No full stop, comma or quotation mark of another script.
      expect(summary).not.toMatch(/[.,](?!\d)|["']/);
      expect(summary).toMatch(language === 'zh-Hans' ? /[。”]$/ : /[。」]$/);
    }
  });

  test('has a title that fits a row and a summary that is a paragraph', () => {
    for (const language of languages) {
      for (const { title, summary } of words(language)) {
        expect(title.length).toBeLessThanOrEqual(maxNameLength);
        expect(summary.length).toBeGreaterThan(language === 'en' ? 80 : 25);
        expect(summary.length).toBeLessThanOrEqual(1_000);
      }
    }
  });

  test('says one thing only in one language', () => {
    const written = [
      ...Object.values(announcements).flatMap(({ title, summary }) => [title, summary]),
      ...Object.values(remarks).flat(),
    ];
    for (const text of written) {
      expect(new Set(languages.map((language) => text[language])).size).toBe(3);
    }
    expect(new Set(written.map(({ en }) => en)).size).toBe(written.length);
  });
});

test('who is asked keeps the role: the same person speaks for it in every story', () => {
  const spoken = new Map<string, string>();
  for (let day = 0; day < 10; day += 1) {
    for (const item of stories(start + day * 24 * hourMs)) {
      const said = /said (.+), (strategist|analyst|portfolio manager) at (.+)\.$/.exec(
        storyWords(desk, item, 'en').summary,
      );
      const [, speaker = '', role = '', firm = ''] = said ?? [];
      expect(speaker).not.toBe('');
      expect(spoken.get(`${role} ${firm}`) ?? speaker).toBe(speaker);
      spoken.set(`${role} ${firm}`, speaker);
    }
  }
  expect(spoken.size).toBeGreaterThan(10);
  expect(spoken.size).toBeLessThanOrEqual(Object.values(firms).flat().length * 3);
});
