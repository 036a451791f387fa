import { maxRows, type ReadEndpoint } from '@meridian/api';
import { Button, Inline, ProgressBar, Stack } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { AllRows } from './useAllRows.ts';
import { exportMessages as messages } from './export.messages.ts';

/** How far a long list has been read for a file, and the way to stop. Nothing for what is read in one page. */
export function ReadingProgress<E extends ReadEndpoint>({
  progress,
  cancel,
}: Pick<AllRows<E>, 'progress' | 'cancel'>): ReactNode {
  const intl = useIntl();
  if (progress === null || progress === 'begun' || progress.total <= maxRows) return null;
  const { read, total } = progress;
  return (
    <Stack gap={2}>
      <ProgressBar
        label={intl.formatMessage(messages.reading)}
        value={read / total}
        valueText={intl.formatMessage(messages.readSoFar, { read, total })}
      />
      <Inline justify="end">
        <Button size="s" onPress={cancel}>
          {intl.formatMessage(messages.cancel)}
        </Button>
      </Inline>
    </Stack>
  );
}
