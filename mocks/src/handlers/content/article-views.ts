/** Articles as the wire shows them: the newsroom's stories, those that a fact has published, and the help of customer service. */
import type { HelpTopic, WireResponseOf } from '@meridian/api';
import type { Endpoints } from '@meridian/api/catalogue';
import {
  hasWords,
  helpBody,
  helpFor,
  helpPublishedAt,
  helpSource,
  instrumentsOf,
  isAbout,
  newsAt,
  storyBody,
  storyWords,
} from '#domain/content/index.ts';
import type { HelpEntry, NewsDesk, NewsItem, NewsTag, PublishedArticle } from '#domain/content/index.ts';
import type { InstrumentKey } from '#domain/market/index.ts';
import { priceInstant } from '#domain/orders/index.ts';
import type { Caller } from '../context.ts';
import { quoteView } from '../market/views/quote-views.ts';

type WireHeadline = WireResponseOf<Endpoints['content.articlePage']>['list'][number];
type WireArticle = WireResponseOf<Endpoints['content.articleDetail']>;

export type Story = { readonly item: NewsItem } | { readonly article: PublishedArticle };

const timeOf = (story: Story): number => ('item' in story ? story.item.publishedAt : story.article.at);
export const storyId = (story: Story): string => ('item' in story ? story.item.id : story.article.id);

/** What can be read at this moment, newest first. */
export function publishedNow({ state, now }: Caller, tag?: NewsTag): readonly Story[] {
  const isQuiet = state.listings === 'empty' || state.news === 'empty';
  const own = state.articles.filter(
    (one) => one.column === 'news' && one.at <= now && (tag === undefined || one.tag === tag),
  );
  return [
    ...own.map((article): Story => ({ article })),
    ...(isQuiet ? [] : newsAt(state.seed, now, tag)).map((item): Story => ({ item })),
  ].toSorted((a, b) => timeOf(b) - timeOf(a));
}

/** Whether a story is about an instrument. */
export function tellsOf(story: Story, key: InstrumentKey): boolean {
  return 'article' in story ? story.article.about.includes(key) : isAbout(story.item, key);
}

const deskOf = ({ state }: Caller): NewsDesk => ({
  market: state.market,
  shownAt: (key, at) => priceInstant(state, key, at),
});

export function headlineView(caller: Caller, story: Story): WireHeadline {
  const { language } = caller;
  const shared = { id: storyId(story), imageUrl: null, createTimeTimestamp: timeOf(story) };
  if ('article' in story) {
    const { title, source, tag, column } = story.article;
    return { ...shared, title, summary: null, source, tags: [tag], column };
  }
  const { item } = story;
  return {
    ...shared,
    ...storyWords(deskOf(caller), item, language),
    source: item.source[language],
    tags: [item.tag],
    column: 'news',
  };
}

export function articleView(caller: Caller, story: Story): WireArticle {
  const { state, language } = caller;
  const isOwn = 'article' in story;
  const keys = isOwn ? story.article.about : instrumentsOf(deskOf(caller), story.item);
  return {
    ...headlineView(caller, story),
    content: isOwn ? story.article.content : storyBody(deskOf(caller), story.item, language),
    related: keys.map((key) => quoteView(caller, state.market.instrument(key))),
  };
}

export type Help = { readonly entry: HelpEntry } | { readonly article: PublishedArticle };

/** The help that there is, of one topic or with a keyword: what a fact has published, then the desk's own. */
export function helpNow(
  { state, now, language }: Caller,
  { topic, keyword }: { readonly topic?: HelpTopic | undefined; readonly keyword?: string | undefined },
): readonly Help[] {
  const published = state.articles.filter(
    (one) =>
      one.column === 'help' &&
      one.at <= now &&
      (topic === undefined || one.tag === topic) &&
      hasWords(`${one.title} ${one.content}`, keyword ?? ''),
  );
  const own = state.help === 'full' ? helpFor({ topic, keyword }, language) : [];
  return [...published.map((article): Help => ({ article })), ...own.map((entry): Help => ({ entry }))];
}

export function helpHeadline({ language }: Caller, { topic, article }: HelpEntry): WireHeadline {
  return {
    id: article.id,
    title: article.question[language],
    summary: article.answer[0][language],
    source: helpSource[language],
    tags: [topic],
    imageUrl: null,
    createTimeTimestamp: helpPublishedAt,
    column: 'help',
  };
}

export function helpView(caller: Caller, entry: HelpEntry): WireArticle {
  return { ...helpHeadline(caller, entry), content: helpBody(entry.article, caller.language), related: [] };
}
