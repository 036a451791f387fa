import { walletBill, type ResponseOf } from '@meridian/api';
import { Button, List, ListRow, Section, StatusTag } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links } from '#platform/address/links.ts';
import { usePorts } from '#platform/ports/context.ts';
import { knownData } from '#platform/reading/request.ts';
import { useRead, type Read } from '#platform/reading/use-read.ts';
import { missing, useFormat } from '#platform/words/format.ts';
import { CouldNotLoad } from '#presentation/CouldNotLoad.tsx';
import { useStatusTag } from '#presentation/status/status.ts';
import { withdrawnIn, type Withdrawn } from '../../records.ts';
import { messages } from './Record.messages.ts';
import { presentation } from './words.ts';

/** The newest lines of withdrawals. */
const newest = 50;
/** As many as are listed under the form. */
const listed = 5;

interface LatestWithdrawals extends Read<ResponseOf<typeof walletBill>> {
  readonly withdrawn: readonly Withdrawn[];
}

/** The latest withdrawals, as the statement has them. Live: what is decided is news of the wallets and of the inbox. */
export function useLatest(): LatestWithdrawals {
  const { systemInfo } = usePorts();
  const read = useRead(
    walletBill,
    { timeZone: systemInfo().timeZone, kind: 'withdrawal', pageNo: 1, pageSize: newest },
    { onTopics: ['wallets', 'inbox'] },
  );
  return { ...read, withdrawn: withdrawnIn(knownData(read.request)?.list ?? []) };
}

/** Each leads to its progress. Nothing is shown where there are none. */
export function Latest({ request, reload, withdrawn }: LatestWithdrawals): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const tagOf = useStatusTag();
  if (request.phase === 'failed')
    return <CouldNotLoad what={intl.formatMessage(messages.what)} onRetry={reload} />;
  if (withdrawn.length === 0) return null;
  return (
    <Section
      title={intl.formatMessage(messages.list)}
      action={
        <Button tone="quiet" size="s" href={links.statement('BALANCE')}>
          {intl.formatMessage(messages.all)}
        </Button>
      }
    >
      <List
        label={intl.formatMessage(messages.list)}
        items={withdrawn.slice(0, listed)}
        keyOf={({ id }) => id}
        renderRow={({ id, amount, currency, account, at, status }) => (
          <ListRow
            title={format.money(amount, currency)}
            facts={[account ?? missing, at === null ? missing : format.dateTime(at)]}
            trailing={<StatusTag {...tagOf(presentation, status)} />}
            href={links.withdrawal(id)}
          />
        )}
      />
    </Section>
  );
}
