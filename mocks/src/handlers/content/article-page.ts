import { newsAt, newsTags } from '#domain/content/index.ts';
import type { NewsTag } from '#domain/content/index.ts';
import { page } from '../context.ts';
import type { Handler } from '../context.ts';

const isNewsTag = (tag: string | undefined): tag is NewsTag => newsTags.some((known) => known === tag);

export const articlePage: Handler<'content.articlePage'> = ({ state, now, language }, request) => {
  const { tag } = request;
  const isKnown = tag === undefined || isNewsTag(tag);
  const news = state.listings === 'empty' || !isKnown ? [] : newsAt(state.seed, now, tag);
  const { list, ...rest } = page(news, request);
  return {
    ...rest,
    list: list.map((item) => ({
      id: item.id,
      title: item.title[language],
      summary: null,
      source: item.source,
      tags: [item.tag],
      imageUrl: null,
      createTimeTimestamp: item.publishedAt,
    })),
  };
};
