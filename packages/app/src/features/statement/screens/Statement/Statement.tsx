import { Stack } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links } from '#platform/address/links.ts';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { useFilter } from '../../useFilter.ts';
import { FilterBar } from './FilterBar.tsx';
import { Lines } from './Lines.tsx';
import { messages } from './Statement.messages.ts';

/** Every movement of the wallets, newest first (spec §2, §7). What it is narrowed to is in the address. */
export default function StatementScreen(): ReactNode {
  const intl = useIntl();
  const inUse = useFilter();
  return (
    <ScreenFrame title={intl.formatMessage(messages.title)} hasBack backTo={links.profile()}>
      <Stack gap={3}>
        <FilterBar {...inUse} />
        <Lines {...inUse} />
      </Stack>
    </ScreenFrame>
  );
}
