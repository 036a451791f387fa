import { spokenSocket } from '@meridian/api/test/spoken-socket';
import { expect, test, vi } from 'vitest';
import { createNews } from './news.ts';

const now = 1_772_807_400_000;

function setUp() {
  const { socket, say } = spokenSocket({ now: () => now });
  const news = createNews(socket);
  const stop = news.listen();
  let seq = 0;
  return {
    news,
    stop,
    tellUnread: (unread: number) => say({ type: 'inbox', seq: (seq += 1), ts: now, data: { unread } }),
    skipOne: () => void (seq += 1),
  };
}

test('news is counted by topic, though nobody listens', () => {
  const { news, tellUnread } = setUp();
  tellUnread(1);
  tellUnread(2);
  expect(news.countOf(['inbox'])).toBe(2);
  expect(news.countOf(['orders', 'wallets'])).toBe(0);
  expect(news.countOf(['orders', 'inbox'])).toBe(2);
});

test('what may have been missed counts for every topic', () => {
  const { news, tellUnread, skipOne } = setUp();
  tellUnread(1);
  const before = news.countOf(['orders']);
  skipOne();
  tellUnread(2);
  expect(news.countOf(['orders'])).toBeGreaterThan(before);
});

test('a listener hears its own topics until it stops', () => {
  const { news, tellUnread } = setUp();
  const [heard, other] = [vi.fn(), vi.fn()];
  const leave = news.subscribe(['inbox', 'orders'], heard);
  news.subscribe(['wallets'], other);
  tellUnread(1);
  leave();
  tellUnread(2);
  expect([heard.mock.calls.length, other.mock.calls.length]).toEqual([1, 0]);
});

test('nothing is counted once it has stopped', () => {
  const { news, stop, tellUnread } = setUp();
  stop();
  tellUnread(1);
  expect(news.countOf(['inbox'])).toBe(0);
});

test('where there is no socket nothing is ever heard', () => {
  const news = createNews(null);
  const stop = news.listen();
  const leave = news.subscribe(['orders'], () => {});
  expect(news.countOf(['orders'])).toBe(0);
  leave();
  stop();
});
