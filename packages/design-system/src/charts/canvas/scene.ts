import type { Trend } from '../model/candles.ts';
import type { ChartKind, Plot } from '../model/plot.ts';
import type { Palette } from './palette.ts';

/** Everything one picture of the canvas follows from. Lengths in CSS px. */
export interface Scene {
  plot: Plot;
  kind: ChartKind;
  trend: Trend;
  /** The market is closed: the last price is final, and nothing suggests that it moves. */
  isClosed: boolean;
  /** While the picture moves, the axes are on the canvas too; at rest they are SVG. */
  isMoving: boolean;
  palette: Palette;
  pixelRatio: number;
}
