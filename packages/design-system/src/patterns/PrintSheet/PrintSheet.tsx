import { useEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { PrintStyles, Sheet } from './PrintSheet.styles.ts';

export interface PrintColumn {
  id: string;
  label: string;
  /** Figures: right-aligned, never broken. */
  isNumber?: boolean | undefined;
}

export interface PrintTable {
  id: string;
  /** What the table is of. */
  label: string;
  columns: readonly PrintColumn[];
  /** Each as many cells as there are columns. */
  rows: readonly (readonly string[])[];
  /** Below the rows, stronger: what they come to. */
  totals?: readonly (readonly string[])[] | undefined;
}

export interface PrintFact {
  label: string;
  value: string;
}

export interface PrintSheetProps {
  title: string;
  /** What the sheet is of: whose, which period, when it was made. */
  facts: readonly PrintFact[];
  /** In their order, each with its heads on every page. */
  tables: readonly PrintTable[];
  note?: string | undefined;
  /** The browser has printed it, or the person has decided otherwise. */
  onDone: () => void;
}

/**
 * Paper: the page's own content is left out, and this printed in its place, black on white whatever the theme. It is on no
 * screen, and asks the browser to print as it comes; its heads are repeated on every page.
 */
export function PrintSheet({ title, facts, tables, note, onDone }: PrintSheetProps): ReactNode {
  useEffect(() => {
    window.addEventListener('afterprint', onDone, { once: true });
    return () => window.removeEventListener('afterprint', onDone);
  }, [onDone]);
  useEffect(() => window.print(), []);
  return createPortal(
    <Sheet data-print-sheet="">
      <PrintStyles />
      <h1>{title}</h1>
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {tables.map((table) => (
        <Table key={table.id} table={table} />
      ))}
      {note !== undefined && <p>{note}</p>}
    </Sheet>,
    document.body,
  );
}

function Table({ table: { label, columns, rows, totals = [] } }: { table: PrintTable }): ReactNode {
  const cells = (row: readonly string[]): ReactNode =>
    columns.map(({ id, isNumber }, index) => (
      <td key={id} data-number={isNumber}>
        {row[index]}
      </td>
    ));
  return (
    <table>
      <caption>{label}</caption>
      <thead>
        <tr>
          {columns.map(({ id, label: head, isNumber }) => (
            <th key={id} scope="col" data-number={isNumber}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>{cells(row)}</tr>
        ))}
        {totals.map((row, index) => (
          <tr key={`total ${index}`} data-total="">
            {cells(row)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
