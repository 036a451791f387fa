import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '#primitives/Button/Button.tsx';
import { InlineMessage } from '#primitives/InlineMessage/InlineMessage.tsx';
import { Root } from './ListEnd.styles.ts';

export interface ListEndProps {
  /** How much of the list is here: "25 of 120". */
  shown: string;
  /** What holds for all of it: "Times in EST". */
  note?: string | undefined;
  /** Lengthens the list; leave out at its end. */
  onMore?: (() => void) | undefined;
  /** Says what comes: "Show more", "Show earlier". Needed with `onMore`. */
  moreLabel?: string | undefined;
  /** The next part is on its way. */
  isPending?: boolean | undefined;
  /** The next part did not come: what there is stays, and the person decides. */
  error?: string | undefined;
  /** The button after a failure: "Retry". Needed with `error`. */
  retryLabel?: string | undefined;
  /** Asks by itself as the end comes near the window, at most once in 350 ms (spec §9). Not where something is below it. */
  isAutomatic?: boolean | undefined;
}

/** Time in ms before reaching the end counts again (spec §9). */
const againAfterMs = 350;
/** How far below the window in px the end may be when the next part is asked for. */
const aheadPx = 320;

/** The end of a list that is read in parts: how much of it is here, and the way to more. */
export function ListEnd(props: ListEndProps): ReactNode {
  const { shown, note, onMore, moreLabel, isPending = false, error, retryLabel, isAutomatic = false } = props;
  const rootRef = useRef<HTMLDivElement>(null);
  const isListening = isAutomatic && onMore !== undefined && !isPending && error === undefined;
  useReached(rootRef, isListening, () => onMore?.());
  return (
    <Root ref={rootRef}>
      <span role="status">{shown}</span>
      {error !== undefined && <InlineMessage tone="negative" isLive title={error} />}
      {onMore && (
        <Button tone={error === undefined ? 'neutral' : 'quiet'} onPress={onMore} isPending={isPending}>
          {error === undefined ? moreLabel : retryLabel}
        </Button>
      )}
      {note !== undefined && <span>{note}</span>}
    </Root>
  );
}

/** Reports when the end is in reach: at once if it is, so that a short list grows until it fills the window. */
function useReached(
  end: { readonly current: Element | null },
  isListening: boolean,
  onReached: () => void,
): void {
  const lastAsked = useRef(Number.NEGATIVE_INFINITY);
  const latest = useRef(onReached);
  useEffect(() => {
    latest.current = onReached;
  });
  useEffect(() => {
    if (!end.current || !isListening) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = (): void => {
      lastAsked.current = performance.now();
      latest.current();
    };
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
    observer.observe(end.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [end, isListening]);
}
