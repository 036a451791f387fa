import { DownloadIcon, Menu, PrintIcon, ProgressCircle } from '@meridian/design-system';
import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ReadingProgress } from '#presentation/export/ReadingProgress.tsx';
import { exportMessages } from '#presentation/export/export.messages.ts';
import type { FilterInUse } from '../../useFilter.ts';
import { fileMessages as messages } from './file.messages.ts';
import type { FileContent } from './csv.ts';
import { useStatementFile } from './useStatementFile.ts';

const Paper = lazy(() => import('./Paper.tsx'));

/** All lines of the filter as a file or on paper, those not yet on the screen among them. */
export function useFileMenu(inUse: FilterInUse): {
  readonly menu: ReactNode;
  /** For a long statement; belongs below the menu's line. */
  readonly progress: ReactNode;
} {
  const intl = useIntl();
  const file = useStatementFile(inUse);
  const [paper, setPaper] = useState<FileContent | null>(null);
  const onPrinted = useCallback(() => setPaper(null), []);
  const isReading = file.progress !== null;
  return {
    menu: (
      <Menu
        label={intl.formatMessage(messages.menu)}
        icon={
          isReading ? (
            <ProgressCircle size="s" value={null} label={intl.formatMessage(exportMessages.reading)} />
          ) : (
            <DownloadIcon size={20} aria-hidden />
          )
        }
        align="end"
        isDisabled={isReading}
        items={[
          {
            id: 'csv',
            label: intl.formatMessage(exportMessages.save),
            icon: <DownloadIcon aria-hidden />,
            onPress: () => void file.save(),
          },
          {
            id: 'print',
            label: intl.formatMessage(messages.print),
            icon: <PrintIcon aria-hidden />,
            onPress: () => void file.read().then(setPaper),
          },
        ]}
      />
    ),
    progress: (
      <>
        <ReadingProgress progress={file.progress} cancel={file.cancel} />
        {paper !== null && (
          <Suspense fallback={null}>
            <Paper content={paper} inUse={inUse} onDone={onPrinted} />
          </Suspense>
        )}
      </>
    ),
  };
}
