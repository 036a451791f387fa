import { ErrorState, Skeleton } from '@meridian/design-system';
import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { skeletonDelayMs } from '../presentation/Delayed.tsx';
import { ScreenFrame } from '../presentation/ScreenFrame.tsx';
import type { LoadScreen } from './routes.ts';
import { messages } from './shell.messages.ts';

/** A screen that has not come by then is given up (spec §2). */
export const screenTimeoutMs = 60_000;

/** Code that has arrived, so that a screen opened again is there at once. One for each running app. */
export type ArrivedScreens = Map<LoadScreen, ComponentType>;

export interface LazyScreenProps {
  readonly load: LoadScreen;
  readonly title: string;
  readonly arrived: ArrivedScreens;
  /** Loads the whole app anew: a browser may remember that a file could not be loaded. */
  onReload(): void;
  readonly delayMs?: number;
  readonly timeoutMs?: number;
}

type Phase = 'waiting' | 'slow' | 'timedOut' | 'failed';

/**
 * A screen whose code is on its way: nothing for 200 ms, then its skeleton, after 60 s the way to try again
 * (spec §2). So does code that cannot be loaded (spec §8: "Unable to preload CSS").
 */
export function LazyScreen(props: LazyScreenProps): ReactNode {
  const { load, title, arrived, onReload, delayMs = skeletonDelayMs, timeoutMs = screenTimeoutMs } = props;
  const [attempt, setAttempt] = useState(1);
  const [state, setState] = useState<{ phase: Phase } | { Screen: ComponentType }>(() => stateAtFirst(arrived.get(load)));

  useEffect(() => {
    if (arrived.has(load)) return;
    let isCurrent = true;
    const become = (phase: Phase): void => {
      if (isCurrent) setState({ phase });
    };
    const timers = [setTimeout(become, delayMs, 'slow'), setTimeout(become, timeoutMs, 'timedOut')];
    const end = (): void => timers.forEach(clearTimeout);
    load().then(
      ({ default: Screen }) => {
        end();
        arrived.set(load, Screen);
        // Later than the time-out is better than never.
        if (isCurrent) setState({ Screen });
      },
      (error: unknown) => {
        end();
        reportError(error);
        become('failed');
      },
    );
    return () => {
      isCurrent = false;
      end();
    };
  }, [load, arrived, attempt, delayMs, timeoutMs]);

  const retry = useCallback(() => {
    setState({ phase: 'waiting' });
    setAttempt((count) => count + 1);
  }, []);

  if ('Screen' in state) return <state.Screen />;
  if (state.phase === 'waiting') return null;
  return (
    <ScreenFrame title={title} hasBack>
      <Waiting phase={state.phase} title={title} timeoutMs={timeoutMs} isAgain={attempt > 1} onRetry={retry} onReload={onReload} />
    </ScreenFrame>
  );
}

function stateAtFirst(Screen: ComponentType | undefined): { phase: Phase } | { Screen: ComponentType } {
  return Screen === undefined ? { phase: 'waiting' } : { Screen };
}

interface WaitingProps {
  readonly phase: Exclude<Phase, 'waiting'>;
  readonly title: string;
  readonly timeoutMs: number;
  readonly isAgain: boolean;
  onRetry(): void;
  onReload(): void;
}

function Waiting({ phase, title, timeoutMs, isAgain, onRetry, onReload }: WaitingProps): ReactNode {
  const intl = useIntl();
  // A file that failed twice may be remembered as missing by the browser: only a reload asks for it again.
  const wayOut = isAgain
    ? { retryLabel: intl.formatMessage(messages.reload), onRetry: onReload }
    : { retryLabel: intl.formatMessage(messages.retry), onRetry };
  switch (phase) {
    case 'slow':
      return (
        <div role="status" aria-busy="true" aria-label={intl.formatMessage(messages.loadingScreen, { title })}>
          <Skeleton shape="row" count={8} />
        </div>
      );
    case 'timedOut':
      return (
        <ErrorState
          title={intl.formatMessage(messages.timedOutTitle)}
          body={intl.formatMessage(messages.timedOutBody, { seconds: Math.round(timeoutMs / 1000) })}
          {...wayOut}
        />
      );
    case 'failed':
      return (
        <ErrorState
          title={intl.formatMessage(messages.loadFailedTitle)}
          body={intl.formatMessage(messages.loadFailedBody)}
          {...wayOut}
        />
      );
  }
}
