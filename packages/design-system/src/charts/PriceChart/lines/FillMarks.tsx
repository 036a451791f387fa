import type { ReactNode } from 'react';
import { fillsAmong, type FillSide } from '../../model/events.ts';
import type { Plot, PlotSource } from '../../model/plot.ts';
import { Fill, Fills } from './FillMarks.styles.ts';

/** Px. */
const half = 5;
const tall = 9;

/** What was bought points up to its price, what was sold down to it: which way is read without a colour. */
const paths: Readonly<Record<FillSide, string>> = {
  buy: `M0 0L${half} ${tall}H${-half}Z`,
  sell: `M0 0L${half} ${-tall}H${-half}Z`,
};

interface FillMarksProps {
  readonly source: Pick<PlotSource, 'events' | 'slots'>;
  readonly plot: Plot;
}

/** Where the person bought and sold. What it was is said by the reading and in the table. No tick renders it. */
export function FillMarks({ source: { events, slots }, plot }: FillMarksProps): ReactNode {
  const { view, layout, domain, toX, toY } = plot;
  const marks = fillsAmong(events)
    .map(({ index, price, side }) => ({ slot: slots.slotOf[index] ?? 0, price, side }))
    .filter(({ slot }) => slot >= view.start - 0.5 && slot < view.start + view.count);
  if (marks.length === 0) return null;
  return (
    <Fills width={layout.width} height={layout.height} aria-hidden="true">
      {marks.map(({ slot, price, side }) => {
        // A line runs through closing prices: a fill between them may be beyond what it spans.
        const shown = Math.min(domain.high, Math.max(domain.low, price));
        return (
          <Fill
            key={`${slot} ${side} ${price}`}
            data-side={side}
            d={paths[side]}
            transform={`translate(${toX(slot)} ${toY(shown)})`}
          />
        );
      })}
    </Fills>
  );
}
