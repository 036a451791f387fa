import type { Candle, Series } from './candles.ts';
import type { IndicatorId, IndicatorResult } from './indicators/index.ts';
import type { AxisLabel, PaneLayout, PlotLayout } from './layout.ts';
import type { PlacedEvent } from './events.ts';
import type { Polyline } from './levelOfDetail.ts';
import type { PriceDomain } from './priceDomain.ts';
import type { NameClosedHours, SessionMarks } from './sessionMarks.ts';
import type { SlotLayout } from './slots.ts';
import type { TimeGrain } from './timeTicks.ts';
import type { Viewport } from './viewport.ts';

/** Candles say more, a line is read faster; an area under the line gives a small chart weight. */
export type ChartKind = 'area' | 'line' | 'candles';

/** What a picture of the chart is made from, besides its size and what is in view. */
export interface PlotSource {
  kind: ChartKind;
  candles: readonly Candle[];
  slots: SlotLayout;
  hasVolume: boolean;
  /** What is marked on the time axis, oldest first. */
  events: readonly PlacedEvent[];
  lastPrice: number | undefined;
  previousClose: number | undefined;
  /** Name of the reference line, without its price. As short as a price: it goes in the gutter. */
  previousCloseLabel: string;
  decimals: number;
  /** The reader's clock minus UTC, in ms. */
  utcOffsetMs: number;
  studiesOf: StudiesOf;
  formatPrice: (price: number) => string;
  formatAxisTime: (ms: number, grain: TimeGrain) => string;
  nameClosedHours: NameClosedHours | undefined;
  formatIndicator: (value: number, id: IndicatorId) => string;
}

/** Indicators over the marks of a picture. The last value of each line follows the live price. */
export interface DrawnStudies {
  /** One value for each mark. */
  results: readonly IndicatorResult[];
  /** Of the marks. */
  slots: ArrayLike<number>;
  slotsPerMark: number;
  /** Index of the mark that a candle is part of. */
  markOf: (index: number) => number;
}

/** The indicators where so many slots share one drawn candle; with 1, one value for each candle. */
export type StudiesOf = (slotsPerMark: number) => DrawnStudies;

/** Room in px, and the size of the labels. */
export interface PlotBox {
  width: number;
  height: number;
  textPx: number;
}

/** Marks that no tick changes, and the one, if it is in view, that follows the live price. */
interface CandleMarks {
  as: 'candles';
  done: Series;
  forming: Series;
}

/** The place of everything, in px of the plot. */
export interface Plot {
  view: Viewport;
  layout: PlotLayout;
  /** What the price axis spans. */
  domain: PriceDomain;
  /** What is drawn: candles, fewer merged ones where they would be too narrow, or a line. */
  marks: CandleMarks | { as: 'line'; line: Polyline };
  /** How many slots share one drawn candle. */
  slotsPerMark: number;
  slotPx: number;
  /** From one drawn candle to the next. */
  pitchPx: number;
  highestVolume: number;
  toX: (slot: number) => number;
  toY: (price: number) => number;
  slotAt: (x: number) => number;
  /** The last price, as shown at the axis; undefined while it is out of sight. */
  last: { y: number; text: string } | undefined;
  /** Whether the newest candle is in view. */
  showsNewest: boolean;
  overlays: readonly StudyLine[];
  panes: readonly Pane[];
  axes: AxesModel;
}

/** One line of an indicator; the heights are in the unit of its pane. */
export interface StudyLine {
  key: string;
  /** Which of the six colours of series, 1 to 6. */
  colour: number;
  line: Polyline;
}

export interface Pane {
  id: IndicatorId;
  layout: PaneLayout;
  toY: (value: number) => number;
  lines: readonly StudyLine[];
  bars: Polyline | undefined;
}

/** Plain data, so that a tick that moves no axis can be distinguished from one that does. Px. */
export interface AxesModel {
  width: number;
  gutter: number;
  priceTop: number;
  /** Bottom of everything drawn: the time axis begins. */
  bottom: number;
  height: number;
  textPx: number;
  /** Texts of the scales on the right. */
  values: AxisValue[];
  /** Heights of the grid. */
  grid: number[];
  /** Times, and names of closed hours among them. */
  times: AxisLabel[];
  /** Where closed hours were left out or a day ends, and what lies outside of sessions. */
  breaks: SessionMarks['breaks'];
  longBreaks: SessionMarks['longBreaks'];
  shades: SessionMarks['shades'];
  /** Where something happened, px from the left. */
  events: number[];
  /** Between two candles of days: days on which the market was shut, weekends left out. Px from the left. */
  closedDays: number[];
  /** Days shorter than usual, px from the left. */
  shortDays: number[];
  /** Height of the reference line. */
  referenceY: number | undefined;
}

/** A text of the price axis, centred on `y`. */
export interface AxisValue {
  y: number;
  text: string;
  /** Of a text of the reference line: where the line itself is. */
  lineY?: number | undefined;
}
