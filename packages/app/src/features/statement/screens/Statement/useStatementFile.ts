import { walletBill } from '@meridian/api';
import { usePorts } from '#platform/ports/context.ts';
import { csvOf } from '#presentation/export/csv.ts';
import { saveFile } from '#presentation/export/save-file.ts';
import { useAllRows, type AllRows } from '#presentation/export/useAllRows.ts';
import { missingFrom, useMissingNote } from '#presentation/export/useMissingNote.ts';
import { useFormat } from '#platform/words/format.ts';
import { fits, requestOf } from '../../filter.ts';
import { soundSums } from '../../model.ts';
import type { FilterInUse } from '../../useFilter.ts';
import { fileRowsOf, type FileContent } from './csv.ts';
import { useCsvColumns } from './useCsvColumns.ts';

interface StatementFile extends Pick<AllRows<typeof walletBill>, 'progress' | 'cancel'> {
  /** All lines of the filter with their sums; null where they could not be read, which is reported. */
  read(): Promise<FileContent | null>;
  /** The same as a file, oldest line first. */
  save(): Promise<void>;
}

/** The statement as a whole, for a file and for paper: both carry the same sums. */
export function useStatementFile({ filter, days }: FilterInUse): StatementFile {
  const { systemInfo } = usePorts();
  const { dayOf } = useFormat();
  const columns = useCsvColumns();
  const noteMissing = useMissingNote();
  const all = useAllRows({
    endpoint: walletBill,
    request: { timeZone: systemInfo().timeZone, ...requestOf(filter, days) },
    keyOf: ({ id }) => id,
  });

  async function read(): Promise<FileContent | null> {
    const rows = await all.read();
    if (rows === null) return null;
    noteMissing(rows);
    const lines = rows.list.filter((line) => fits(line, filter, days, dayOf));
    const isAnswered = lines.length === rows.list.length;
    return {
      lines,
      sums: isAnswered ? soundSums(rows.latest?.sums ?? []) : [],
      missingCount: missingFrom(rows),
    };
  }

  async function save(): Promise<void> {
    const content = await read();
    if (content === null) return;
    const parts = [filter.wallet?.toLowerCase(), filter.kind, filter.currency, days.from, days.to];
    const name = ['meridian-statement', ...parts.filter(Boolean)].join('-');
    saveFile(`${name}.csv`, csvOf(columns, fileRowsOf(content)));
  }

  return { progress: all.progress, cancel: all.cancel, read, save };
}
