import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useTexts } from '#platform/intl.tsx';
import { skeletonDelayMs } from '#presentation/Delayed.tsx';
import type { LoadScreen } from './route.ts';
import { ScreenState } from './ScreenState.tsx';

/** A screen that has not come by then is given up (spec §2). */
const screenTimeoutMs = 60_000;

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
  readonly delayMs?: number;
  readonly timeoutMs?: number;
}

type Phase =
  | { readonly phase: 'waiting' | 'slow' | 'timedOut' | 'notLoaded' }
  | { readonly Screen: ComponentType };

/**
 * A screen whose code and texts are on their way: nothing for 200 ms, then its skeleton, after 60 s the way to try again
 * (spec §2). So does code that cannot be loaded (spec §8: "Unable to preload CSS").
 */
export function LazyScreen(props: LazyScreenProps): ReactNode {
  const { load, texts: part, title, arrived, onReload } = props;
  const { delayMs = skeletonDelayMs, timeoutMs = screenTimeoutMs } = props;
  const texts = useTexts();
  const [attempt, setAttempt] = useState(1);
  const [state, setState] = useState<Phase>(() => firstPhase(arrived.get(load)));

  useEffect(() => {
    // Side by side; texts that do not come keep no screen from opening.
    const areTextsDone = texts.need(part);
    if (arrived.has(load)) return;
    let isCurrent = true;
    const become = (next: Phase): void => {
      if (isCurrent) setState(next);
    };
    const timers = [
      setTimeout(become, delayMs, { phase: 'slow' }),
      setTimeout(become, timeoutMs, { phase: 'timedOut' }),
    ];
    const end = (): void => timers.forEach(clearTimeout);
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
  }, [load, part, texts, arrived, attempt, delayMs, timeoutMs]);

  const retry = useCallback(() => {
    setState({ phase: 'waiting' });
    setAttempt((count) => count + 1);
  }, []);

  if ('Screen' in state) return <state.Screen />;
  if (state.phase === 'waiting') return null;
  if (state.phase === 'slow') return <ScreenState kind="slow" title={title} />;
  // A file that failed twice may be remembered as missing by the browser: only a reload asks for it again.
  const way =
    attempt > 1 ? ({ way: 'reload', onWay: onReload } as const) : ({ way: 'retry', onWay: retry } as const);
  return <ScreenState kind={state.phase} title={title} seconds={Math.round(timeoutMs / 1000)} {...way} />;
}

function firstPhase(Screen: ComponentType | undefined): Phase {
  return Screen === undefined ? { phase: 'waiting' } : { Screen };
}
