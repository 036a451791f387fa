import type { Session } from '../../model/candles.ts';
import type { ChartEvent } from '../../model/events.ts';
import type { NameClosedHours } from '../../model/sessionMarks.ts';
import { dayMs, minuteMs, openingMs, sessionTimes, steadyTimes, walk } from './sampleCandles.ts';
import { day, lastOf, quarterly, today } from './sampleChart.ts';
import type { PriceChartProps } from '../PriceChart.types.ts';

const names = { pause: 'Break', close: 'Close', before: 'Pre-market', after: 'After hours' } as const;
export const nameClosedHours: NameClosedHours = ({ kind }) => names[kind];

const hourMs = 60 * minuteMs;
/** Hong Kong on Monday 16 November 2026: a morning and an afternoon. */
const hongKong: Session[] = [
  { start: Date.UTC(2026, 10, 16, 1, 30), end: Date.UTC(2026, 10, 16, 4) },
  { start: Date.UTC(2026, 10, 16, 5), end: Date.UTC(2026, 10, 16, 8) },
];
const clock = new Intl.DateTimeFormat('en', {
  timeZone: 'Asia/Hong_Kong',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const morning = walk(sessionTimes(hongKong.slice(0, 1), minuteMs), {
  from: 187.2,
  drift: 1.006,
  roughness: 0.0006,
  decimals: 2,
});

/** The market rests: the morning is drawn, the afternoon has its room. */
export const atTheBreak: PriceChartProps = {
  ...day,
  candles: morning,
  sessions: hongKong,
  lastPrice: lastOf(morning),
  nameClosedHours,
  description: 'Trading hours: 09:30 to 12:00 and 13:00 to 16:00.',
  utcOffsetMs: 8 * hourMs,
  formatTime: (ms) => `11/16/2026 ${clock.format(ms)}`,
  formatAxisTime: (ms) => clock.format(ms),
};

const [session] = today;
const extended = session
  ? walk(
      [
        ...steadyTimes(session.start - 90 * minuteMs, 5 * minuteMs, 18),
        ...sessionTimes(today, 5 * minuteMs),
        ...steadyTimes(session.end, 5 * minuteMs, 12),
      ],
      { from: 187.2, drift: 1.01, roughness: 0.0012, decimals: 2 },
    )
  : [];

/** Trades before the open and after the close are there, too. */
export const extendedHours: PriceChartProps = {
  ...day,
  candles: extended,
  lastPrice: lastOf(extended),
  utcOffsetMs: -5 * hourMs,
  nameClosedHours,
};

const roll = (months: string) => `Roll: ${months}`;

/** A continuous future: two months ended in this quarter. */
export const rolled: PriceChartProps = {
  ...quarterly,
  events: [
    { t: openingMs - 48 * dayMs, text: roll('Oct 2026 to Dec 2026') },
    { t: openingMs - 10 * dayMs, text: roll('Dec 2026 to Feb 2027') },
  ],
  description: 'Two roll-overs are marked.',
};

/** Bought twice and sold once in the quarter. */
export const traded: PriceChartProps = {
  ...quarterly,
  kind: 'candles',
  events: quarterly.candles.flatMap(({ t, l, h }, index): ChartEvent[] => {
    if (index === 20 || index === 34) return [{ t, kind: 'buy', price: l, text: `Bought 20 at ${l}` }];
    return index === 50 ? [{ t, kind: 'sell', price: h, text: `Sold 40 at ${h}` }] : [];
  }),
  description: 'Three fills of yours are marked.',
};

/** A quarter with a holiday, the half day after it, and two holidays in a row. */
export const withDaysOff: PriceChartProps = {
  ...quarterly,
  events: [
    { t: openingMs - 40 * dayMs, kind: 'closed', text: 'Closed 10/06–10/07' },
    { t: openingMs - 12 * dayMs, kind: 'closed', text: 'Closed 11/03' },
    { t: openingMs - 12 * dayMs, kind: 'short', text: 'Half day' },
  ],
  description: 'Three closed days are marked. One short day is marked.',
};
