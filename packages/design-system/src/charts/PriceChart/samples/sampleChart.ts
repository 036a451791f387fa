import { within } from 'storybook/test';
import type { PriceChartProps } from '../PriceChart.types.ts';
import { dayMs, minuteMs, openingMs, sessionTimes, steadyTimes, tradingDays, walk } from './sampleCandles.ts';

const zone = { timeZone: 'America/New_York' } as const;
const price = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
export const longPrice = new Intl.NumberFormat('en', { minimumFractionDigits: 8 });
const volume = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });
const clock = new Intl.DateTimeFormat('en', {
  ...zone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const date = new Intl.DateTimeFormat('en', { ...zone, month: '2-digit', day: '2-digit', year: 'numeric' });
const shortDate = new Intl.DateTimeFormat('en', { ...zone, month: '2-digit', day: '2-digit' });

export const today = tradingDays(1);
export const week = tradingDays(5);
export const risingDay = walk(sessionTimes(today, minuteMs), {
  from: 187.2,
  drift: 1.012,
  roughness: 0.0006,
  decimals: 2,
});
export const fallingDay = walk(sessionTimes(today, minuteMs), {
  from: 187.2,
  drift: 0.985,
  roughness: 0.0006,
  decimals: 2,
  seed: 3,
});
export const quarter = walk(steadyTimes(openingMs - 62 * dayMs, dayMs, 62), {
  from: 172,
  drift: 1.08,
  roughness: 0.012,
  decimals: 2,
  seed: 5,
});
export const year = walk(steadyTimes(openingMs - 365 * dayMs, dayMs, 252), {
  from: 140,
  drift: 1.3,
  roughness: 0.012,
  decimals: 2,
  seed: 5,
});
export const lastOf = (candles: PriceChartProps['candles']): number | undefined => candles.at(-1)?.c;

/** A session under way, as the stories below change it. */
export const day: PriceChartProps = {
  candles: risingDay.slice(0, 240),
  sessions: today,
  kind: 'area',
  period: {
    name: '1D',
    changeAt: (value) => `${value < 186.9 ? '−' : '+'}${Math.abs((value / 186.9 - 1) * 100).toFixed(2)}%`,
  },
  trend: 'up',
  decimals: 2,
  height: 320,
  previousClose: 186.9,
  lastPrice: lastOf(risingDay.slice(0, 240)),
  formatPrice: (value) => price.format(value).replace('-', '−'),
  formatTime: (ms) => `${date.format(ms)} ${clock.format(ms)}`,
  formatAxisTime: (ms, grain) => (grain === 'time' ? clock : shortDate).format(ms),
  formatVolume: (value) => volume.format(value),
  labels: {
    chart: 'AAPL price',
    instructions:
      'Arrow keys move the reading, Home and End go to its ends. Plus and minus zoom, Shift with an arrow moves the view, 0 shows everything.',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    showAll: 'Whole period',
    showing: (from, to) => `Showing ${from} to ${to}`,
    table: 'AAPL prices',
    showTable: 'Show as table',
    hideTable: 'Hide table',
    showEarlier: 'Show earlier',
    time: 'Time',
    open: 'Open',
    high: 'High',
    low: 'Low',
    close: 'Close',
    volume: 'Volume',
    previousClose: 'Prev.',
    loading: 'Loading prices',
  },
};

export const quarterly: PriceChartProps = {
  ...day,
  kind: 'candles',
  candles: quarter,
  period: { name: '3M', changeAt: (value) => `+${((value / 172 - 1) * 100).toFixed(2)}%` },
  utcOffsetMs: undefined,
  sessions: undefined,
  lastPrice: lastOf(quarter),
  previousClose: undefined,
};

/** Painted pixels: a canvas shows nothing else to a test. */
export interface Painted {
  count: number;
  /** Whether any pixel at least so opaque has this colour: "4,156,107". */
  has: (colour: string) => boolean;
}

export function painted(root: HTMLElement, leastAlpha = 1): Painted {
  const canvas = root.querySelector('canvas');
  const context = canvas?.getContext('2d');
  if (!canvas || !context || canvas.width === 0) return { count: 0, has: () => false };
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  let count = 0;
  const colours = new Set<string>();
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3] ?? 0;
    if (alpha === 0) continue;
    count += 1;
    const here = `${data[i]},${data[i + 1]},${data[i + 2]}`;
    if (alpha >= Math.floor(leastAlpha * 255)) colours.add(here);
  }
  return { count, has: (wanted) => colours.has(wanted) };
}

/** What the chart with this number on the page has drawn. */
export function pixelsOf(root: HTMLElement, chart: number): Uint8ClampedArray {
  const canvas = root.querySelectorAll('canvas')[chart];
  const context = canvas?.getContext('2d');
  if (!canvas || !context || canvas.width === 0) return new Uint8ClampedArray();
  return context.getImageData(0, 0, canvas.width, canvas.height).data;
}

export function isSamePicture(one: Uint8ClampedArray, other: Uint8ClampedArray): boolean {
  return one.length > 0 && one.length === other.length && one.every((value, i) => value === other[i]);
}

export function plotOf(root: HTMLElement): HTMLElement {
  return within(root).getByRole('application', { name: /AAPL price/ });
}

/** The sentence a screen reader was last given. */
export function spokenIn(root: HTMLElement): Element | null {
  return root.querySelector('[aria-live=polite]');
}
