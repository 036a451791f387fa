import { useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { capturePointer } from '#primitives/capturePointer.ts';
import type { Plot } from '../../model/plot.ts';
import { Line, Lines, Name, Tag } from './PriceLines.styles.ts';
import { movedByKey, priceAt } from './priceLineMoves.ts';

/** A price that means something to the person: an entry, a stop-out, an order that waits, the limit being filled in. */
export interface PriceLine {
  /** Distinguishes it from the others. */
  id: string;
  price: number;
  tone: 'entry' | 'stopOut' | 'order' | 'limit';
  /** At the line: "Entry", "Buy 20". */
  name: string;
  /** What a press of its price does, as it is heard: "Entry 182.40, as limit price". */
  label: string;
  onPress?: (() => void) | undefined;
  /** It is moved by a pointer and by arrow keys, a tick a press, ten with Shift. */
  move?: PriceLineMove | undefined;
}

interface PriceLineMove {
  tick: number;
  onMove: (price: number) => void;
  /** Where a move counts only once it is let go: by the pointer, or by Enter. */
  onDrop?: (() => void) | undefined;
  /** It goes back: by Escape, by leaving it, or because the pointer was lost. */
  onCancel?: (() => void) | undefined;
}

export interface PriceLinesProps {
  /** What each is about, and at which price. */
  lines: readonly PriceLine[];
  /** Where prices are on the chart. */
  plot: Plot;
  formatPrice: (price: number) => string;
}

/** Lines across the plot, each with its price on the axis. What is out of sight has none. No tick renders them. */
export function PriceLines({ lines, plot, formatPrice }: PriceLinesProps): ReactNode {
  const { low, high } = plot.domain;
  return (
    <Lines>
      {lines
        .filter(({ price }) => price >= low && price <= high)
        .map((line) => (
          <Line
            key={line.id}
            data-tone={line.tone}
            style={{ insetBlockStart: plot.toY(line.price), inlineSize: plot.layout.width }}
          >
            <Name aria-hidden="true">{line.name}</Name>
            <PriceTag line={line} plot={plot} text={formatPrice(line.price)} />
          </Line>
        ))}
    </Lines>
  );
}

function PriceTag({ line, plot, text }: { line: PriceLine; plot: Plot; text: string }): ReactNode {
  const { move, label, price, onPress } = line;
  const drag = useRef<{ readonly pointer: number; readonly offset: number } | null>(null);
  const place = { insetInlineStart: plot.layout.width + 2 };
  const lineY = plot.toY(price);
  // What is pressed here is not the plot's.
  const own = {
    onPointerDown: (event: PointerEvent) => event.stopPropagation(),
    onPointerMove: (event: PointerEvent) => event.stopPropagation(),
    onPointerUp: (event: PointerEvent) => event.stopPropagation(),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape') event.stopPropagation();
    },
  };
  if (move === undefined)
    return (
      <Tag type="button" aria-label={label} data-line-y={lineY} style={place} onClick={onPress} {...own}>
        {text}
      </Tag>
    );
  const end = (event: PointerEvent, report: (() => void) | undefined): void => {
    event.stopPropagation();
    if (drag.current === null) return;
    drag.current = null;
    report?.();
  };
  return (
    <Tag
      as="div"
      role="slider"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={label}
      aria-valuemin={0}
      aria-valuenow={price}
      aria-valuetext={text}
      data-movable=""
      data-line-y={lineY}
      style={place}
      onKeyDown={(event) => {
        const next = movedByKey(event, price, move.tick);
        own.onKeyDown(event);
        if (event.key === 'Enter') move.onDrop?.();
        if (event.key === 'Escape') move.onCancel?.();
        if (next === null) return;
        event.preventDefault();
        move.onMove(next);
      }}
      onPointerDown={(event: PointerEvent<HTMLDivElement>) => {
        event.stopPropagation();
        if (event.button !== 0) return;
        capturePointer(event);
        drag.current = { pointer: event.pointerId, offset: event.clientY - plot.toY(price) };
      }}
      onPointerMove={(event: PointerEvent) => {
        event.stopPropagation();
        if (drag.current?.pointer !== event.pointerId) return;
        const next = priceAt(event.clientY - drag.current.offset, plot, move.tick);
        if (next !== price) move.onMove(next);
      }}
      onPointerUp={(event: PointerEvent) => end(event, move.onDrop)}
      onPointerCancel={(event: PointerEvent) => end(event, move.onCancel)}
      onBlur={move.onCancel}
    >
      {text}
    </Tag>
  );
}
