import { ErrorState } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { messages as problems } from '#platform/problems.messages.ts';
import { messages } from './presentation.messages.ts';

export interface CouldNotLoadProps {
  /** As it stands in "Couldn't load …". */
  readonly what: string;
  /** Why, where nothing else on the screen says it. */
  readonly reason?: string | undefined;
  /** What holds all the same: "Prices are not affected." */
  readonly stillTrue?: string;
  /** It comes by itself, as soon as there is a network. */
  readonly isAwaited?: boolean;
  /** Asks again; left out where that changes nothing. */
  readonly onRetry?: (() => void) | undefined;
}

/** A part of a screen that did not come: "Couldn't load …" and "Retry", in the same words everywhere. */
export function CouldNotLoad(props: CouldNotLoadProps): ReactNode {
  const { what, reason, stillTrue, isAwaited = false, onRetry } = props;
  const intl = useIntl();
  return (
    <ErrorState
      tone={isAwaited ? 'waiting' : 'negative'}
      title={intl.formatMessage(problems.title, { what })}
      body={reason}
      stillTrue={stillTrue}
      retryLabel={intl.formatMessage(messages.retry)}
      onRetry={onRetry}
    />
  );
}
