import type { ReactNode } from 'react';
import { ChartTable } from '../frame/ChartTable.tsx';
import { CellButton, CellLink, GroupName } from './HeatTable.styles.ts';
import type { HeatMapCell, HeatMapProps } from './HeatMap.types.ts';

/** The map as a table, largest first: every instrument as reachable as the next. */
export function HeatTable(props: HeatMapProps): ReactNode {
  const { groups, labels, formatChange, formatSize } = props;
  const rows = groups
    .flatMap((group) => group.cells.map((cell) => ({ cell, group })))
    .sort((a, b) => b.cell.size - a.cell.size);
  return (
    <ChartTable
      labels={labels}
      headers={[labels.instrument, labels.change, labels.size]}
      count={rows.length}
      order="as-given"
      row={(index) => {
        const row = rows[index];
        if (!row) return [];
        const { cell, group } = row;
        return [
          <Instrument key="name" cell={cell} group={group.label} onPress={props.onPress} />,
          cell.change === null ? labels.missing : formatChange(cell.change),
          formatSize(cell.size),
        ];
      }}
    />
  );
}

interface InstrumentProps {
  cell: HeatMapCell;
  group: string;
  onPress: HeatMapProps['onPress'];
}

function Instrument({ cell, group, onPress }: InstrumentProps): ReactNode {
  const name = cell.name === undefined ? cell.label : `${cell.label} ${cell.name}`;
  const groupName = group !== '' && <GroupName>{group}</GroupName>;
  if (cell.href !== undefined) {
    return (
      <CellLink href={cell.href}>
        {name}
        {groupName}
      </CellLink>
    );
  }
  if (onPress) {
    return (
      <CellButton type="button" onClick={() => onPress(cell.id)}>
        {name}
        {groupName}
      </CellButton>
    );
  }
  return (
    <>
      {name}
      {groupName}
    </>
  );
}
