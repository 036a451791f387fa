import { Button, EmptyState } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { noFilter, type Filter } from '../../../filter.ts';
import { messages } from './filter.messages.ts';

/** Nothing is kept by the filter: that is not an empty list. */
export function NoMatch({ onFilter }: { onFilter: (filter: Filter) => void }): ReactNode {
  const intl = useIntl();
  return (
    <EmptyState
      title={intl.formatMessage(messages.noMatch)}
      body={intl.formatMessage(messages.noMatchBody)}
      action={<Button onPress={() => onFilter(noFilter)}>{intl.formatMessage(messages.clear)}</Button>}
    />
  );
}
