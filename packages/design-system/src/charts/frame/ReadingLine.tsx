import type { ReactNode, Ref } from 'react';
import type { Trend } from '../model/candles.ts';
import { textWidth } from '../model/textWidth.ts';
import { Figure, FigureLabel, Figures, Lead, Line, Note, Value } from './ReadingLine.styles.ts';

export interface NamedFigure {
  label: string;
  /** Formatted. */
  text: string;
}

export interface ReadingLineProps {
  /** Before the figure: what it is of. "1M" */
  lead?: string | undefined;
  /** The figure being read, formatted. Left out where `figures` say it all. */
  value?: string | undefined;
  /** Colours the value: only for a price's direction or a profit's. */
  trend?: Trend | undefined;
  /** What it belongs to: its date, its price. */
  note: string;
  /** More of them, in columns of one width under the line. */
  figures?: readonly NamedFigure[] | undefined;
  /** Whether something is being read. Otherwise the newest is shown, in a quieter colour. */
  isActive: boolean;
  /** For `writeFigures`. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Height in px the reading takes at ordinary text size: what is left of the stage is the plot's. */
export const readingHeightPx = { line: 32, figures: 64 } as const;

const figurePx = 12;
const gapPx = 8;
/** What four columns of `Figures` have on a phone of 320 px, and on one of 390. */
const roomPx = { phone: 280, column: 352 } as const;

/** How much room the figures need in one row. Said when the chart renders, so a digit more in a tick moves nothing. */
function roomOf(figures: readonly NamedFigure[]): 'phone' | 'column' | 'wide' {
  const widest = Math.max(0, ...figures.map(({ text }) => textWidth(text, figurePx)));
  const needed = figures.length * (widest + gapPx) - gapPx;
  if (needed <= roomPx.phone) return 'phone';
  return needed <= roomPx.column ? 'column' : 'wide';
}

/** What is being read, always in the same place: over the plot, where no finger is. Unheard, as `PlotSurface` speaks it. */
export function ReadingLine({
  lead,
  value,
  trend,
  note,
  figures,
  isActive,
  ref,
}: ReadingLineProps): ReactNode {
  return (
    <Line
      ref={ref}
      data-active={isActive || undefined}
      data-tall={figures !== undefined || undefined}
      aria-hidden="true"
    >
      <span>
        {lead !== undefined && <Lead>{lead}</Lead>}
        {value !== undefined && (
          <Value data-figure="" data-trend={trend}>
            {value}
          </Value>
        )}
        <Note>{note}</Note>
      </span>
      {figures && (
        <Figures data-room={roomOf(figures)}>
          {figures.map(({ label, text }) => (
            <Figure key={label}>
              <FigureLabel>{label}</FigureLabel>
              <span data-figure="">{text}</span>
            </Figure>
          ))}
        </Figures>
      )}
    </Line>
  );
}
