import type { WalletBillLine } from '@meridian/api';
import { Sheet, StatGrid, type StatItem } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '#platform/words/format.ts';
import { currencyName } from '#platform/words/formatting.ts';
import type { Message } from '#platform/words/messages.ts';
import { MoneyAmount } from '#presentation/MoneyAmount.tsx';
import { messages } from './Statement.messages.ts';
import { useLineName, useLineWords } from './words.ts';

interface RecordSheetProps {
  /** Null: closed. As the list has it by now. */
  readonly line: WalletBillLine | null;
  onClose(): void;
}

/** The record of a line that has no screen of its own: both its sides, how far it is, and why it failed. */
export function RecordSheet({ line, onClose }: RecordSheetProps): ReactNode {
  const intl = useIntl();
  const nameOf = useLineName();
  return (
    <Sheet
      isOpen={line !== null}
      onClose={onClose}
      title={line === null ? intl.formatMessage(messages.title) : nameOf(line)}
      closeLabel={intl.formatMessage(messages.closeRecord)}
    >
      {line && <Record line={line} />}
    </Sheet>
  );
}

function Record({ line }: { line: WalletBillLine }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const words = useLineWords();
  const { rate } = line;
  const fact = (id: string, label: Message, value: ReactNode): StatItem[] =>
    value === null ? [] : [{ id, label: intl.formatMessage(label), value }];
  const time = (ms: number | null): string | null => (ms === null ? null : format.dateTime(ms));
  return (
    <StatGrid
      columns={1}
      items={[
        ...fact('status', messages.status, words.status(line)),
        ...fact('reason', messages.reason, line.reason),
        ...fact('from', messages.fromEnd, words.end(line.fromWallet, line.fromAccount)),
        ...fact('to', messages.toEnd, words.end(line.toWallet, line.toAccount)),
        ...fact(
          'amount',
          messages.amount,
          <MoneyAmount value={line.amount} currency={line.currency} size="s" />,
        ),
        ...fact(
          'rate',
          messages.rate,
          rate &&
            intl.formatMessage(messages.rateValue, {
              from: currencyName(rate.from),
              to: currencyName(rate.to),
              rate: format.quantity(rate.rate),
            }),
        ),
        ...fact('asked', messages.bookedAt, time(line.createTimeTimestamp)),
        ...fact('changed', messages.changedAt, time(line.updateTimeTimestamp)),
        ...fact('number', messages.number, line.recordId),
      ]}
    />
  );
}
