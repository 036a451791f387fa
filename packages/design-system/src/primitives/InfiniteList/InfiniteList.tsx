import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { ErrorText } from '../Field/Field.styles.ts';
import { FailureIcon } from '../../icons/index.ts';
import { Foot } from './InfiniteList.styles.ts';

export interface InfiniteListProps {
  /** The rows there are. */
  children: ReactNode;
  hasMore: boolean;
  /** Asks for the next page; not again before the last one has come or failed, nor within 350 ms (spec §9). */
  onMore: () => void;
  isLoading: boolean;
  /** The next page did not come: what there is stays, and the person decides. */
  error?: string | undefined;
  retryLabel: string;
  /** A button in sight: for the keyboard, and where a page does not fill the window. */
  moreLabel: string;
  /** Said and shown while a page is on its way. */
  loadingText: string;
  /** "That is all": shown after the last page. */
  endText: string;
}

/** Time in ms before reaching the end counts again (spec §9). */
const againAfterMs = 350;
/** How far below the window in px the end may be when the next page is asked for. */
const aheadPx = 320;

/** Rows that grow as one nears their end. */
export function InfiniteList(props: InfiniteListProps): ReactNode {
  const { children, hasMore, onMore, isLoading, error, endText } = props;
  const endRef = useRef<HTMLDivElement>(null);
  const lastAsked = useRef(Number.NEGATIVE_INFINITY);
  const latest = useRef(onMore);
  useEffect(() => {
    latest.current = onMore;
  });
  const isListening = hasMore && !isLoading && error === undefined;

  useEffect(() => {
    const end = endRef.current;
    if (!end || !isListening) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = (): void => {
      lastAsked.current = performance.now();
      latest.current();
    };
    // The observer tells at once whether the end is in reach, so that a short page asks for the next one by itself.
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        if (entries.at(-1)?.isIntersecting !== true) return;
        const wait = againAfterMs - (performance.now() - lastAsked.current);
        if (wait <= 0) ask();
        else timer = setTimeout(ask, Math.ceil(wait));
      },
      { rootMargin: `0px 0px ${aheadPx}px` },
    );
    observer.observe(end);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [isListening]);

  return (
    <div>
      {children}
      <Foot ref={endRef}>
        <span role="status">{isLoading ? props.loadingText : !hasMore && endText}</span>
        {error !== undefined && (
          <ErrorText role="alert">
            <FailureIcon aria-hidden="true" />
            <span>{error}</span>
          </ErrorText>
        )}
        {hasMore && (
          <Button isPending={isLoading} onPress={() => latest.current()}>
            {error === undefined ? props.moreLabel : props.retryLabel}
          </Button>
        )}
      </Foot>
    </div>
  );
}
