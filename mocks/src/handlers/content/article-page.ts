import { newsAt, newsTags, storyWords } from '#domain/content/index.ts';
import type { NewsDesk, NewsTag } from '#domain/content/index.ts';
import { priceInstant } from '#domain/orders/index.ts';
import { page } from '../context.ts';
import type { Handler } from '../context.ts';

const isNewsTag = (tag: string | undefined): tag is NewsTag => newsTags.some((known) => known === tag);

export const articlePage: Handler<'content.articlePage'> = ({ state, now, language }, request) => {
  const { tag } = request;
  const isKnown = tag === undefined || isNewsTag(tag);
  const news = state.listings === 'empty' || !isKnown ? [] : newsAt(state.seed, now, tag);
  const { list, ...rest } = page(news, request);
  const desk: NewsDesk = {
    market: state.market,
    shownAt: (key, at) => priceInstant(state, key, at),
  };
  return {
    ...rest,
    list: list.map((item) => ({
      id: item.id,
      ...storyWords(desk, item, language),
      source: item.source[language],
      tags: [item.tag],
      imageUrl: null,
      createTimeTimestamp: item.publishedAt,
    })),
  };
};
