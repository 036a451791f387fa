import { ApiError, maxRows, type Page, type ReadEndpoint, type RequestOf } from '@meridian/api';
import { DownloadIcon, IconButton, useToast } from '@meridian/design-system';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { usePorts } from '#platform/ports/context.ts';
import type { ListRequest, RowOf } from '#platform/reading/use-growing-list.ts';
import { messages } from '../screens/Trade/filter.messages.ts';
import { csvOf, type CsvColumn } from './csv.ts';
import { saveFile } from './save-file.ts';

export interface ExportButtonProps<E extends ReadEndpoint> {
  readonly endpoint: E;
  readonly request: ListRequest<E>;
  readonly keeps: (row: RowOf<E>) => boolean;
  readonly columns: readonly CsvColumn<RowOf<E>>[];
  /** Without its ending. */
  readonly fileName: string;
}

/** Saves all rows that the filter keeps as a file, those not yet on the screen among them. Made on the device. */
export function ExportButton<E extends ReadEndpoint>(props: ExportButtonProps<E>): ReactNode {
  const { endpoint, request, keeps, columns, fileName } = props;
  const intl = useIntl();
  const toast = useToast();
  const { api } = usePorts();
  const [isPending, setIsPending] = useState(false);

  async function save(): Promise<void> {
    setIsPending(true);
    try {
      const rows: RowOf<E>[] = [];
      for (let pageNo = 1, totalPage = 1; pageNo <= totalPage; pageNo += 1) {
        const page = (await api.call(endpoint, { ...request, pageNo, pageSize: maxRows } as RequestOf<E>, {
          signal: undefined,
        })) as Page<RowOf<E>>;
        rows.push(...page.list);
        totalPage = page.totalPage;
      }
      saveFile(`${fileName}.csv`, csvOf(columns, rows.filter(keeps)));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.show({
        tone: 'negative',
        title: intl.formatMessage(messages.exportFailed),
        description: intl.formatMessage(messages.exportFailedBody),
      });
    } finally {
      setIsPending(false);
    }
  }

  return (
    <IconButton
      label={intl.formatMessage(messages.export)}
      icon={<DownloadIcon size={20} aria-hidden />}
      isPending={isPending}
      onPress={() => void save()}
    />
  );
}
