import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { CouldNotLoad } from '#presentation/CouldNotLoad.tsx';
import { messages } from '../Quote.messages.ts';

/** In the place of a chart whose code did not come. Only the chart is missing. */
export function ChartLost({ onRetry }: { onRetry(): void }): ReactNode {
  const intl = useIntl();
  return (
    <CouldNotLoad
      what={intl.formatMessage(messages.chartWhat)}
      stillTrue={intl.formatMessage(messages.chartLostBody)}
      onRetry={onRetry}
    />
  );
}
