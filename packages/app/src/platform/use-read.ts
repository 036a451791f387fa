import {
  ApiError,
  type Family,
  type ReadEndpoint,
  type RequestOf,
  type ResponseOf,
  type Topic,
} from '@meridian/api';
import { use, useCallback, useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import { AttemptContext, useApp } from './context.ts';
import { useSession, useSettings } from './provider.tsx';
import { isPolling, pollMs, useIsFeedUnusable, useLinkState, type InstrumentKey } from './realtime.ts';
import { phaseOf, type Dated, type Request } from './request-phase.ts';
import { supersede } from './superseding.ts';

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
  /** Read again when a message of these topics comes. */
  readonly onTopics?: readonly Topic[];
  /** Whose price it shows: read as often as without a socket while the socket brings nothing usable for that instrument. */
  readonly priceOf?: InstrumentKey | null;
}

export interface Read<T> {
  readonly request: Request<T>;
  /** Asks again, as a person's wish: the phase is `loading` until the answer. */
  reload(): void;
}

/** What moves with the market or with the user's orders: read again while there is no socket to tell. */
const movesByItself: Partial<Record<Family, true>> = {
  market: true,
  watchlist: true,
  trading: true,
  funds: true,
};

type ReadKey = readonly [endpointId: string, request: unknown, attempt: string];

/**
 * Reads from the backend and keeps the answer fresh. `null` asks nothing; neither does a call that needs a sign-in while
 * nobody is signed in. The same read in two places is one call, unless one of them is tried again after a defect.
 */
export function useRead<E extends ReadEndpoint>(
  endpoint: E,
  request: RequestOf<E> | null,
  options: ReadOptions = {},
): Read<ResponseOf<E>> {
  const { ports, latest } = useApp();
  const { token, isSignedIn } = useSession();
  const { locale } = useSettings();
  const link = useLinkState();
  const isAsked = request !== null && (endpoint.access === 'anonymous' || isSignedIn);
  const attempt = use(AttemptContext);
  const key: ReadKey = [endpoint.id, request, attempt];
  const question = JSON.stringify(key);
  const [isAskedAgain, setAskedAgain] = useState(false);

  const isFeedUnusable = useIsFeedUnusable(isAsked ? (options.priceOf ?? null) : null);
  const isPolled = isFeedUnusable || (isPolling(link) && movesByItself[endpoint.family] === true);
  const pollEveryMs = isPolled ? pollMs : 0;
  const swr = useSWR<Answer<ResponseOf<E>>, unknown>(
    isAsked ? key : null,
    async () => {
      const { subject } = options;
      const signal =
        subject === undefined ? undefined : supersede(latest, `${endpoint.id} ${subject} ${attempt}`);
      const value = await ports.api.call(endpoint, request as RequestOf<E>, { signal });
      return { value, at: ports.clock.now(), question };
    },
    { refreshInterval: options.refreshMs ?? pollEveryMs, keepPreviousData: options.keepPrevious ?? false },
  );
  const { mutate } = swr;
  useOnChange(`${token ?? ''} ${locale}`, mutate);
  useOnTopics(isAsked ? (options.onTopics ?? noTopics) : noTopics, question, mutate);

  const reload = useCallback(() => {
    setAskedAgain(true);
    const done = (): void => setAskedAgain(false);
    mutate().then(done, done);
  }, [mutate]);

  return {
    request: phaseOf({
      isAsked,
      known: swr.data,
      isOfAnotherQuestion: swr.data !== undefined && swr.data.question !== question,
      problem: problemOf(endpoint.id, swr.error),
      isAskedAgain,
    }),
    reload,
  };
}

/** An answer that remembers what was asked: it may stay on screen while another question is under way. */
interface Answer<T> extends Dated<T> {
  readonly question: string;
}

const noTopics: readonly Topic[] = [];

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

function useOnTopics(topics: readonly Topic[], question: string, mutate: () => Promise<unknown>): void {
  const { ports, rereads } = useApp();
  const names = topics.join(' ');
  useEffect(() => {
    if (ports.socket === null || names === '') return;
    const readAgain = (): void => void mutate();
    const onMessage = (): void => rereads.ask(question, readAgain);
    const stops = names.split(' ').map((topic) => ports.socket?.subscribe(topic as Topic, onMessage));
    return () => {
      rereads.forget(question, readAgain);
      for (const stop of stops) stop?.();
    };
  }, [ports, rereads, names, question, mutate]);
}
