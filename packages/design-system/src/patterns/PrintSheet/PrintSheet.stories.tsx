import { expect, fireEvent, fn, spyOn } from 'storybook/test';
import preview from '@meridian/storybook/preview.tsx';
import { guide } from '#guide/guide.ts';
import { PrintSheet } from './PrintSheet.tsx';

const columns = [
  { id: 'time', label: 'Time' },
  { id: 'kind', label: 'Kind' },
  { id: 'amount', label: 'Amount', isNumber: true },
];

const meta = preview.meta({
  title: 'Patterns/PrintSheet',
  component: PrintSheet,
  parameters: {
    layout: 'padded',
    docs: guide({
      what: 'What is printed in place of the page: a title, what it is of, and tables.',
      whenToUse: ['A record that somebody keeps on paper or as a PDF: a statement.'],
      whenNotToUse: ['On a screen: it is on none. Rows for a spreadsheet: a file.'],
      anatomy: { story: 'asks-to-print', parts: { 'Nothing of it is on the screen': null } },
      keyboard: {},
      accessibility: ['Screen readers do not meet it: it is not rendered on a screen.'],
      content: ['Say whose it is, of which period, and when it was made, with the time zone.'],
      related: ['RecordTable', 'Menu'],
    }),
  },
  args: {
    title: 'Statement',
    facts: [
      { label: 'Customer', value: 'demo' },
      { label: 'Period', value: '11/01/2026 – 11/18/2026' },
    ],
    tables: [
      {
        id: 'lines',
        label: 'Movements',
        columns,
        rows: [['11-17-2026 10:20:00 AM', 'Deposit', '+$1,200.00']],
        totals: [['', 'Net', '+$1,200.00']],
      },
    ],
    note: 'Times are in your time zone, GMT+8.',
    onDone: fn(),
  },
  beforeEach: () => {
    const print = spyOn(window, 'print').mockImplementation(() => {});
    return () => print.mockRestore();
  },
  tags: ['autodocs'],
});

/** It asks once, is on no screen, and says when the browser is done. */
export const AsksToPrint = meta.story({
  play: async ({ args, canvasElement }) => {
    const sheet = canvasElement.ownerDocument.querySelector<HTMLElement>('[data-print-sheet]');
    await expect(sheet).toHaveTextContent(/^StatementCustomerdemo.*Deposit\+\$1,200\.00/);
    await expect(sheet).not.toBeVisible();
    await expect(window.print).toHaveBeenCalled();
    await expect(args.onDone).not.toHaveBeenCalled();
    await fireEvent(window, new Event('afterprint'));
    await expect(args.onDone).toHaveBeenCalledTimes(1);
  },
});
