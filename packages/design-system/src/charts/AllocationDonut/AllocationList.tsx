import { useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { VisuallyHidden } from '#primitives/Text/Text.tsx';
import { colourOf, dots, type PartProps } from './parts.ts';
import { Amount, Name, Percent, Row, Rows, Swatch } from './AllocationList.styles.ts';

/** Where a key leads from row `at` of `count`. */
const keyTargets: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => Math.min(count - 1, at + 1),
  ArrowRight: (at, count) => Math.min(count - 1, at + 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  ArrowLeft: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The parts in words and figures: legend, control and table twin in one. One stop for the Tab key. */
export function AllocationList(props: PartProps): ReactNode {
  const { shares, selected, onSelectSlice, labels } = props;
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.key === 'Escape') onSelectSlice(null);
    const target = keyTargets[event.key];
    if (!target || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const rows = [...event.currentTarget.children] as HTMLElement[];
    const at = rows.findIndex((row) => row === document.activeElement);
    const next = target(at, rows.length);
    rows[next]?.focus();
    onSelectSlice(shares[next]?.id ?? null);
  };
  const onBlur = (event: FocusEvent<HTMLDivElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) onSelectSlice(null);
  };
  return (
    <Rows role="listbox" aria-label={labels.chart} onKeyDown={onKeyDown} onBlur={onBlur}>
      {shares.map((share, i) => (
        <Option
          {...props}
          key={share.id}
          share={share}
          isStop={selected ? selected.id === share.id : i === 0}
        />
      ))}
    </Rows>
  );
}

interface OptionProps extends PartProps {
  share: PartProps['shares'][number];
  /** Whether the Tab key stops here. */
  isStop: boolean;
}

function Option(props: OptionProps): ReactNode {
  const { share, selected, isStop, onSelectSlice, formatShare, formatAmount, hiddenLabel } = props;
  const isTapped = useRef(false);
  const isSelected = selected?.id === share.id;
  return (
    <Row
      role="option"
      aria-selected={isSelected}
      tabIndex={isStop ? 0 : -1}
      onPointerDown={() => {
        isTapped.current = true;
      }}
      onClick={() => {
        isTapped.current = false;
        onSelectSlice(isSelected ? null : share.id);
      }}
      onFocus={() => {
        // A tap brings focus too, and decides by itself.
        if (!isTapped.current) onSelectSlice(share.id);
      }}
      onBlur={() => {
        isTapped.current = false;
      }}
    >
      <Swatch {...colourOf(share)} aria-hidden="true" />
      <Name>{share.label}</Name>
      <Percent>{formatShare(share.share)}</Percent>
      {hiddenLabel === undefined ? (
        <Amount>{formatAmount(share.value)}</Amount>
      ) : (
        <Amount>
          <span aria-hidden="true">{dots}</span>
          <VisuallyHidden>{hiddenLabel}</VisuallyHidden>
        </Amount>
      )}
    </Row>
  );
}
