import { use, useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useTexts } from '#platform/intl.tsx';
import { usePorts } from '#platform/provider.tsx';
import type { Texts } from '#platform/texts.ts';
import type { LoadScreen, ScreenSource } from './route.ts';
import { ScreenState } from './ScreenState.tsx';

/** A screen that has not come by then is given up (spec §2). */
const screenTimeoutMs = 60_000;
/** So long the screen before stays in its place; then there is the skeleton. */
const longestStayMs = 1_000;

/** Code that has arrived, so that a screen opened again is there at once. One for each running app. */
export type ArrivedScreens = Map<LoadScreen, ComponentType>;

export interface LazyScreenProps {
  readonly load: LoadScreen;
  /** The part of the app whose texts it shows. */
  readonly texts: string;
  readonly title: string;
  readonly arrived: ArrivedScreens;
  /** Loads the whole app anew: a browser may remember that a file could not be loaded. */
  onReload(): void;
  readonly stayMs?: number;
  readonly timeoutMs?: number;
}

type Phase = { readonly phase: 'slow' | 'timedOut' | 'notLoaded' } | { readonly Screen: ComponentType };

/** What React does not wait for, not even for a moment. */
const here = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

/** What is on its way, by the app it comes to. */
const stays = new WeakMap<ArrivedScreens, Map<LoadScreen, Promise<unknown>>>();

/**
 * Fetches a screen's code and texts, once; the way that opens it takes them from `arrived`. Resolves when they are there or
 * failed, or after `stayMs`: the screen before need not stay any longer.
 */
export function fetchScreen(
  { load, texts: part }: ScreenSource,
  arrived: ArrivedScreens,
  texts: Texts,
  stayMs = longestStayMs,
): Promise<unknown> {
  if (arrived.has(load)) return here;
  const all = stays.get(arrived) ?? new Map<LoadScreen, Promise<unknown>>();
  stays.set(arrived, all);
  const known = all.get(load);
  if (known !== undefined) return known;
  // Side by side; texts that do not come keep no screen from opening.
  const coming = Promise.all([load(), texts.need(part)]).then(
    ([{ default: Screen }]) => arrived.set(load, Screen),
    () => {},
  );
  const stay = Promise.race([coming, new Promise((resolve) => setTimeout(resolve, stayMs))]);
  all.set(load, stay);
  return stay;
}

/**
 * A screen whose code and texts are on their way: the one before stays, for a second; then there is its skeleton, and after
 * 60 s the way to try again (spec §2). So does code that cannot be loaded (spec §8: "Unable to preload CSS"), which is
 * asked for again by itself when the network is back.
 */
export function LazyScreen(props: LazyScreenProps): ReactNode {
  const { load, texts: part, title, arrived, onReload } = props;
  const { stayMs, timeoutMs = screenTimeoutMs } = props;
  const texts = useTexts();
  const { network } = usePorts();
  use(fetchScreen({ load, texts: part }, arrived, texts, stayMs));
  const [attempt, setAttempt] = useState(1);
  const [state, setState] = useState<Phase>(() => firstPhase(arrived.get(load)));

  useEffect(() => {
    const areTextsDone = texts.need(part);
    if (arrived.has(load)) return;
    let isCurrent = true;
    const become = (next: Phase): void => {
      if (isCurrent) setState(next);
    };
    const timer = setTimeout(become, timeoutMs, { phase: 'timedOut' });
    const end = (): void => clearTimeout(timer);
    Promise.all([load(), areTextsDone]).then(
      ([{ default: Screen }]) => {
        end();
        arrived.set(load, Screen);
        // Later than the time-out is better than never.
        become({ Screen });
      },
      () => {
        end();
        become({ phase: 'notLoaded' });
      },
    );
    return () => {
      isCurrent = false;
      end();
    };
  }, [load, part, texts, arrived, attempt, timeoutMs]);

  const retry = useCallback(() => {
    setState({ phase: 'slow' });
    setAttempt((count) => count + 1);
  }, []);

  const isMissing = 'phase' in state && state.phase === 'notLoaded';
  useEffect(() => {
    if (!isMissing) return;
    return network.subscribe(() => {
      if (network.isOnline()) retry();
    });
  }, [isMissing, network, retry]);

  if ('Screen' in state) return <state.Screen />;
  if (state.phase === 'slow') return <ScreenState kind="slow" title={title} />;
  // A file that failed twice may be remembered as missing by the browser: only a reload asks for it again.
  const way =
    attempt > 1 ? ({ way: 'reload', onWay: onReload } as const) : ({ way: 'retry', onWay: retry } as const);
  return <ScreenState kind={state.phase} title={title} seconds={Math.round(timeoutMs / 1000)} {...way} />;
}

function firstPhase(Screen: ComponentType | undefined): Phase {
  return Screen === undefined ? { phase: 'slow' } : { Screen };
}
