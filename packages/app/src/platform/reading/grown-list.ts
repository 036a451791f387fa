import type { Page, Rows } from '@meridian/api';
import { maxRows } from '@meridian/api';

/** A list as far as it has been read: the pages it came in, put together. `Answer`: a page as its call answers it. */
export interface GrownList<Item, Answer extends Page<Item> = Page<Item>> extends Rows<Item> {
  /** The page that came last: what an answer says about the whole besides its lines. Null before the first. */
  readonly latest: Answer | null;
  /** Lines asked for so far, from the first on: a multiple of the step. */
  readonly askedCount: number;
  /** Lines there are at the backend, by the page that came last; never fewer than are shown. */
  readonly total: number;
  /** Whether another page would bring more. Lines that could not be read would not come again either. */
  readonly hasMore: boolean;
  /** The pages come from two moments between which the list has changed: only reading it again shows what is missing. */
  readonly isFromTwoMoments: boolean;
}

/** A request for lines: `pageNo` counts from 1. */
export interface PageAsked {
  readonly pageNo: number;
  readonly pageSize: number;
}

export const nothingRead: GrownList<never, never> = {
  latest: null,
  list: [],
  unreadableCount: 0,
  firstMisfit: null,
  surplusCount: 0,
  askedCount: 0,
  total: 0,
  hasMore: true,
  isFromTwoMoments: false,
};

/** The page after the lines asked for so far. */
export function nextPage(askedCount: number, step: number): PageAsked {
  return { pageNo: Math.floor(askedCount / step) + 1, pageSize: step };
}

/**
 * What to ask so that a list of this length is read again from as few moments as possible. The last page may reach
 * further than `count`.
 */
export function pagesCovering(count: number, step: number): readonly PageAsked[] {
  const wanted = Math.max(step, Math.ceil(count / step) * step);
  if (wanted <= maxRows) return [{ pageNo: 1, pageSize: wanted }];
  const pageSize = Math.floor(maxRows / step) * step;
  const pageCount = Math.ceil(wanted / pageSize);
  return Array.from({ length: pageCount }, (_, index) => ({ pageNo: index + 1, pageSize }));
}

/**
 * The list with one page more. A row that has moved from one page to the next is kept once, where it is first; what could
 * not be read adds up. A page longer than asked for is cut, and the rest counts as left out.
 */
export function withPage<Item, Answer extends Page<Item> = Page<Item>>(
  known: GrownList<Item, Answer>,
  page: Answer,
  asked: PageAsked,
  keyOf: (item: Item) => string,
): GrownList<Item, Answer> {
  const list = new Map(known.list.map((item) => [keyOf(item), item]));
  const rows = page.list.slice(0, asked.pageSize);
  let repeatedCount = 0;
  for (const item of rows) {
    if (list.has(keyOf(item))) repeatedCount += 1;
    else list.set(keyOf(item), item);
  }
  const askedCount = asked.pageNo * asked.pageSize;
  const isEmptyPage = page.list.length + page.unreadableCount + page.surplusCount === 0;
  const isFirst = known.askedCount === 0;
  return {
    latest: page,
    list: [...list.values()],
    unreadableCount: known.unreadableCount + page.unreadableCount,
    firstMisfit: known.firstMisfit ?? page.firstMisfit,
    surplusCount: known.surplusCount + page.surplusCount + page.list.length - rows.length,
    askedCount,
    total: Math.max(page.total, list.size),
    hasMore: askedCount < page.total && !isEmptyPage,
    isFromTwoMoments: !isFirst && (page.total !== known.total || repeatedCount > 0),
  };
}
