import type { QuoteDetail } from '@meridian/api';
import { ChartDialog } from '@meridian/design-system/charts';
import type { ReactNode, RefObject } from 'react';
import { useIntl } from 'react-intl';
import { LiveChange } from '#presentation/quotes/LiveChange.tsx';
import { LivePrice } from '#presentation/quotes/LivePrice.tsx';
import { OldPrices, useOldSince } from '#presentation/old-prices/old-prices.ts';
import { fullChartMessages } from './ChartMarks.messages.ts';

export interface FullChartProps {
  readonly detail: QuoteDetail;
  readonly isOpen: boolean;
  onClose(): void;
  /** The same chart as on the screen, in a room of so many px with the row below it. */
  readonly children: (height: number) => ReactNode;
  readonly periods: ReactNode;
  /** Button that begins and ends comparing. */
  readonly compare: ReactNode;
  /** Has the button that opened it, which another period may have drawn anew. */
  readonly opener: RefObject<HTMLElement | null>;
}

/** The chart of a quote over the whole window, with its price. Its code comes when somebody asks for it. */
export default function FullChart(props: FullChartProps): ReactNode {
  const { detail, isOpen, onClose, children, periods, compare, opener } = props;
  const intl = useIntl();
  const oldSince = useOldSince([detail]);
  return (
    <ChartDialog
      isOpen={isOpen}
      onClose={onClose}
      title={detail.name}
      closeLabel={intl.formatMessage(fullChartMessages.close)}
      turnLabel={intl.formatMessage(fullChartMessages.turn)}
      summary={
        <OldPrices value={oldSince !== null}>
          <LivePrice quote={detail} size="l" />
          <LiveChange quote={detail} size="s" />
        </OldPrices>
      }
      foot={periods}
      footEnd={compare}
      finalFocus={() => opener.current?.querySelector('button') ?? null}
    >
      {children}
    </ChartDialog>
  );
}
