import { PrintSheet, type PrintTable } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { dayOfLine } from '#domain/bill-day.ts';
import { usePorts } from '#platform/ports/context.ts';
import { useSession } from '#platform/ports/use-ports.ts';
import { useFormat } from '#platform/words/format.ts';
import { exportMessages } from '#presentation/export/export.messages.ts';
import { walletNames } from '#presentation/wallet.messages.ts';
import { netOf, unmovedOf } from '../../model.ts';
import type { FilterInUse } from '../../useFilter.ts';
import type { FileContent } from './csv.ts';
import { fileMessages as messages } from './file.messages.ts';
import { filterMessages } from './filter.messages.ts';
import { messages as statementMessages } from './Statement.messages.ts';
import { useFilterText } from './useFilterText.ts';
import { useLineName, useLineWords } from './words.ts';

interface PaperProps {
  readonly content: FileContent;
  readonly inUse: FilterInUse;
  onDone(): void;
}

/** The statement on paper: what there was, every line from the oldest on, and what is left. */
export default function Paper({ content, inUse, onDone }: PaperProps): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { clock } = usePorts();
  const { user } = useSession();
  const filterText = useFilterText();
  const movements = useMovements(content);
  const sums = useSumsTable(content);
  const { missingCount } = content;
  const fact = (id: 'customer' | 'of' | 'made' | 'lines', value: string) => ({
    label: intl.formatMessage(messages[id]),
    value,
  });
  return (
    <PrintSheet
      title={intl.formatMessage(statementMessages.title)}
      facts={[
        ...(user === null ? [] : [fact('customer', user.userLoginId)]),
        fact('of', filterText(inUse)),
        fact('made', format.dateTime(clock.now())),
        fact('lines', intl.formatMessage(messages.lineCount, { count: content.lines.length })),
      ]}
      tables={[...(content.sums.length === 0 ? [] : [sums]), movements]}
      note={[
        intl.formatMessage(statementMessages.zone, { zone: format.timeZoneName() }),
        ...(missingCount > 0 ? [intl.formatMessage(exportMessages.missing, { count: missingCount })] : []),
      ].join(' ')}
      onDone={onDone}
    />
  );
}

function useSumsTable({ sums }: FileContent): PrintTable {
  const intl = useIntl();
  const format = useFormat();
  const hasBalances = sums.some(({ closing }) => closing !== null);
  const head = (id: 'opening' | 'moneyIn' | 'moneyOut' | 'closing' | 'netAll') => ({
    id,
    label: intl.formatMessage(statementMessages[id]),
    isNumber: true,
  });
  return {
    id: 'sums',
    label: intl.formatMessage(messages.sums),
    columns: [
      { id: 'currency', label: intl.formatMessage(filterMessages.currency) },
      ...(hasBalances ? [head('opening')] : []),
      head('moneyIn'),
      head('moneyOut'),
      head(hasBalances ? 'closing' : 'netAll'),
    ],
    rows: sums.map((sum) => [
      sum.currency,
      ...(hasBalances ? [format.money(sum.opening, sum.currency)] : []),
      format.money(sum.moneyIn, sum.currency),
      format.money(sum.moneyOut, sum.currency),
      format.money(hasBalances ? sum.closing : netOf(sum), sum.currency),
    ]),
  };
}

function useMovements({ lines }: FileContent): PrintTable {
  const intl = useIntl();
  const format = useFormat();
  const nameOf = useLineName();
  const words = useLineWords();
  const about = (line: FileContent['lines'][number]): string => {
    const unmoved = unmovedOf(line);
    if (unmoved === null) return nameOf(line);
    return [nameOf(line), format.money(unmoved.amount, unmoved.currency), words.unmoved(unmoved)].join(' · ');
  };
  const zone = format.timeZoneName();
  return {
    id: 'movements',
    label: intl.formatMessage(messages.movements),
    columns: [
      { id: 'time', label: intl.formatMessage(messages.time, { zone }) },
      { id: 'kind', label: intl.formatMessage(filterMessages.kind) },
      { id: 'wallet', label: intl.formatMessage(filterMessages.wallet) },
      { id: 'amount', label: intl.formatMessage(statementMessages.amount), isNumber: true },
      { id: 'balance', label: intl.formatMessage(messages.balance), isNumber: true },
    ],
    rows: lines
      .toReversed()
      .map((line) => [
        `${format.day(dayOfLine(line, format.dayOf))} ${format.timeToSecond(line.createTimeTimestamp)}`,
        about(line),
        intl.formatMessage(walletNames[line.walletType]),
        format.money(line.amount, line.currency, { signed: true }),
        format.money(line.balanceAfter, line.currency),
      ]),
  };
}
