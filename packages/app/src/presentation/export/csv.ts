/** Rows as a file of comma-separated values (RFC 4180), for a spreadsheet. Pure. */
import type { Decimal } from '@meridian/api';

/** A column: its name in the reader's language, and what each row has in it. */
export interface CsvColumn<Row> {
  readonly name: string;
  readonly cell: (row: Row) => CsvCell;
}

/** An exact number, an instant in ms, or words; null for nothing. */
export type CsvCell =
  | { readonly number: Decimal | null }
  | { readonly time: number | null }
  | { readonly words: string | null };

const lineEnd = '\r\n';
/** Without it spreadsheets take UTF-8 for another encoding, and Chinese words for noise. */
const byteOrderMark = '\uFEFF';

export function csvOf<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ name }) => wordsCell(name)),
    ...rows.map((row) => columns.map(({ cell }) => textOf(cell(row)))),
  ];
  return byteOrderMark + lines.map((cells) => cells.join(',') + lineEnd).join('');
}

function textOf(cell: CsvCell): string {
  // A decimal as it came: every digit of it, and its minus is no formula.
  if ('number' in cell) return cell.number ?? '';
  if ('time' in cell) return cell.time === null ? '' : instant(cell.time);
  return cell.words === null ? '' : wordsCell(cell.words);
}

/** In UTC, so that it means the same wherever the file is opened. */
const instant = (ms: number): string => new Date(ms).toISOString().replace('T', ' ').slice(0, 19);

/** What a spreadsheet would take for a formula: an instrument's name, a reason from outside must not be one. */
const formulaStart = /^[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20]/;

function wordsCell(text: string): string {
  const isFormula = formulaStart.test(text.trimStart()) || formulaStart.test(text);
  const safe = isFormula ? `'${text}` : text;
  return isFormula || /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
