import { hasWords, isHelpTopic, isNewsTag } from '#domain/content/index.ts';
import { page } from '../context.ts';
import type { Caller, Handler } from '../context.ts';
import { headlineView, helpHeadline, helpNow, publishedNow, tellsOf, type Story } from './article-views.ts';

type Asked = Parameters<Handler<'content.articlePage'>>[1];

export const articlePage: Handler<'content.articlePage'> = (caller, request) =>
  request.column === 'help' ? helpPage(caller, request) : newsPage(caller, request);

function newsPage(caller: Caller, request: Asked) {
  const { tag, stockCode, market, keyword = '' } = request;
  const isKnown = tag === undefined || isNewsTag(tag);
  const stories = isKnown ? publishedNow(caller, tag) : [];
  const about = stockCode === undefined ? stories : storiesAbout(caller, stories, stockCode, market ?? '');
  const wanted =
    keyword.trim() === ''
      ? about
      : about.filter((story) => {
          const { title, summary } = headlineView(caller, story);
          return hasWords(`${title} ${summary ?? ''}`, keyword);
        });
  const { list, ...rest } = page(wanted, request);
  return { ...rest, list: list.map((story) => headlineView(caller, story)) };
}

function helpPage(caller: Caller, request: Asked) {
  const { tag: topic, keyword } = request;
  const isKnown = topic === undefined || isHelpTopic(topic);
  const { list, ...rest } = page(isKnown ? helpNow(caller, { topic, keyword }) : [], request);
  return {
    ...rest,
    list: list.map((one) => ('entry' in one ? helpHeadline(caller, one.entry) : headlineView(caller, one))),
  };
}

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
