import fc from 'fast-check';
import { expect, test } from 'vitest';
import { headlines, newsAt, newsTags } from './index.ts';

const start = Date.parse('2026-11-18T15:30:00Z');
const hourMs = 3_600_000;

test('at any time there are thirty stories, newest first, none from the future, none told twice', () => {
  fc.assert(
    fc.property(fc.integer({ min: -5000, max: 5000 }), fc.string(), (hours, seed) => {
      const now = start + hours * hourMs;
      const news = newsAt(seed, now);
      expect(news).toHaveLength(30);
      expect(news.map(({ publishedAt }) => publishedAt)).toEqual(
        news.map(({ publishedAt }) => publishedAt).toSorted((a, b) => b - a),
      );
      expect(news[0]?.publishedAt).toBeLessThanOrEqual(now);
      expect(now - (news[0]?.publishedAt ?? 0)).toBeLessThan(2 * hourMs);
      expect(new Set(news.map(({ title }) => title.en)).size).toBe(30);
    }),
  );
});

test('a story keeps its id and its time as the hours pass', () => {
  const before = new Map(newsAt('seed', start).map((item) => [item.id, item]));
  const kept = newsAt('seed', start + 5 * hourMs).filter(({ id }) => before.has(id));
  expect(kept.length).toBeGreaterThan(20);
  for (const item of kept) expect(item).toEqual(before.get(item.id));
});

test('a tag narrows the list to its own', () => {
  for (const tag of newsTags) {
    const news = newsAt('seed', start, tag);
    expect(news.length).toBe(headlines.filter((headline) => headline.tag === tag).length);
    expect(news.every((item) => item.tag === tag)).toBe(true);
  }
});

test('every headline is written in the three languages', () => {
  for (const { title } of headlines) {
    expect(title.en).toMatch(/^[\x20-\x7E]+$/);
    expect(title['zh-Hans']).toMatch(/[\u4E00-\u9FFF]/);
    expect(title['zh-Hant']).toMatch(/[\u4E00-\u9FFF]/);
    expect(title['zh-Hans']).not.toBe(title['zh-Hant']);
  }
});
