import { useId, useState, type ReactNode } from 'react';
import { Caption, Table, TableArea, TableBar, ChartButton } from './ChartTable.styles.ts';

/** Words of the table twin. */
export interface ChartTableLabels {
  /** Caption: what the table lists. "AAPL prices". */
  table: string;
  showTable: string;
  hideTable: string;
  /** Button under the table that adds rows: "Show earlier" for a series in time, "Show more" for a list. */
  showMore: string;
}

export interface ChartTableProps {
  labels: ChartTableLabels;
  /** Header cells; the first is above the rows' own headers. */
  headers: readonly string[];
  /** Number of rows there are. 0 hides the button and keeps its room. */
  count: number;
  /** Cells of row `index`, as many as `headers`: its own header first. Asked only for rows on show. */
  row: (index: number) => readonly ReactNode[];
  /**
   * `newest-first` (default): row 0 is the oldest, the last is on top, and more means earlier.
   * `as-given`: row 0 is on top.
   */
  order?: 'newest-first' | 'as-given' | undefined;
}

/** Rows shown at first and added at a time: a table of every candle of a year would stall the page. */
const rowsAtOnce = 50;

/** A chart's data as a real table, behind a button. Nothing of it is rendered before it is opened. */
export function ChartTable(props: ChartTableProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { labels, count } = props;
  return (
    <>
      <TableBar>
        <ChartButton
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen && count > 0 ? id : undefined}
          disabled={count === 0}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? labels.hideTable : labels.showTable}
        </ChartButton>
      </TableBar>
      {isOpen && count > 0 && <OpenTable {...props} id={id} />}
    </>
  );
}

function OpenTable({
  labels,
  headers,
  count,
  row,
  order = 'newest-first',
  id,
}: ChartTableProps & { id: string }): ReactNode {
  const [limit, setLimit] = useState(rowsAtOnce);
  const shown = Math.min(limit, count);
  const indexes = Array.from({ length: shown }, (_, i) => (order === 'newest-first' ? count - 1 - i : i));
  return (
    <div id={id}>
      <TableArea aria-label={labels.table} tabIndex={0}>
        <Table>
          <Caption>{labels.table}</Caption>
          <thead>
            <tr>
              {headers.map((header) => (
                <th key={header} scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {indexes.map((index) => (
              <Row key={index} cells={row(index)} headers={headers} />
            ))}
          </tbody>
        </Table>
      </TableArea>
      {shown < count && (
        <TableBar>
          <ChartButton type="button" onClick={() => setLimit(limit + rowsAtOnce)}>
            {labels.showMore}
          </ChartButton>
        </TableBar>
      )}
    </div>
  );
}

function Row({ cells, headers }: { cells: readonly ReactNode[]; headers: readonly string[] }): ReactNode {
  return (
    <tr>
      {headers.map((header, i) =>
        i === 0 ? (
          <th key={header} scope="row">
            {cells[i]}
          </th>
        ) : (
          <td key={header}>{cells[i]}</td>
        ),
      )}
    </tr>
  );
}
