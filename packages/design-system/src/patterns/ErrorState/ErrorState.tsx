import type { ReactNode } from 'react';
import { FailureIcon, OfflineIcon } from '#icons/index.ts';
import { Button } from '#primitives/Button/Button.tsx';
import { Line, Root, Title, Words } from './ErrorState.styles.ts';

export interface ErrorStateProps {
  /** What failed: "Couldn't load your wallets". */
  title: string;
  /** Why, where nothing else on the screen says it. */
  body?: ReactNode;
  /** What is still true: "Your order was not sent." */
  stillTrue?: string | undefined;
  /** "Retry". Needed with `onRetry`. */
  retryLabel?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** The next try is on its way: the button keeps its name and takes no second press. */
  isRetrying?: boolean | undefined;
  /** `waiting`: it will come by itself (offline). */
  tone?: 'negative' | 'waiting' | undefined;
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** A part that failed, in its place and on one line: what, and how to try again; below it what is still true. Announced. */
export function ErrorState(props: ErrorStateProps): ReactNode {
  const {
    title,
    body,
    stillTrue,
    retryLabel,
    onRetry,
    isRetrying = false,
    tone = 'negative',
    headingLevel = 2,
  } = props;
  const ToneIcon = tone === 'waiting' ? OfflineIcon : FailureIcon;
  return (
    <Root data-tone={tone} role="alert">
      <ToneIcon aria-hidden="true" />
      <Words>
        <Line>
          <Title as={`h${headingLevel}`}>{title}</Title>
          {onRetry && retryLabel !== undefined && (
            <Button tone="quiet" size="s" onPress={onRetry} isPending={isRetrying}>
              {retryLabel}
            </Button>
          )}
        </Line>
        {body !== undefined && <div>{body}</div>}
        {stillTrue !== undefined && <p>{stillTrue}</p>}
      </Words>
    </Root>
  );
}
