import { PullToRefresh, RefreshButton } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './Refresh.messages.ts';
import type { Refreshing } from './refreshing.ts';

export interface RefreshProps {
  readonly refreshing: Refreshing;
  /** In the screen's bar, or in what is pulled down. */
  readonly as: 'button' | 'pull';
}

/** The ways to refresh a screen: loaded after the first paint. */
export default function Refresh({ refreshing, as }: RefreshProps): ReactNode {
  const intl = useIntl();
  const { isRefreshing, hasFailed, refresh } = refreshing;
  if (as === 'button')
    return (
      <RefreshButton
        label={intl.formatMessage(messages.refresh)}
        onPress={refresh}
        isPending={isRefreshing}
      />
    );
  return (
    <PullToRefresh
      isRefreshing={isRefreshing}
      hasFailed={hasFailed}
      onRefresh={refresh}
      labels={{
        pull: intl.formatMessage(messages.pull),
        release: intl.formatMessage(messages.release),
        refreshing: intl.formatMessage(messages.refreshing),
        updated: intl.formatMessage(messages.updated),
        failed: intl.formatMessage(messages.refreshFailed),
      }}
    />
  );
}
