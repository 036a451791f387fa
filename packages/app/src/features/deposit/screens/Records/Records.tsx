import { auditStatus, depositRecords } from '@meridian/api';
import { Button, StatusTag } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links } from '#platform/address/links.ts';
import { useGrowingList } from '#platform/reading/use-growing-list.ts';
import { RecordList } from '#presentation/records/RecordList.tsx';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { presentStatus } from '#presentation/status/status.ts';
import { DepositProgress } from './DepositProgress.tsx';
import { messages } from './Records.messages.ts';

/** Records of a page. */
const step = 20;
/** About how high one is, in px. */
const rowPx = 320;

const presentation = presentStatus(auditStatus, {
  pending: { tone: 'waiting', label: messages.pending },
  failed: { tone: 'negative', label: messages.failed },
  completed: { tone: 'positive', label: messages.completed },
});

/** Every deposit with how far it is (spec §2, §4). Live: what is on its way to a wallet is news of that wallet. */
export default function RecordsScreen(): ReactNode {
  const intl = useIntl();
  const list = useGrowingList({
    endpoint: depositRecords,
    request: {},
    keyOf: ({ id }) => id,
    step,
    options: { onTopics: ['wallets', 'inbox'] },
  });
  return (
    <ScreenFrame title={intl.formatMessage(messages.title)} hasBack backTo={links.deposit()}>
      <RecordList
        source={list}
        label={intl.formatMessage(messages.title)}
        what={intl.formatMessage(messages.what)}
        empty={{
          title: intl.formatMessage(messages.emptyTitle),
          body: intl.formatMessage(messages.emptyBody),
          action: <Button href={links.deposit()}>{intl.formatMessage(messages.deposit)}</Button>,
        }}
        keyOf={({ id }) => id}
        rowHeight={rowPx}
        status={{ presentation, codeOf: ({ status }) => status }}
        row={(record, status) => <DepositProgress record={record} tag={<StatusTag {...status} />} />}
      />
    </ScreenFrame>
  );
}
