import { ApiError, type Family, type ReadEndpoint, type RequestOf, type ResponseOf } from '@meridian/api';
import { use, useCallback, useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import type { Answer } from '../ports/answers.ts';
import {
  AttemptContext,
  firstAttempt,
  useApp,
  type InstrumentKey,
  type NewsTopic,
} from '../ports/context.ts';
import { useSession, useSettings } from '../ports/use-ports.ts';
import { isPolling, pollMs, useIsFeedUnusable, useLinkState } from '../live/realtime.ts';
import { phaseOf, type Request } from './request-phase.ts';
import { supersede } from '../ports/superseding.ts';

export interface ReadOptions {
  /**
   * What the read is about, such as a search box: a newer read of the same endpoint and subject ends the older one
   * (DECISIONS 6). Without it reads never supersede each other.
   */
  readonly subject?: string;
  /** Read again this often, besides the polling that stands in for an absent socket. 0 also turns that polling off. */
  readonly refreshMs?: number;
  /** Keep the last answer on screen, marked as loading, while another request is asked: paging and filters, not another instrument. */
  readonly keepPrevious?: boolean;
  /** Read again when a message of these topics comes; as often as prices where there is no socket to bring one. */
  readonly onTopics?: readonly NewsTopic[];
  /** Whose price it shows: read as often as without a socket while the socket brings nothing usable for that instrument. */
  readonly priceOf?: InstrumentKey | null;
}

export interface Read<T> {
  readonly request: Request<T>;
  /** Asks again, as a person's wish: the phase is `loading` until the answer. */
  reload(): void;
  /** A person asked again and waits. */
  readonly isReloading: boolean;
}

/** What moves with the market or with the user's orders and investments: read again while there is no socket to tell. */
const movesByItself: Partial<Record<Family, true>> = {
  market: true,
  watchlist: true,
  trading: true,
  funds: true,
  follow: true,
};

type ReadKey = readonly [endpointId: string, request: unknown, attempt: string];

/** What distinguishes a read from every other, for the cache. */
export const readKey = (
  endpoint: ReadEndpoint,
  request: unknown,
  attempt: string = firstAttempt,
): ReadKey => [endpoint.id, request, attempt];

/**
 * Reads from the backend and keeps the answer fresh. `null` asks nothing; neither does a call that needs a sign-in while
 * nobody is signed in. The same read in two places is one call, unless one of them is tried again after a defect.
 */
export function useRead<E extends ReadEndpoint>(
  endpoint: E,
  request: RequestOf<E> | null,
  options: ReadOptions = {},
): Read<ResponseOf<E>> {
  const { ports } = useApp();
  const {
    request: phase,
    reload,
    isReloading,
  } = useKeptRead({
    endpoint,
    subject: request,
    options,
    read: (signal) => ports.api.call(endpoint, request as RequestOf<E>, { signal }),
  });
  return { request: phase, reload, isReloading };
}

export interface KeptReadSource<T> {
  readonly endpoint: ReadEndpoint;
  /** What is asked, as far as it distinguishes one kept answer from another; null asks nothing. */
  readonly subject: unknown;
  readonly options: ReadOptions;
  /** Fetches the answer anew, in as many calls as it takes. */
  read(signal: AbortSignal | undefined): Promise<T>;
}

export interface KeptRead<T> extends Read<T> {
  /** Identifies this answer among all of the app. */
  readonly question: string;
  /** The answer kept for this very question. */
  readonly known: T | undefined;
  /** True while the answer is being fetched, asked for or not. */
  readonly isFetching: boolean;
  /** Changes the kept answer without asking; what is being fetched meanwhile is dropped. */
  amend(change: (known: T) => T): Promise<void>;
  /** Asks again without a person's wish. */
  refresh(): void;
}

/** An answer that is kept, dated and read again whenever it may have changed: what every read is built on. */
export function useKeptRead<T>({ endpoint, subject, options, read }: KeptReadSource<T>): KeptRead<T> {
  const { ports, news, latest } = useApp();
  const { token, isSignedIn, isAwaited } = useSession();
  const { locale } = useSettings();
  const link = useLinkState();
  const isWanted = subject !== null && (endpoint.access === 'anonymous' || isSignedIn);
  const isAsked = isWanted && (endpoint.access === 'anonymous' || !isAwaited);
  const attempt = use(AttemptContext);
  const key = readKey(endpoint, subject, attempt);
  const question = JSON.stringify(key);
  const topics = isAsked ? (options.onTopics ?? noTopics) : noTopics;
  const [isAskedAgain, setAskedAgain] = useState(false);

  const isFeedUnusable = useIsFeedUnusable(isAsked ? (options.priceOf ?? null) : null);
  const hasPushUpdates = movesByItself[endpoint.family] === true || options.onTopics !== undefined;
  const isPolled = isFeedUnusable || (isPolling(link) && hasPushUpdates);
  const pollEveryMs = isPolled ? pollMs : 0;
  const swr = useSWR<Answer<T>, unknown>(
    isAsked ? key : null,
    async () => {
      const signal =
        options.subject === undefined
          ? undefined
          : supersede(latest, `${endpoint.id} ${options.subject} ${attempt}`);
      const newsCount = news.countOf(topics);
      const value = await read(signal);
      const isPublic = endpoint.access === 'anonymous';
      return { value, at: ports.clock.now(), question, newsCount, isPublic };
    },
    { refreshInterval: options.refreshMs ?? pollEveryMs, keepPreviousData: options.keepPrevious ?? false },
  );
  const { mutate } = swr;
  useOnChange(`${token ?? ''} ${locale}`, mutate);
  useOnNews(topics, { question, newsCount: swr.data?.newsCount, mutate });

  const reload = useCallback(() => {
    setAskedAgain(true);
    const done = (): void => setAskedAgain(false);
    mutate().then(done, done);
  }, [mutate]);
  const refresh = useCallback(() => void mutate(), [mutate]);
  const amend = useCallback(
    async (change: (known: T) => T) => {
      await mutate((answer) => answer && { ...answer, value: change(answer.value) }, { revalidate: false });
    },
    [mutate],
  );

  const isOfAnotherQuestion = swr.data !== undefined && swr.data.question !== question;
  return {
    request: phaseOf({
      isAsked: isWanted,
      known: swr.data,
      isOfAnotherQuestion,
      problem: problemOf(endpoint.id, swr.error),
      isAskedAgain,
    }),
    reload,
    question,
    known: isOfAnotherQuestion ? undefined : swr.data?.value,
    isReloading: isAskedAgain,
    isFetching: swr.isValidating,
    amend,
    refresh,
  };
}

const noTopics: readonly NewsTopic[] = [];

/** Thrown while a screen is drawn, it would take the screen with it. */
function problemOf(endpointId: string, error: unknown): ApiError['problem'] | undefined {
  if (error === undefined || error instanceof ApiError) return error?.problem;
  return {
    kind: 'unexpectedResponse',
    endpointId,
    path: '',
    detail: error instanceof Error ? error.message : '',
  };
}

function useOnChange(value: string, mutate: () => Promise<unknown>): void {
  const seen = useRef(value);
  useEffect(() => {
    if (seen.current === value) return;
    seen.current = value;
    void mutate();
  }, [value, mutate]);
}

interface Heeding {
  readonly question: string;
  /** Of the answer that is shown. */
  readonly newsCount: number | undefined;
  mutate(): Promise<unknown>;
}

/** Reads again on news, and what was asked for before the latest: by a screen that was left before the news came. */
function useOnNews(topics: readonly NewsTopic[], { question, newsCount, mutate }: Heeding): void {
  const { news, rereads } = useApp();
  const names = topics.join(' ');
  useEffect(() => {
    if (names === '') return;
    const heeded = names.split(' ') as NewsTopic[];
    const readAgain = (): void => void mutate();
    const wish = (): void => rereads.ask(question, readAgain);
    if (newsCount !== undefined && newsCount < news.countOf(heeded)) wish();
    const stop = news.subscribe(heeded, wish);
    return () => {
      rereads.forget(question, readAgain);
      stop();
    };
  }, [news, rereads, names, question, newsCount, mutate]);
}
