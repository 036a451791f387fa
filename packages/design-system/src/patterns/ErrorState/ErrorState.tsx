import type { ReactNode } from 'react';
import { FailureIcon, OfflineIcon, RetryIcon } from '#icons/index.ts';
import { Button } from '#primitives/Button/Button.tsx';
import { Action, Body, Mark, Root, Small, Title } from '../Notice/Notice.styles.ts';

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

/** Something failed: what, what is still true, and how to try again. Announced when it appears. */
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
  return (
    <Root data-tone={tone} data-framed="" role="alert">
      <Mark aria-hidden="true">{tone === 'waiting' ? <OfflineIcon /> : <FailureIcon />}</Mark>
      <Title as={`h${headingLevel}`} data-size="s">
        {title}
      </Title>
      {body !== undefined && <Body>{body}</Body>}
      {stillTrue !== undefined && <Small>{stillTrue}</Small>}
      {onRetry && retryLabel !== undefined && (
        <Action>
          <Button onPress={onRetry} isPending={isRetrying}>
            <RetryIcon aria-hidden="true" />
            {retryLabel}
          </Button>
        </Action>
      )}
    </Root>
  );
}
