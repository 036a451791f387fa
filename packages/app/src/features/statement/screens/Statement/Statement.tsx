import { isWhole, walletBill, walletTypes, type WalletBillLine, type WalletType } from '@meridian/api';
import { Button, Select, Stack, useRowPx } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useFormat } from '#platform/words/format.ts';
import { links } from '#platform/address/links.ts';
import { usePorts } from '#platform/ports/context.ts';
import type { GrownList } from '#platform/reading/grown-list.ts';
import { useGrowingList } from '#platform/reading/use-growing-list.ts';
import { GroupedRecordList } from '#presentation/records/RecordList.tsx';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { walletNames } from '#presentation/wallet.messages.ts';
import { byDay } from '../../model.ts';
import { Day, dayPx, Net } from './Day.tsx';
import { messages } from './Statement.messages.ts';

/** Lines of a page. */
const step = 50;
const allWallets = 'all';

/** Every movement of the wallets, newest first (spec §2, §7). The chosen wallet is in the address. */
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
        <Lines key={walletType} walletType={walletType} onShowAll={() => show(allWallets)} />
      </Stack>
    </ScreenFrame>
  );
}

interface LinesProps {
  readonly walletType: WalletType | null;
  onShowAll(): void;
}

function Lines({ walletType, onShowAll }: LinesProps): ReactNode {
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
  const linePx = useRowPx();
  // With lines left out, the rest adds up to something else.
  const isComplete = ({ list: lines, total, ...gaps }: GrownList<WalletBillLine>): boolean =>
    isWhole(gaps) && lines.length >= total;
  return (
    <GroupedRecordList
      source={list}
      label={intl.formatMessage(messages.days)}
      what={intl.formatMessage(messages.what)}
      empty={{
        title: intl.formatMessage(messages.emptyTitle),
        body: intl.formatMessage(messages.emptyBody),
        action:
          walletType === null ? (
            <Button href={links.deposit()}>{intl.formatMessage(messages.deposit)}</Button>
          ) : (
            <Button onPress={onShowAll}>{intl.formatMessage(messages.allWallets)}</Button>
          ),
      }}
      above={(data) => <Net lines={data.list} isComplete={isComplete(data)} />}
      groups={(data) => byDay(data.list, format.dayOf, isComplete(data))}
      keyOf={(day) => day.date}
      rowHeight={(day) => dayPx(day, linePx)}
      row={(day, data) => <Day day={isWhole(data) ? day : { ...day, net: null }} />}
      end={({ list: lines, total }) => ({
        shown: intl.formatMessage(messages.shown, { shown: lines.length, total }),
        note: intl.formatMessage(messages.zone, { zone: format.timeZoneName() }),
        moreLabel: intl.formatMessage(messages.more),
      })}
    />
  );
}
