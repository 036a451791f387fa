import { use, useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useTexts } from '#platform/words/intl.tsx';
import { usePorts } from '#platform/ports/context.ts';
import { fetchScreen, type ArrivedScreens } from './fetch-screen.ts';
import type { LoadScreen } from '../route.ts';
import { ScreenState } from '../ScreenState.tsx';

/** A screen that has not come by then is given up (spec §2). */
const screenTimeoutMs = 60_000;

export interface LazyScreenProps {
  readonly load: LoadScreen;
  /** The parts of the app whose texts it shows: the same array as long as it is the same screen. */
  readonly texts: readonly string[];
  readonly title: string;
  readonly arrived: ArrivedScreens;
  /** Loads the whole app anew: a browser may remember that a file could not be loaded. */
  onReload(): void;
  readonly stayMs?: number;
  readonly timeoutMs?: number;
}

type Phase = { readonly phase: 'slow' | 'timedOut' | 'notLoaded' } | { readonly Screen: ComponentType };

/**
 * A screen whose code and texts are on their way: the one before stays for 200 ms; then there is its skeleton, and after
 * 60 s the way to try again (spec §2). So does code that cannot be loaded (spec §8: "Unable to preload CSS"), which is
 * asked for again by itself when the network is back: where the browser remembers it as missing, with the whole app.
 */
export function LazyScreen(props: LazyScreenProps): ReactNode {
  const { load, texts: parts, title, arrived, onReload } = props;
  const { stayMs, timeoutMs = screenTimeoutMs } = props;
  const texts = useTexts();
  const { network } = usePorts();
  use(fetchScreen({ load, texts: parts }, arrived, texts, stayMs));
  const [attempt, setAttempt] = useState(1);
  const [state, setState] = useState<Phase>(() => firstPhase(arrived.get(load)));
  const isNetworkBack = useRef(false);
  const isShown = 'Screen' in state;

  useEffect(() => {
    const areTextsDone = Promise.all(parts.map((part) => texts.need(part)));
    // Not `arrived`: what arrives between the drawing and this effect has to be shown, too.
    if (isShown) return;
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
        if (isCurrent && isNetworkBack.current) onReload();
        else become({ phase: 'notLoaded' });
      },
    );
    return () => {
      isCurrent = false;
      end();
    };
  }, [load, parts, texts, arrived, isShown, attempt, timeoutMs, onReload]);

  const retry = useCallback(() => {
    setState({ phase: 'slow' });
    setAttempt((count) => count + 1);
  }, []);

  const isMissing = 'phase' in state && state.phase === 'notLoaded';
  useEffect(() => {
    if (!isMissing) return;
    return network.subscribe(() => {
      if (!network.isOnline()) return;
      isNetworkBack.current = true;
      retry();
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
