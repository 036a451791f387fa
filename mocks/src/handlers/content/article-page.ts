import { isNewsTag } from '#domain/content/index.ts';
import { page } from '../context.ts';
import type { Caller, Handler } from '../context.ts';
import { headlineView, publishedNow, tellsOf, type Story } from './article-views.ts';

export const articlePage: Handler<'content.articlePage'> = (caller, request) => {
  const { tag, stockCode, market } = request;
  const isKnown = tag === undefined || isNewsTag(tag);
  const stories = isKnown ? publishedNow(caller, tag) : [];
  const about = stockCode === undefined ? stories : storiesAbout(caller, stories, stockCode, market ?? '');
  const { list, ...rest } = page(about, request);
  return { ...rest, list: list.map((story) => headlineView(caller, story)) };
};

/** A month of a future has the news of its product. */
function storiesAbout(
  { state }: Caller,
  stories: readonly Story[],
  stockCode: string,
  market: string,
): readonly Story[] {
  const found = state.market.find(stockCode, market);
  if (found === undefined) return [];
  const { key } = found.contract?.delivery?.product ?? found;
  return stories.filter((story) => tellsOf(story, key));
}
