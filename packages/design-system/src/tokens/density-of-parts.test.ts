import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const library = new URL('../', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, library), 'utf8');

/** Parts that `Foundations/Density of parts` measures at both densities. */
const measured = new Set(
  globSync('foundations/{density*,DensityOfParts}*.tsx', { cwd: library })
    .flatMap((file) => [...read(file).matchAll(/from '#(?:primitives|patterns|charts)\/(\w+)\//g)])
    .map(([, folder]) => folder ?? ''),
);

/** Parts that it does not measure, by reason. A new row, table or field belongs into its samples, not into this list. */
const notMeasured: Readonly<Record<string, readonly string[]>> = {
  'has no height of its own': [
    'Field',
    'FileButton',
    'GrowingList',
    'ListGroup',
    'MoreList',
    'TableBar',
    'TextArea',
    'VirtualList',
    'StepForm',
  ],
  'is inside a row or a line of text': [
    ...[
      'Avatar',
      'Badge',
      'IconButton',
      'InstrumentLogo',
      'MoneyText',
      'NotedAmount',
      'SideTag',
      'Sparkline',
    ],
    ...['StatusTag', 'TextLink'],
  ],
  'is the sum of rows that are measured': [
    ...['ConfirmDialog', 'ContextMenu', 'OrderSummary', 'RegionSelect', 'ReviewSheet', 'WalletCard'],
  ],
  'is read as text or as one figure': [
    ...['Article', 'Banner', 'EmptyState', 'FactLine', 'HoldingSummary', 'HoldingTotals', 'InlineMessage'],
    ...[
      'ImageCropper',
      'ListEnd',
      'OrderOutcome',
      'PictureAdvice',
      'PrintSheet',
      'QuoteHeader',
      'ResultScreen',
      'StatGrid',
      'SumLine',
      'Timeline',
      'Toast',
    ],
  ],
  'is a picture, a tile or a bar': [
    ...['BreadthBar', 'ImageTile', 'LinkGrid', 'PageFrame', 'ProgressBar', 'ProgressCircle', 'ProgressLine'],
    ...['QrCode', 'QuoteCard', 'ThresholdMeter'],
  ],
  'is a surface or a gesture': [
    'Dialog',
    'EdgeGrip',
    'Popover',
    'PullToRefresh',
    'Sheet',
    'ToolDock',
    'useLongPress',
  ],
  'is a plot, whose room and tools are kept ahead': [
    ...['ChartDialog', 'CompareChart', 'DepthChart', 'HeatMap', 'PeriodPicker', 'PriceChart', 'ProfitBars'],
    ...['canvas', 'model'],
  ],
};

describe('a part of the library', () => {
  const parts = globSync('{primitives,patterns,charts}/*/', { cwd: library }).map(
    (folder) => folder.replace(/\/$/, '').split('/').at(-1) ?? '',
  );
  const excused = Object.values(notMeasured).flat();

  it('is measured at both densities, or has a reason not to be', () => {
    expect(parts.filter((part) => !measured.has(part) && !excused.includes(part))).toEqual([]);
  });

  it('that is measured now, or gone, has no reason not to be', () => {
    expect(excused.filter((part) => measured.has(part) || !parts.includes(part))).toEqual([]);
  });
});

/** Files with heights that no density changes, between that of a line and of a tile, by reason. */
const fixedHeights: Readonly<Record<string, readonly string[]>> = {
  'the room of a plot and of what is around it is kept ahead': [
    'charts/CompareChart/CompareChart.styles.ts 44px',
    'charts/PeriodPicker/PeriodPicker.styles.ts 32px',
    'charts/PeriodPicker/PeriodPicker.styles.ts 44px',
    'charts/frame/BelowChart.styles.ts 44px',
    'charts/frame/ChartTable.styles.ts 44px',
    'charts/frame/ReadingLine.styles.ts 2rem',
    'charts/frame/ReadingLine.styles.ts 4rem',
  ],
  'a bar or a tile of the page': [
    'layout/AppShell/AppShell.styles.ts 3.5rem',
    'layout/AppShell/RailFoot.tsx 3.5rem',
    'layout/SplitView/SplitView.styles.ts 2.75rem',
    'layout/TopBar/TopBarSearch.tsx 36px',
    'patterns/LinkGrid/LinkGrid.styles.ts 64px',
  ],
  'a head or a total, once above its rows': [
    'patterns/HoldingTotals/HoldingTotals.tsx 2.5rem',
    'patterns/OrderBook/OrderBook.styles.ts 1.75rem',
    'patterns/OrderBook/OrderBook.styles.ts 2.25rem',
    'patterns/QuoteRow/QuoteListHead.tsx 2rem',
  ],
  'closes what is over the page': [
    'patterns/FigureRow/FigureRow.styles.ts 44px',
    'primitives/Popover/Popover.styles.ts 44px',
    'primitives/Toast/ToastViewport.styles.ts 44px',
  ],
  'a sign inside a row, or a picture': [
    'patterns/EmptyState/EmptyState.styles.ts 48px',
    'primitives/ImageTile/ImageTile.styles.ts 28px',
    'primitives/ImageTile/ImageTile.styles.ts 32px',
    'primitives/ProgressCircle/ProgressCircle.styles.ts 44px',
    'primitives/Switch/Switch.styles.ts 28px',
  ],
  'wraps: at another height what is below would begin elsewhere': [
    'primitives/Chip/Chip.styles.ts 32px',
    'primitives/Chip/Chip.styles.ts 36px',
    'primitives/InlineMessage/InlineMessage.styles.ts 36px',
  ],
};

describe('a height', () => {
  const heights = globSync('{primitives,patterns,layout,charts}/**/*.{ts,tsx}', { cwd: library })
    .filter((file) => !/\.(stories|test|guide)\.|\/sample/.test(file))
    .flatMap((file) =>
      [...read(file).matchAll(/^ *(?:min-)?(?:block-size|height): ([\d.]+)(px|rem);/gm)]
        .map(([, length = '', unit = '']) => ({
          length,
          unit,
          px: Number(length) * (unit === 'rem' ? 16 : 1),
        }))
        .filter(({ px }) => px >= 28 && px <= 64)
        .map(({ length, unit }) => `${file} ${length}${unit}`),
    );

  const excused = Object.values(fixedHeights).flat();

  it('of a row, a line or a target is a token of density', () => {
    expect([...new Set(heights)].filter((height) => !excused.includes(height))).toEqual([]);
  });

  it('that is fixed no longer needs no reason', () => {
    expect(excused.filter((height) => !heights.includes(height))).toEqual([]);
  });
});
