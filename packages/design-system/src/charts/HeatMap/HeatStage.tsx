import { useId, useState, type ReactNode, type RefObject, type SyntheticEvent } from 'react';
import { VisuallyHidden } from '#primitives/Text/Text.tsx';
import { ReadingLine } from '../frame/ReadingLine.tsx';
import { HeatCell } from './HeatCell.tsx';
import { HeatLegend } from './HeatLegend.tsx';
import { Heading, MapBox } from './HeatMap.styles.ts';
import type { HeatMapProps } from './HeatMap.types.ts';
import type { PlacedCell, PlacedGroup } from './heatTree.ts';
import { neighbour, type Direction } from './neighbour.ts';

const arrows: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

interface HeatStageProps extends HeatMapProps {
  /** The measured box of the map. */
  map: RefObject<HTMLDivElement | null>;
  /** Of the map alone, px. */
  mapHeight: number;
  placed: readonly PlacedGroup[];
  textPx: number;
}

/** Reading, map and legend. One stop for the Tab key; events of the cells come up to the map. */
export function HeatStage(props: HeatStageProps): ReactNode {
  const { map, mapHeight, placed, textPx, labels } = props;
  const instructions = useId();
  const [readId, setReadId] = useState<string>();
  const [stopId, setStopId] = useState<string>();
  const cells = placed.flatMap((group) => group.cells);
  const stop = cells.some(({ cell }) => cell.id === stopId) ? stopId : cells[0]?.cell.id;
  const read = cells.find(({ cell }) => cell.id === readId);

  const cellUnder = (event: SyntheticEvent): string | undefined =>
    event.target instanceof Element
      ? event.target.closest<HTMLElement>('[data-cell]')?.dataset['cell']
      : undefined;
  const focusOn = (index: number | undefined): void => {
    const id = index === undefined ? undefined : cells[index]?.cell.id;
    if (id === undefined) return;
    map.current?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(id)}"]`)?.focus();
  };
  const target = (key: string, from: number): number | undefined => {
    const arrow = arrows[key];
    if (arrow) {
      return neighbour(
        cells.map(({ box }) => box),
        from,
        arrow,
      );
    }
    if (key === 'Home') return 0;
    if (key === 'End') return cells.length - 1;
    if (key === 'PageDown') return from + 1;
    return key === 'PageUp' ? from - 1 : undefined;
  };

  return (
    <>
      <HeatReading {...props} read={read} />
      <MapBox
        ref={map}
        role="group"
        aria-label={labels.chart}
        aria-describedby={instructions}
        style={{ blockSize: mapHeight }}
        onPointerOver={(event) => setReadId(cellUnder(event))}
        onPointerLeave={() => setReadId(undefined)}
        onFocus={(event) => {
          setReadId(cellUnder(event));
          setStopId(cellUnder(event));
        }}
        onBlur={() => setReadId(undefined)}
        onKeyDown={(event) => {
          if (event.altKey || event.ctrlKey || event.metaKey) return;
          if (event.key === 'Escape') setReadId(undefined);
          const from = cells.findIndex(({ cell }) => cell.id === cellUnder(event));
          const isMove = event.key in arrows || ['Home', 'End', 'PageDown', 'PageUp'].includes(event.key);
          if (from < 0 || !isMove) return;
          event.preventDefault();
          focusOn(target(event.key, from));
        }}
      >
        {placed.map(({ group, heading, cells: members }) => (
          <div key={group.id} role="group" aria-label={group.label || undefined}>
            {heading && (
              <Heading
                aria-hidden="true"
                style={{ left: heading.x, top: heading.y, width: heading.width, height: heading.height }}
              >
                {group.label}
              </Heading>
            )}
            {members.map((place) => (
              <HeatCell
                key={place.cell.id}
                {...props}
                cell={place.cell}
                box={place.box}
                textPx={textPx}
                isStop={place.cell.id === stop}
                isRead={place.cell.id === read?.cell.id}
              />
            ))}
          </div>
        ))}
      </MapBox>
      <VisuallyHidden>
        <span id={instructions}>{labels.instructions}</span>
      </VisuallyHidden>
      <HeatLegend {...props} />
    </>
  );
}

function HeatReading({
  read,
  labels,
  formatChange,
  formatSize,
}: HeatMapProps & { read: PlacedCell | undefined }): ReactNode {
  if (!read) return <ReadingLine note={labels.summary} isActive={false} />;
  const { cell, group } = read;
  const { change } = cell;
  const words = [cell.label, cell.name, group.label, formatSize(cell.size)];
  return (
    <ReadingLine
      value={change === null ? labels.missing : formatChange(change)}
      trend={change === null || change === 0 ? 'flat' : change > 0 ? 'up' : 'down'}
      note={words.filter(Boolean).join(' · ')}
      isActive
    />
  );
}
