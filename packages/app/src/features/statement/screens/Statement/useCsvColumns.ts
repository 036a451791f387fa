import type { WalletBillLine } from '@meridian/api';
import { useIntl } from 'react-intl';
import { dayOfLine } from '#domain/bill-day.ts';
import { usePorts } from '#platform/ports/context.ts';
import { useFormat } from '#platform/words/format.ts';
import type { CsvCell, CsvColumn } from '#presentation/export/csv.ts';
import { exportMessages } from '#presentation/export/export.messages.ts';
import { walletNames } from '#presentation/wallet.messages.ts';
import type { FileRow } from './csv.ts';
import { fileMessages as messages } from './file.messages.ts';
import { filterMessages } from './filter.messages.ts';
import { kindNames, messages as statementMessages } from './Statement.messages.ts';
import { useLineWords } from './words.ts';

/** The statement for a spreadsheet: exact figures, instants in UTC beside the reader's own days. */
export function useCsvColumns(): readonly CsvColumn<FileRow>[] {
  const intl = useIntl();
  const format = useFormat();
  const { systemInfo } = usePorts();
  const words = useLineWords();
  const own = (id: keyof typeof messages, values?: Record<string, string>): string =>
    intl.formatMessage(messages[id], values);
  const name = (id: 'status' | 'reason' | 'fromEnd' | 'toEnd' | 'rate' | 'amount'): string =>
    intl.formatMessage(statementMessages[id]);
  const ofLine =
    (cell: (line: WalletBillLine) => CsvCell) =>
    (row: FileRow): CsvCell =>
      row.row === 'line' ? cell(row.line) : { words: null };
  const nameOf = (row: FileRow): string | null => {
    if (row.row === 'line') return row.line.kind && intl.formatMessage(kindNames[row.line.kind]);
    if (row.row === 'total') return intl.formatMessage(statementMessages[row.of]);
    return intl.formatMessage(exportMessages.missing, { count: row.count });
  };
  return [
    { name: intl.formatMessage(filterMessages.kind), cell: (row) => ({ words: nameOf(row) }) },
    {
      name: own('day', { zone: systemInfo().timeZone }),
      cell: ofLine((line) => ({ words: dayOfLine(line, format.dayOf) })),
    },
    { name: own('timeUtc'), cell: ofLine((line) => ({ time: line.createTimeTimestamp })) },
    {
      name: intl.formatMessage(filterMessages.wallet),
      cell: ofLine((line) => ({ words: intl.formatMessage(walletNames[line.walletType]) })),
    },
    { name: name('amount'), cell: ofLine((line) => ({ number: line.amount })) },
    {
      name: intl.formatMessage(filterMessages.currency),
      cell: (row) => ({
        words: row.row === 'line' ? row.line.currency : row.row === 'total' ? row.currency : null,
      }),
    },
    { name: own('balance'), cell: ofLine((line) => ({ number: line.balanceAfter })) },
    { name: own('total'), cell: (row) => ({ number: row.row === 'total' ? row.amount : null }) },
    { name: own('code'), cell: ofLine((line) => ({ words: line.stock_code })) },
    { name: name('status'), cell: ofLine((line) => ({ words: words.status(line) })) },
    { name: name('reason'), cell: ofLine((line) => ({ words: line.reason })) },
    {
      name: name('fromEnd'),
      cell: ofLine((line) => ({ words: words.end(line.fromWallet, line.fromAccount) })),
    },
    { name: name('toEnd'), cell: ofLine((line) => ({ words: words.end(line.toWallet, line.toAccount) })) },
    { name: name('rate'), cell: ofLine((line) => ({ number: line.rate?.rate ?? null })) },
    { name: own('reference'), cell: ofLine((line) => ({ words: line.recordId ?? line.reference })) },
    { name: own('line'), cell: ofLine((line) => ({ words: line.id })) },
  ];
}
