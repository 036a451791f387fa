import { isWhole, walletBill, walletTypes, type WalletType } from '@meridian/api';
import { Button, EmptyState, ListEnd, Select, Skeleton, Stack } from '@meridian/design-system';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useFormat } from '../../../../platform/format.ts';
import { links } from '../../../../platform/links.ts';
import { usePorts } from '../../../../platform/provider.tsx';
import { useRead } from '../../../../platform/request.ts';
import { grown, longerBy } from '../../../../presentation/growing.ts';
import { RequestView } from '../../../../presentation/RequestView.tsx';
import { ScreenFrame } from '../../../../presentation/ScreenFrame.tsx';
import { walletNames } from '../../../../presentation/wallet.messages.ts';
import { Lines } from './Lines.tsx';
import { messages } from './Statement.messages.ts';

/** Lines of the first page, and how many "show earlier" adds. */
const step = 50;
const allWallets = 'all';

/** Every movement of the wallets, newest first (spec §2, §7). The chosen wallet stands in the address. */
export default function StatementScreen(): ReactNode {
  const intl = useIntl();
  const [query, setQuery] = useSearchParams();
  const walletType = walletTypes.find((type) => type === query.get('wallet')) ?? null;
  const show = (wallet: string): void => setQuery(wallet === allWallets ? {} : { wallet }, { replace: true });
  return (
    <ScreenFrame title={intl.formatMessage(messages.title)} hasBack backTo={links.profile()}>
      <Stack gap={6}>
        <Select
          label={intl.formatMessage(messages.wallet)}
          value={walletType ?? allWallets}
          onChange={show}
          options={[
            { value: allWallets, label: intl.formatMessage(messages.all) },
            ...walletTypes.map((type) => ({ value: type, label: intl.formatMessage(walletNames[type]) })),
          ]}
        />
        <Movements key={walletType} walletType={walletType} onShowAll={() => show(allWallets)} />
      </Stack>
    </ScreenFrame>
  );
}

interface MovementsProps {
  readonly walletType: WalletType | null;
  onShowAll(): void;
}

/** It reads one page that gets longer, so that lines never come from two moments. */
function Movements({ walletType, onShowAll }: MovementsProps): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { systemInfo } = usePorts();
  const [pageSize, setPageSize] = useState(step);
  const { request, reload } = useRead(
    walletBill,
    { timeZone: systemInfo().timeZone, pageNo: 1, pageSize, ...(walletType !== null && { walletType }) },
    { keepPrevious: true, onTopics: ['wallets'] },
  );
  return (
    <RequestView
      request={request}
      reload={reload}
      what={intl.formatMessage(messages.what)}
      skeleton={<Skeleton shape="row" count={8} />}
      isEmpty={({ list }) => list.length === 0}
      empty={
        <EmptyState
          title={intl.formatMessage(messages.emptyTitle)}
          body={intl.formatMessage(messages.emptyBody)}
          action={
            walletType === null ? (
              <Button href={links.deposit()}>{intl.formatMessage(messages.deposit)}</Button>
            ) : (
              <Button onPress={onShowAll}>{intl.formatMessage(messages.allWallets)}</Button>
            )
          }
        />
      }
    >
      {(data) => {
        const { list, total, hasMore } = grown(data, pageSize);
        return (
          <Stack gap={6}>
            <Lines lines={list} isComplete={list.length >= total} hasGaps={!isWhole(data)} />
            <ListEnd
              shown={intl.formatMessage(messages.shown, { shown: list.length, total })}
              note={intl.formatMessage(messages.zone, { zone: format.timeZoneName() })}
              moreLabel={intl.formatMessage(messages.more)}
              onMore={hasMore ? () => setPageSize(longerBy(step, pageSize)) : undefined}
              isPending={request.phase === 'loading'}
            />
          </Stack>
        );
      }}
    </RequestView>
  );
}
