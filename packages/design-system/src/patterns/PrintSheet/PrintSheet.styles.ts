import { createGlobalStyle, styled } from 'styled-components';

/** While there is a sheet, it alone is printed. */
export const PrintStyles = createGlobalStyle`
  @media print {
    body > :not([data-print-sheet]) {
      display: none !important;
    }
    /* Paper is white, whatever the screen is: also below the sheet, and where backgrounds are printed. */
    html, body {
      color-scheme: light !important;
      background: white !important;
    }
    @page {
      margin: 16mm 14mm;
    }
  }
`;

/* Sizes of paper: points, whatever the screen's letters are. */
export const Sheet = styled.div`
  @media not print {
    display: none;
  }
  color-scheme: light;
  background: Canvas;
  color: CanvasText;
  font-size: 9pt;
  line-height: 1.35;
  font-variant-numeric: tabular-nums;

  & > h1 {
    margin-block-end: 6pt;
    font-size: 16pt;
    font-weight: var(--m-weight-strong);
  }
  & > dl {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 2pt 16pt;
    margin-block-end: 10pt;
  }
  & > dl > div {
    display: flex;
    gap: 6pt;
  }
  & > dl dt {
    flex: none;
    min-inline-size: 70pt;
  }
  & > dl dd {
    font-weight: var(--m-weight-medium);
  }
  & > table {
    inline-size: 100%;
    margin-block-end: 12pt;
    border-collapse: collapse;
  }
  & caption {
    padding-block: 4pt;
    text-align: start;
    font-weight: var(--m-weight-strong);
  }
  & th,
  & td {
    padding: 2.5pt 8pt 2.5pt 0;
    border-block-end: 0.5pt solid GrayText;
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  & th {
    border-block-end: 1pt solid CanvasText;
    font-weight: var(--m-weight-medium);
  }
  & [data-number='true'] {
    text-align: end;
    white-space: nowrap;
  }
  & :is(th, td):last-child {
    padding-inline-end: 0;
  }
  & tr {
    break-inside: avoid;
  }
  & [data-total] > td {
    font-weight: var(--m-weight-strong);
  }
  & > p {
    margin-block-start: 8pt;
  }
`;
