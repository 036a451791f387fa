import type { ReactNode } from 'react';
import { FailureIcon, OfflineIcon, RetryIcon } from '#icons/index.ts';
import { Button } from '#primitives/Button/Button.tsx';
import { Root, Title, Words } from './ErrorState.styles.ts';

export interface ErrorStateProps {
  /** What failed. */
  title: string;
  body?: ReactNode;
  /** What is still true: "Your order was not sent." */
  stillTrue?: string | undefined;
  retryLabel?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** The next try is on its way: the button keeps its name and takes no second press. */
  isRetrying?: boolean | undefined;
  /** `waiting`: it will come by itself (offline). */
  tone?: 'negative' | 'waiting' | undefined;
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** Something failed, in its place: what, what is still true, and how to try again. Announced when it appears. */
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
        <Title as={`h${headingLevel}`}>{title}</Title>
        {body !== undefined && <div>{body}</div>}
        {stillTrue !== undefined && <p>{stillTrue}</p>}
      </Words>
      {onRetry && retryLabel !== undefined && (
        <Button size="s" onPress={onRetry} isPending={isRetrying}>
          <RetryIcon aria-hidden="true" />
          {retryLabel}
        </Button>
      )}
    </Root>
  );
}
