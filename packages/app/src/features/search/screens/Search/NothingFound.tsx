import type { Quote } from '@meridian/api';
import { Button, EmptyState, List, Stack } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links } from '#platform/address/links.ts';
import { productKey } from '#presentation/watching/device-watchlist.ts';
import { FoundRow, type FoundRowProps } from './FoundRow.tsx';
import { messages } from './Search.messages.ts';

interface NothingFoundProps extends Pick<FoundRowProps, 'watched'> {
  readonly keyword: string;
  /** What is written most like it. */
  readonly nearest: readonly Quote[];
}

/** Says what was searched for and where, and offers what is nearest to it. */
export function NothingFound({ keyword, nearest, watched }: NothingFoundProps): ReactNode {
  const intl = useIntl();
  return (
    <Stack gap={6}>
      <EmptyState
        title={intl.formatMessage(messages.nothingTitle, { keyword })}
        body={intl.formatMessage(messages.nothingBody)}
        action={<Button href={links.markets()}>{intl.formatMessage(messages.toMarkets)}</Button>}
      />
      {nearest.length > 0 && (
        <List
          label={intl.formatMessage(messages.nearest)}
          hasHeader
          items={nearest}
          keyOf={productKey}
          renderRow={(quote) => <FoundRow quote={quote} watched={watched} />}
        />
      )}
    </Stack>
  );
}
