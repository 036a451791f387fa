import type { ReactNode } from 'react';
import { useLateCode, type LoadPart } from '#presentation/late/use-late-code.ts';
import { ChartLost } from './ChartLost.tsx';
import { ChartSpace } from './ChartSpace.tsx';
import type { QuoteCompareProps } from './QuoteCompare.tsx';

export interface LateCompareProps extends QuoteCompareProps {
  /** Fetches the code; a story may fail it. */
  readonly load?: LoadPart<QuoteCompareProps>;
}

const loadCompare = () => import('./QuoteCompare.tsx');

/** Two instruments beside each other. The code comes when somebody compares. */
export function LateCompare({ load = loadCompare, ...compare }: LateCompareProps): ReactNode {
  const { Part, hasFailed, retry } = useLateCode(load);
  if (Part) return <Part {...compare} />;
  return hasFailed ? <ChartLost onRetry={retry} /> : <ChartSpace height={compare.height} />;
}
