import { ApiError, type Page, type ReadEndpoint, type RequestOf, type ResponseOf } from '@meridian/api';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useApp } from '../ports/context.ts';
import {
  nextPage,
  nothingRead,
  pagesCovering,
  withPage,
  type GrownList,
  type PageAsked,
} from './grown-list.ts';
import type { Request } from './request-phase.ts';
import { useKeptRead, type ReadOptions } from './use-read.ts';

/** A row of the pages that a call answers; never for a call that answers no pages. */
export type RowOf<E extends ReadEndpoint> = ResponseOf<E> extends Page<infer Item> ? Item : never;

/** A page of a call, with what it says besides its lines. */
export type PageOf<E extends ReadEndpoint> = ResponseOf<E> & Page<RowOf<E>>;

/** What a paged call is asked, but for which page. */
export type ListRequest<E extends ReadEndpoint> = Omit<RequestOf<E>, 'pageNo' | 'pageSize'>;

export interface GrowingListSource<E extends ReadEndpoint> {
  readonly endpoint: E;
  readonly request: ListRequest<E>;
  /** What identifies a row, on whichever page it is. */
  keyOf(item: RowOf<E>): string;
  /** Rows of a page. */
  readonly step: number;
  readonly options?: Pick<ReadOptions, 'subject' | 'onTopics' | 'keepPrevious' | 'refreshMs'>;
}

export interface GrowingList<Item, Answer extends Page<Item> = Page<Item>> {
  readonly request: Request<GrownList<Item, Answer>>;
  /** Reads all that is shown again, as a person's wish. */
  reload(): void;
  readonly isReloading: boolean;
  /** Asks for the next page; nothing while one is on its way or there is none. */
  more(): void;
  /** `failed`: the next page did not come, and what there is stays. */
  readonly growth: 'idle' | 'growing' | 'failed';
  /** Whether it is longer than one page. */
  readonly hasGrown: boolean;
  /** Heights of its rows in px, by key: kept by the app beyond the screen. */
  readonly rowHeights: Map<string, number>;
}

/** How often a list is read over because it changed between two of its pages: then what came is shown. */
const maxReadings = 2;

interface Growth {
  readonly question: string;
  readonly phase: 'growing' | 'failed';
}

/**
 * A list that is read page by page. How far it has grown is kept with the app's other answers, so that a way back finds it
 * as it was left; a refresh (a topic, polling, a write) reads all that is shown again, up to {@link maxRows} lines a call.
 */
export function useGrowingList<E extends ReadEndpoint>(
  source: GrowingListSource<E>,
): GrowingList<RowOf<E>, PageOf<E>> {
  type Answer = PageOf<E>;
  type Known = GrownList<RowOf<E>, Answer>;
  const { endpoint, request, keyOf, step, options = {} } = source;
  const { ports, rowHeights } = useApp();
  const latestKnown = useRef<Known>(undefined);
  const [growth, setGrowth] = useState<Growth | null>(null);
  const underWay = useRef<AbortController>(undefined);

  const readPage = async (page: PageAsked, signal: AbortSignal | undefined): Promise<Answer> => {
    const answer = await ports.api.call(endpoint, { ...request, ...page } as RequestOf<E>, { signal });
    return answer as Answer;
  };

  const readShown = async (signal: AbortSignal | undefined): Promise<Known> => {
    let read: Known = nothingRead;
    for (let reading = 0; reading < maxReadings; reading += 1) {
      const { list, hasChanged } = await readThrough(latestKnown.current?.askedCount ?? 0, signal);
      read = list;
      if (!hasChanged) break;
    }
    return read;
  };

  async function readThrough(count: number, signal: AbortSignal | undefined) {
    let list: Known = nothingRead;
    let hasChanged = false;
    for (const asked of pagesCovering(count, step)) {
      list = withPage(list, await readPage(asked, signal), asked, keyOf);
      hasChanged ||= list.isFromTwoMoments;
      if (!list.hasMore) break;
    }
    return { list, hasChanged };
  }

  const kept = useKeptRead({ endpoint, subject: { ...request, step }, options, read: readShown });
  const { question, known, isFetching } = kept;
  const now = useRef({ isFetching });
  // Before the frame in which SWR refreshes what it had kept.
  useLayoutEffect(() => {
    latestKnown.current = known;
    now.current = { isFetching };
  });
  // A page of another question, or of a screen that is gone, is nobody's.
  useEffect(() => () => underWay.current?.abort(), [question]);

  async function grow(from: Known): Promise<void> {
    const controller = new AbortController();
    underWay.current = controller;
    setGrowth({ question, phase: 'growing' });
    const asked = nextPage(from.askedCount, step);
    const wasFetching = now.current.isFetching;
    try {
      const page = await readPage(asked, controller.signal);
      if (controller.signal.aborted) return;
      let isToBeRead = wasFetching || now.current.isFetching;
      await kept.amend((shown) => {
        const grown = withPage(shown, page, asked, keyOf);
        isToBeRead ||= grown.isFromTwoMoments || shown.askedCount !== from.askedCount;
        return shown.askedCount === from.askedCount ? grown : shown;
      });
      setGrowth(null);
      if (isToBeRead) kept.refresh();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!controller.signal.aborted) setGrowth({ question, phase: 'failed' });
    } finally {
      if (underWay.current === controller) underWay.current = undefined;
      if (controller.signal.aborted)
        setGrowth((current) => (current?.question === question ? null : current));
    }
  }

  const phase = growth?.question === question ? growth.phase : 'idle';
  return {
    request: kept.request,
    reload: kept.reload,
    isReloading: kept.isReloading,
    more: () => {
      if (known === undefined || !known.hasMore || phase === 'growing') return;
      void grow(known);
    },
    growth: phase,
    // Rows have another height at another density.
    rowHeights: heightsOf(rowHeights, `${ports.settings.get().density} ${question}`),
    hasGrown: known !== undefined && known.askedCount > step,
  };
}

function heightsOf(ofLists: Map<string, Map<string, number>>, question: string): Map<string, number> {
  const known = ofLists.get(question);
  if (known !== undefined) return known;
  const heights = new Map<string, number>();
  ofLists.set(question, heights);
  return heights;
}
