import type { ReactNode } from 'react';
import { ButtonCell, CellChange, CellLabel, LinkCell, PlainCell } from './HeatMap.styles.ts';
import type { HeatMapCell, HeatMapProps } from './HeatMap.types.ts';
import { cellText } from './cellText.ts';
import { heatStep } from './heatSteps.ts';
import type { Box } from './heatTree.ts';

interface HeatCellProps extends Pick<HeatMapProps, 'stepSize' | 'formatChange' | 'onPress' | 'labels'> {
  cell: HeatMapCell;
  box: Box;
  textPx: number;
  /** Whether the Tab key stops here. */
  isStop: boolean;
  isRead: boolean;
}

/** One instrument: a link, a button, or, where neither leads anywhere, a picture that can still be read by keys. */
export function HeatCell(props: HeatCellProps): ReactNode {
  const { cell, box, textPx, isStop, isRead, stepSize, formatChange, onPress, labels } = props;
  const { change, href } = cell;
  const changeText = change === null ? labels.missing : formatChange(change);
  const text = cellText(cell.label, changeText, box, textPx);
  const looks = {
    'data-cell': cell.id,
    'data-step': change === null ? 'none' : String(heatStep(change, stepSize)),
    'data-size': String(text.size),
    'data-read': isRead || undefined,
    'aria-label': [`${cell.label} ${changeText}`, cell.name].filter(Boolean).join(', '),
    style: { left: box.x, top: box.y, width: box.width, height: box.height },
    tabIndex: isStop ? 0 : -1,
  };
  const words = text.size > 0 && (
    <>
      <CellLabel>{cell.label}</CellLabel>
      {text.hasChange && <CellChange>{changeText}</CellChange>}
    </>
  );
  if (href !== undefined) {
    return (
      <LinkCell href={href} {...looks}>
        {words}
      </LinkCell>
    );
  }
  if (onPress) {
    return (
      <ButtonCell type="button" onClick={() => onPress(cell.id)} {...looks}>
        {words}
      </ButtonCell>
    );
  }
  return (
    <PlainCell role="img" {...looks}>
      {words}
    </PlainCell>
  );
}
