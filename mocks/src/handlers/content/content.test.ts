/** News, messages and notices, as the calls answer them. */
import { helpTopics, refusal } from '@meridian/api';
import { expect, test } from 'vitest';
import { open } from '#test/opened-world.ts';

interface Row {
  readonly id: string;
  readonly title: string;
  readonly status: string | null;
  readonly createTimestamp: number;
}
interface Headline {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly tags: readonly string[];
}
interface Article extends Headline {
  readonly content: string;
  readonly related: readonly { readonly stock_code: string; readonly source: number }[];
}
const rows = (data: unknown): readonly Row[] => (data as { list: Row[] }).list;

test('every story can be opened, says what its headline says, and names instruments that are quoted', () => {
  const { call } = open('visitor');
  const { list } = call('content.articlePage', { pageSize: 50 }).data as { list: Headline[] };
  expect(list.length).toBeGreaterThan(20);
  for (const { id, title, summary } of list) {
    for (const language of ['en', 'zh-Hans', 'zh-Hant'] as const) {
      const article = call('content.articleDetail', { id }, { language }).data as Article;
      expect(article.related.length, id).toBeGreaterThan(0);
      expect(article.content).toContain('<table>');
      expect(article.content).not.toMatch(/undefined|NaN/);
      if (language !== 'en') continue;
      expect(article.title).toBe(title);
      expect(article.content.replaceAll('&quot;', '"').replaceAll('&amp;', '&')).toContain(summary);
    }
  }
});

test('a story keeps its figures while its prices move on', async () => {
  const { call, handle } = open('visitor');
  const { list } = call('content.articlePage', {}).data as { list: Headline[] };
  const id = list[0]?.id ?? '';
  const content = () => (call('content.articleDetail', { id }).data as Article).content;
  const before = content();
  await handle.advance(60 * 60_000);
  expect(content()).toBe(before);
});

test('an unknown story is not found, and neither is one on a day without news', () => {
  const { call } = open('news-empty');
  expect(call('content.articleDetail', { id: 'N1' }).code).toBe(refusal.notFound);
  expect(call('content.articlePage', {}).data).toMatchObject({ list: [], total: 0 });
  const tags = call('content.articleTags', {}).data as readonly { readonly column: string }[];
  expect(tags.filter(({ column }) => column === 'news')).toEqual([]);
});

test('each tag has stories of its own and a name in three languages', () => {
  const { call } = open('visitor');
  const tags = call('content.articleTags', {}, { language: 'zh-Hant' }).data as {
    dictValue: string;
    dictLabel: string;
    column: 'news' | 'help';
  }[];
  expect(tags.map(({ column }) => column).filter((column) => column === 'news')).toHaveLength(5);
  for (const { dictValue, dictLabel, column } of tags) {
    expect(dictLabel).toMatch(/\p{Script=Han}/u);
    const { list } = call('content.articlePage', { tag: dictValue, column }).data as { list: Headline[] };
    expect(list.length).toBeGreaterThan(0);
    expect(list.every((story) => story.tags.includes(dictValue))).toBe(true);
  }
});

test('the news about one instrument are those that name it, a contract having those of its product', () => {
  const { call } = open('visitor');
  const about = (stockCode: string, market: string) =>
    (call('content.articlePage', { stockCode, market, pageSize: 50 }).data as { list: Headline[] }).list;
  for (const [code, market] of [
    ['AAPL', 'NASDAQ'],
    ['GC', 'COMEX'],
    ['SPX', 'INDEX'],
    ['BTCUSDT', 'CRYPTO'],
  ] as const) {
    const list = about(code, market);
    expect(list.length, code).toBeGreaterThan(0);
    for (const { id } of list) {
      const { related } = call('content.articleDetail', { id }).data as Article;
      expect(related.map((one) => one.stock_code)).toContain(code);
    }
  }
  expect(about('GCG27', 'COMEX')).toEqual(about('GC', 'COMEX'));
  expect(about('AAPL', 'NYSE')).toEqual([]);
  expect(about('ZZZZ', 'NASDAQ')).toEqual([]);
  expect(call('content.articlePage', { stockCode: 'AAPL' }).data).toMatchObject({ list: [] });
});

test('messages are unread until they are marked, one by one or all at once, and marking again leaves no trace', () => {
  const { call, handle } = open('inbox-full');
  const unread = () => (call('auth.userInfo', {}).data as { unreadCount: number }).unreadCount;
  expect(unread()).toBe(12);
  const [newest] = rows(call('content.messageList', {}).data);
  call('content.markMessagesRead', { ids: [newest?.id ?? '', 'M99999'] });
  expect(unread()).toBe(11);
  expect(call('content.messageDetail', { id: newest?.id ?? '' }).data).toMatchObject({ status: 'read' });
  const { length } = handle.world.log;
  call('content.markMessagesRead', { ids: [newest?.id ?? ''] });
  expect(handle.world.log).toHaveLength(length);
  call('content.markMessagesRead', { isAll: true });
  expect(unread()).toBe(0);
});

