import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { ProgressCircle } from '../ProgressCircle/ProgressCircle.tsx';
import { ByHand, Content, Notice, Root } from './PullToRefresh.styles.ts';

export interface PullToRefreshLabels {
  /** "Pull to refresh". */
  pull: string;
  /** "Let go to refresh". */
  release: string;
  /** "Refreshing": shown and said. */
  refreshing: string;
  /** "Refresh": the button for the keyboard. */
  refresh: string;
}

export interface PullToRefreshProps {
  children: ReactNode;
  /** The answer is on its way: the sign stays and turns. */
  isRefreshing: boolean;
  /** Pulled far enough and let go, or asked for by its button. Not told again while `isRefreshing`. */
  onRefresh: () => void;
  labels: PullToRefreshLabels;
  isDisabled?: boolean | undefined;
}

/** How far in px the content comes down before letting go refreshes; also where it rests meanwhile. */
const thresholdPx = 56;
/** The content follows the finger at this share of its way, so that it feels held. */
const give = 0.45;

/** Whether everything from here up to the page is scrolled to its top. */
function isAtTop(node: Element): boolean {
  for (let at: Element | null = node; at; at = at.parentElement) if (at.scrollTop > 0) return false;
  return true;
}

/** Content that is fetched anew when pulled down from its top, or with a button. */
export function PullToRefresh(props: PullToRefreshProps): ReactNode {
  const { children, isRefreshing, onRefresh, labels, isDisabled = false } = props;
  const rootRef = useRef<HTMLDivElement>(null);
  const [pulled, setPulled] = useState<number>();
  const latest = useRef({ onRefresh, isOff: isDisabled || isRefreshing });
  useEffect(() => {
    latest.current = { onRefresh, isOff: isDisabled || isRefreshing };
  });

  // Native listeners: only a listener that is not passive may keep the page from scrolling.
  useEffect(() => {
    const root = rootRef.current;
    if (!root) return undefined;
    let startY: number | undefined;
    let way = 0;
    const onStart = (event: TouchEvent): void => {
      const touch = event.touches[0];
      const mayPull = !latest.current.isOff && event.touches.length === 1 && isAtTop(root);
      startY = mayPull ? touch?.clientY : undefined;
      way = 0;
    };
    const onMove = (event: TouchEvent): void => {
      const y = event.touches[0]?.clientY;
      if (startY === undefined || y === undefined) return;
      way = Math.max(0, (y - startY) * give);
      if (way === 0) {
        setPulled(undefined);
        return;
      }
      if (event.cancelable) event.preventDefault();
      setPulled(Math.min(way, thresholdPx * 1.5));
    };
    const onEnd = (): void => {
      if (startY !== undefined && way >= thresholdPx && !latest.current.isOff) latest.current.onRefresh();
      startY = undefined;
      setPulled(undefined);
    };
    const onCancel = (): void => {
      startY = undefined;
      setPulled(undefined);
    };
    root.addEventListener('touchstart', onStart, { passive: true });
    root.addEventListener('touchmove', onMove, { passive: false });
    root.addEventListener('touchend', onEnd);
    root.addEventListener('touchcancel', onCancel);
    return () => {
      root.removeEventListener('touchstart', onStart);
      root.removeEventListener('touchmove', onMove);
      root.removeEventListener('touchend', onEnd);
      root.removeEventListener('touchcancel', onCancel);
    };
  }, []);

  const isPulling = pulled !== undefined;
  const offset = isRefreshing ? thresholdPx : (pulled ?? 0);
  const isReady = isPulling && pulled >= thresholdPx;
  return (
    <Root ref={rootRef} aria-busy={isRefreshing || undefined}>
      {!isDisabled && (
        <ByHand>
          <Button size="s" isPending={isRefreshing} onPress={onRefresh}>
            {labels.refresh}
          </Button>
        </ByHand>
      )}
      <Notice data-shown={isPulling || isRefreshing || undefined}>
        {isRefreshing && <ProgressCircle size="s" label={labels.refreshing} value={null} />}
        <span role="status">{isRefreshing && labels.refreshing}</span>
        {isPulling && <span aria-hidden="true">{isReady ? labels.release : labels.pull}</span>}
      </Notice>
      <Content
        data-dragging={isPulling || undefined}
        data-resting={offset === 0 || undefined}
        style={{ '--m-pull': `${offset}px` } as CSSProperties}
      >
        {children}
      </Content>
    </Root>
  );
}
