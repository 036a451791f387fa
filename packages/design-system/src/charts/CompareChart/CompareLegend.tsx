import type { ReactNode } from 'react';
import { Legend, LegendButton, LegendName, LegendValue } from './CompareChart.styles.ts';

interface LegendItem {
  id: string;
  label: string;
  colour: number;
  /** Formatted change at the time being read, or the newest. */
  value: string;
  isShown: boolean;
  hasData: boolean;
}

export interface CompareLegendProps {
  label: string;
  items: readonly LegendItem[];
  /** A line was shown or hidden, by its id. */
  onToggle: (id: string) => void;
  /** A line is pointed at, by mouse or focus; `undefined`: none is. */
  onEmphasise: (id: string | undefined) => void;
}

/** Every line with its change, always in the same place; pressing one hides or shows it. */
export function CompareLegend({ label, items, onToggle, onEmphasise }: CompareLegendProps): ReactNode {
  return (
    <Legend role="group" aria-label={label}>
      {items.map(({ id, label: name, colour, value, isShown, hasData }) => (
        <LegendButton
          key={id}
          type="button"
          data-colour={colour}
          disabled={!hasData}
          aria-pressed={hasData ? isShown : undefined}
          onClick={() => onToggle(id)}
          onPointerEnter={(event) => {
            if (event.pointerType === 'mouse' && isShown) onEmphasise(id);
          }}
          onPointerLeave={() => onEmphasise(undefined)}
          onFocus={(event) => {
            if (isShown && event.currentTarget.matches(':focus-visible')) onEmphasise(id);
          }}
          onBlur={() => onEmphasise(undefined)}
        >
          <LegendName>
            <span>{name}</span>
          </LegendName>
          <LegendValue>{value}</LegendValue>
        </LegendButton>
      ))}
    </Legend>
  );
}
