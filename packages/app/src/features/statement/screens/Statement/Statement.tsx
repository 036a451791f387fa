import { isWhole, walletBill, walletTypes, type WalletType } from '@meridian/api';
import { Button, EmptyState, Select, Skeleton, Stack } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useFormat } from '#platform/format.ts';
import { links } from '#platform/links.ts';
import { usePorts } from '#platform/provider.tsx';
import { useGrowingList } from '#platform/use-growing-list.ts';
import { GrowingListView } from '#presentation/GrowingListView.tsx';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { walletNames } from '#presentation/wallet.messages.ts';
import { Lines } from './Lines.tsx';
import { messages } from './Statement.messages.ts';

/** Lines of a page. */
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

function Movements({ walletType, onShowAll }: MovementsProps): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { systemInfo } = usePorts();
  const list = useGrowingList({
    endpoint: walletBill,
    request: { timeZone: systemInfo().timeZone, ...(walletType !== null && { walletType }) },
    keyOf: (line) => line.id,
    step,
    options: { onTopics: ['wallets'] },
  });
  return (
    <GrowingListView
      list={list}
      what={intl.formatMessage(messages.what)}
      skeleton={<Skeleton shape="row" count={8} />}
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
      {({ list: lines, total, ...gaps }, parts) => (
        <Lines
          lines={lines}
          // With lines left out, the rest adds up to something else.
          isComplete={isWhole(gaps) && lines.length >= total}
          hasGaps={!isWhole(gaps)}
          parts={{
            ...parts,
            end: {
              ...parts.end,
              shown: intl.formatMessage(messages.shown, { shown: lines.length, total }),
              note: intl.formatMessage(messages.zone, { zone: format.timeZoneName() }),
              moreLabel: intl.formatMessage(messages.more),
            },
          }}
        />
      )}
    </GrowingListView>
  );
}
