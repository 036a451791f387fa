import { Button, InlineMessage, OfflineIcon } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { messages as problems } from '#platform/words/problems.messages.ts';
import { messages } from './presentation.messages.ts';

export interface CouldNotLoadProps {
  /** As named in "Couldn't load …". */
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
    <InlineMessage
      {...(isAwaited ? { tone: 'waiting', icon: <OfflineIcon aria-hidden="true" /> } : { tone: 'negative' })}
      isLive
      headingLevel={2}
      title={intl.formatMessage(problems.title, { what })}
      body={reason}
      stillTrue={stillTrue}
      action={
        onRetry && (
          <Button tone="quiet" size="s" onPress={onRetry}>
            {intl.formatMessage(messages.retry)}
          </Button>
        )
      }
    />
  );
}
