import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { ProgressCircle } from '../ProgressCircle/ProgressCircle.tsx';
import { VisuallyHidden } from '../Text/Text.tsx';
import { Root, Sign } from './PullToRefresh.styles.ts';
import { usePull } from './usePull.ts';

export interface PullToRefreshLabels {
  /** "Pull to refresh". */
  pull: string;
  /** "Let go to refresh". */
  release: string;
  /** "Refreshing": shown and said. */
  refreshing: string;
  /** "Updated": shown and said for a moment. */
  updated: string;
  /** "Could not refresh": shown and said for a moment; the screen says it for longer. */
  failed: string;
}

export interface PullToRefreshProps {
  /** The answer is on its way, even if something else asked for it. */
  isRefreshing: boolean;
  /** What came last was no answer. Read when `isRefreshing` ends. */
  hasFailed?: boolean | undefined;
  /** Pulled far enough and let go. Not called again while `isRefreshing`. */
  onRefresh: () => void;
  labels: PullToRefreshLabels;
  isDisabled?: boolean | undefined;
}

/** How long in ms the outcome is shown. */
const outcomeMs = 1_600;

type Outcome = 'updated' | 'failed';

/**
 * Reloads what it is in when a finger pulls it down from its top. A sign comes out from below the bar and says
 * what happens; the content stays where it is. Beside it belongs a `RefreshButton`.
 */
export function PullToRefresh(props: PullToRefreshProps): ReactNode {
  const { isRefreshing, hasFailed = false, onRefresh, labels, isDisabled = false } = props;
  const ref = useRef<HTMLDivElement>(null);
  const { share } = usePull(ref, isDisabled || isRefreshing, onRefresh);
  const outcome = useOutcome(isRefreshing, hasFailed);

  const said = isRefreshing ? labels.refreshing : outcome && labels[outcome];
  const shown = said ?? (share === 1 ? labels.release : labels.pull);
  const isShown = share !== undefined || said !== undefined;
  return (
    <Root ref={ref}>
      <Sign
        data-dragging={share !== undefined || undefined}
        data-hidden={!isShown || undefined}
        style={{ '--m-pull-share': said === undefined ? (share ?? 0) : 1 } as CSSProperties}
      >
        <span aria-hidden="true">
          <ProgressCircle
            size="s"
            label={shown}
            value={isRefreshing ? null : outcome ? 1 : (share ?? 0)}
            tone={outcome === undefined ? 'accent' : outcome === 'updated' ? 'positive' : 'negative'}
          />
        </span>
        <span aria-hidden="true">{shown}</span>
      </Sign>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </Root>
  );
}

/** How a refresh ended, for as long as it is worth saying. */
function useOutcome(isRefreshing: boolean, hasFailed: boolean): Outcome | undefined {
  const [outcome, setOutcome] = useState<Outcome>();
  const [wasRefreshing, setWasRefreshing] = useState(isRefreshing);
  if (wasRefreshing !== isRefreshing) {
    setWasRefreshing(isRefreshing);
    setOutcome(isRefreshing ? undefined : hasFailed ? 'failed' : 'updated');
  }
  useEffect(() => {
    if (outcome === undefined) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), outcomeMs);
    return () => clearTimeout(timer);
  }, [outcome]);
  return outcome;
}
