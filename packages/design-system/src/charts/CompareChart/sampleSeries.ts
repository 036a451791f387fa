import { dayMs, minuteMs, openingMs, steadyTimes, walk } from '../PriceChart/samples/sampleCandles.ts';
import type { CompareChartProps, CompareSeries } from './CompareChart.types.ts';

/** Made-up series for stories and tests: the same on every run. No entry point of the library leads here. */

const weekdays = (count: number): number[] =>
  steadyTimes(openingMs - Math.ceil(count * 1.4) * dayMs, dayMs, Math.ceil(count * 1.4) + 1)
    .filter((t) => ![0, 6].includes(new Date(t).getUTCDay()))
    .slice(-count);

interface Sample {
  id: string;
  label?: string;
  from: number;
  drift: number;
  seed: number;
  roughness?: number;
}

const sample = (
  times: readonly number[],
  { id, label = id, roughness = 0.02, ...rest }: Sample,
): CompareSeries => ({
  id,
  label,
  points: walk(times, { ...rest, roughness, decimals: 2 }),
});

const year = weekdays(252);
export const apple = sample(year, { id: 'AAPL', from: 189.84, drift: 1.21, seed: 5 });
export const tesla = sample(year, { id: 'TSLA', from: 251.3, drift: 0.88, seed: 31, roughness: 0.035 });
export const microsoft = sample(year, { id: 'MSFT', from: 415.2, drift: 1.13, seed: 9 });
export const nvidia = sample(year, { id: 'NVDA', from: 121.4, drift: 1.37, seed: 21, roughness: 0.03 });
export const amazon = sample(year, { id: 'AMZN', from: 186.1, drift: 1.19, seed: 13 });
export const metaPlatforms = sample(year, { id: 'META', from: 561.7, drift: 1.16, seed: 17 });
/** Went public 90 trading days ago. */
export const newcomer = sample(year.slice(-90), {
  id: 'KLAR',
  from: 42,
  drift: 1.24,
  seed: 3,
  roughness: 0.03,
});
export const unknown: CompareSeries = { id: 'OTCX', label: 'OTCX', points: [] };

const fiveMinutes = 5 * minuteMs;
/** 16 November: Hong Kong from 01:30 to 08:00 UTC with its midday pause, then New York from 14:30 to 21:00. */
const hongKongTimes = [
  ...steadyTimes(Date.UTC(2026, 10, 16, 1, 30), fiveMinutes, 31),
  ...steadyTimes(Date.UTC(2026, 10, 16, 5), fiveMinutes, 37),
];
const newYorkTimes = steadyTimes(openingMs, fiveMinutes, 79);
export const hongKong = sample(hongKongTimes, {
  id: '09988',
  label: '9988.HK',
  from: 118.2,
  drift: 1.011,
  seed: 4,
  roughness: 0.001,
});
export const newYork = sample(newYorkTimes, {
  id: 'BABA',
  from: 121.6,
  drift: 0.994,
  seed: 8,
  roughness: 0.001,
});

export const fiveThousand = [apple, tesla, nvidia].map(({ id }, i) =>
  sample(steadyTimes(openingMs - 5000 * 60 * minuteMs, 60 * minuteMs, 5000), {
    id,
    from: 100,
    drift: [1.4, 0.8, 1.9][i] ?? 1,
    seed: i + 2,
    roughness: 0.012,
  }),
);

const percent = new Intl.NumberFormat('en', {
  style: 'percent',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'exceptZero',
});
const roundPercent = new Intl.NumberFormat('en', {
  style: 'percent',
  maximumFractionDigits: 2,
  signDisplay: 'exceptZero',
});
const trueMinus = (text: string): string => text.replace('-', '−');
const zone = { timeZone: 'UTC' } as const;
export const date = new Intl.DateTimeFormat('en', {
  ...zone,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const month = new Intl.DateTimeFormat('en', { ...zone, month: 'short' });
const dayAndMonth = new Intl.DateTimeFormat('en', { ...zone, day: 'numeric', month: 'short' });
export const clock = new Intl.DateTimeFormat('en', {
  ...zone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** A year of three, as the stories change it. */
export const threeOverAYear: CompareChartProps = {
  series: [apple, tesla, microsoft],
  height: 360,
  formatChange: (change) => trueMinus(percent.format(change)),
  formatAxisChange: (change) => trueMinus(roundPercent.format(change)),
  formatTime: (ms) => date.format(ms),
  formatAxisTime: (ms, grain) => {
    if (grain === 'time') return clock.format(ms);
    if (grain === 'year') return String(new Date(ms).getUTCFullYear());
    return (grain === 'month' ? month : dayAndMonth).format(ms);
  },
  emptyText: 'No prices for these instruments yet.',
  labels: {
    chart: 'AAPL, TSLA and MSFT, change over one year',
    instructions: 'Arrow keys move the reading, Home and End go to its ends.',
    legend: 'Lines',
    since: (start) => `Since ${start}`,
    noData: 'No data',
    time: 'Date',
    table: 'Change by day',
    showTable: 'Show as table',
    hideTable: 'Hide table',
    showMore: 'Show earlier',
    loading: 'Loading prices',
  },
};
