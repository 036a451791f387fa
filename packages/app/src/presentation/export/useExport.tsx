import type { ReadEndpoint } from '@meridian/api';
import { DownloadIcon, IconButton } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { AllOf } from '#platform/reading/read-all.ts';
import type { RowOf } from '#platform/reading/use-growing-list.ts';
import { csvOf, type CsvColumn } from './csv.ts';
import { exportMessages as messages } from './export.messages.ts';
import { ReadingProgress } from './ReadingProgress.tsx';
import { saveFile } from './save-file.ts';
import { useAllRows } from './useAllRows.ts';
import { useMissingNote } from './useMissingNote.ts';

export interface Exported<E extends ReadEndpoint> extends AllOf<E> {
  readonly keeps: (row: RowOf<E>) => boolean;
  readonly columns: readonly CsvColumn<RowOf<E>>[];
  /** Without its ending. */
  readonly fileName: string;
}

/** Saves all rows that the filter keeps as a file, those not yet on the screen among them. Made on the device. */
export function useExport<E extends ReadEndpoint>({
  keeps,
  columns,
  fileName,
  ...source
}: Exported<E>): {
  readonly button: ReactNode;
  /** For a long list; belongs below the button's line. */
  readonly progress: ReactNode;
} {
  const intl = useIntl();
  const all = useAllRows(source);
  const noteMissing = useMissingNote();
  async function save(): Promise<void> {
    const rows = await all.read();
    if (rows === null) return;
    saveFile(`${fileName}.csv`, csvOf(columns, rows.list.filter(keeps)));
    noteMissing(rows);
  }
  return {
    button: (
      <IconButton
        label={intl.formatMessage(messages.save)}
        icon={<DownloadIcon size={20} aria-hidden />}
        isPending={all.progress !== null}
        onPress={() => void save()}
      />
    ),
    progress: <ReadingProgress {...all} />,
  };
}