test('messages come newest first, page by page, and lead to the record they speak of', () => {
  const { call } = open('inbox-full');
  const { list, total } = call('content.messageList', { pageSize: 4 }).data as { list: Row[]; total: number };
  expect(total).toBe(300);
  expect(list.map(({ createTimestamp }) => createTimestamp)).toEqual(
    list.map(({ createTimestamp }) => createTimestamp).toSorted((a, b) => b - a),
  );
  const targets = list.map(
    ({ id }) => (call('content.messageDetail', { id }).data as { target: { kind: string } }).target.kind,
  );
  expect(targets).toEqual(['identity', 'position', 'order', 'position']);
});

test('a message of another customer, or an unknown one, is not found', () => {
  const { call } = open('trader');
  expect(call('content.messageDetail', { id: 'M1' }).code).toBe(refusal.notFound);
});

test('the house announces holidays before they come, and they need not be marked as read', () => {
  const { call } = open('trader');
  const list = rows(call('content.messageList', { type: 'notice' }).data);
  expect(list.map(({ id }) => id)).toContain('H-US-2026-11-26');
  expect(list.map(({ id }) => id)).not.toContain('H-US-2026-12-25');
  expect(list.every(({ status }) => status === null)).toBe(true);
  for (const { id } of list) expect(call('content.messageDetail', { id }).code).toBe(200);
});

test('a position that comes near its stop-out causes one message', async () => {
  const { call, handle } = open('underwater');
  const near = () =>
    rows(call('content.messageList', {}).data).filter(({ title }) => title.includes('at risk')).length;
  expect(near()).toBe(0);
  for (const _minute of [1, 2, 3]) {
    await handle.advance(60_000);
    expect(near()).toBe(1);
  }
});

interface Help extends Headline {
  readonly column: string;
}
const helpOf = (data: unknown): readonly Help[] => (data as { list: Help[] }).list;

test('the help is no news, and is read by topic in the order of its topics', () => {
  const { call } = open('visitor');
  const all = helpOf(call('content.articlePage', { column: 'help', pageSize: 100 }).data);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect([...new Set(all.flatMap(({ tags }) => tags))]).toEqual([...helpTopics]);
  const news = helpOf(call('content.articlePage', { pageSize: 100 }).data);
  expect(news.map(({ id }) => id).filter((id) => all.some((one) => one.id === id))).toEqual([]);
  const [first] = helpOf(call('content.articlePage', { column: 'help', tag: 'deposits' }).data);
  expect(first).toMatchObject({ tags: ['deposits'], column: 'help' });
  expect(call('content.articlePage', { column: 'help', tag: 'markets' }).data).toMatchObject({ total: 0 });
});

test('the help is searched in the language of the reader, a match in the question first', () => {
  const { call } = open('visitor');
  const found = (keyword: string, language: 'en' | 'zh-Hans' | 'zh-Hant') =>
    helpOf(call('content.articlePage', { column: 'help', keyword }, { language }).data).map(({ id }) => id);
  expect(found('withdrawal LONG', 'en')[0]).toBe('HELP-withdrawal-when');
  expect(found('提现 多久', 'zh-Hans')).toContain('HELP-withdrawal-when');
  expect(found('強制平倉', 'zh-Hant').slice(0, 3)).toContain('HELP-margin-stop-out');
  expect(found('TRC-20', 'en')).toEqual(['HELP-withdrawal-fee']);
  expect(found('提现', 'zh-Hant')).toEqual([]);
  expect(found('unicorn', 'en')).toEqual([]);
});

test('an answer is an article like any other, in three languages, and none where there is no help', async () => {
  const { call, handle } = open('visitor');
  for (const { id, title } of helpOf(call('content.articlePage', { column: 'help', pageSize: 100 }).data)) {
    const answers = (['en', 'zh-Hans', 'zh-Hant'] as const).map(
      (language) => call('content.articleDetail', { id }, { language }).data as Article,
    );
    expect(new Set(answers.map(({ content }) => content)).size, id).toBe(3);
    expect(answers[0]?.title).toBe(title);
    for (const { content } of answers) expect(content).not.toMatch(/undefined|NaN/);
  }
  await handle.applyFact('help', { state: 'empty' });
  expect(call('content.articlePage', { column: 'help' }).data).toMatchObject({ list: [], total: 0 });
  expect(call('content.articleDetail', { id: 'HELP-deposit-how' }).code).toBe(refusal.notFound);
});

test('an article is published in the news or in the help, under a tag of its own', async () => {
  const { call, handle } = open('visitor');
  await handle.applyFact('article', { id: 'A-9', title: 'Opening hours', column: 'help', tag: 'trading' });
  const [first] = helpOf(call('content.articlePage', { column: 'help', tag: 'trading' }).data);
  expect(first).toMatchObject({ id: 'A-9', column: 'help' });
  expect(call('content.articleDetail', { id: 'A-9' }).code).toBe(200);
  await expect(handle.applyFact('article', { id: 'A-8', column: 'help', tag: 'markets' })).rejects.toThrow();
});
