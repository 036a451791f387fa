import { Dialog } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLateCode, type LoadPart } from '#presentation/late/use-late-code.ts';
import { ChartLost } from './ChartLost.tsx';
import { fullChartMessages } from './ChartMarks.messages.ts';
import { ChartSpace } from './ChartSpace.tsx';
import type { FullChartProps } from './FullChart.tsx';

export interface LateFullChartProps extends FullChartProps {
  /** Fetches the code; a story may fail it. */
  readonly load?: LoadPart<FullChartProps>;
}

/** Px: a phone's own. What comes in its place fills the window. */
const spacePx = 320;

const loadFullChart = () => import('./FullChart.tsx');

/**
 * The chart over the whole window. Its code comes when somebody asks for it; if it does not, a dialog of the app says so,
 * and stays until it has come.
 */
export function LateFullChart({ load = loadFullChart, ...full }: LateFullChartProps): ReactNode {
  const intl = useIntl();
  const { Part, hasFailed, wasRetried, retry } = useLateCode(load);
  if (Part) return <Part {...full} />;
  if (!hasFailed && !wasRetried) return null;
  return (
    <Dialog
      isOpen={full.isOpen}
      onClose={full.onClose}
      title={full.detail.name}
      closeLabel={intl.formatMessage(fullChartMessages.close)}
    >
      {hasFailed ? <ChartLost onRetry={retry} /> : <ChartSpace height={spacePx} />}
    </Dialog>
  );
}
