import type { AxisLabel, TimeLabel } from './layout.ts';
import type { SlotLayout } from './slots.ts';
import { textWidth } from './textWidth.ts';
import { nightMs } from './timeTicks.ts';
import type { Viewport } from './viewport.ts';

/** Hours in which a market is shut, or trades outside its sessions. Times in ms. */
export type ClosedHours =
  /** Left out between two sessions of a day: a rest at midday. Nights are named by the date that follows. */
  | { kind: 'pause'; from: number; to: number }
  /** The end of the last session on the axis. */
  | { kind: 'close'; from: number }
  /** Candles of extended hours. */
  | { kind: 'before' | 'after'; from: number };

/** A short name of closed hours, for the time axis; undefined: they have none, and a close without one is not drawn. */
export type NameClosedHours = (hours: ClosedHours) => string | undefined;

export interface SessionMarks {
  /** Where closed hours were left out, px from the left. */
  breaks: number[];
  /** Those that left out a day or more, where there are shorter ones beside them. */
  longBreaks: number[];
  /** Extended hours. */
  shades: { x: number; width: number }[];
  /** Names, and the place each belongs to. */
  names: { x: number; text: string }[];
}

/** Marks nearer to each other than this would be a pattern, not marks. */
const breakSpacingPx = 24;
/** Closed for so long, a day was left out: a weekend, a holiday. */
const dayLeftOutMs = 36 * 3_600_000;
/** Pauses that recur every day are marked by their lines: names at some of them would say that those differ. */
const mostNamedPauses = 2;
/** The shortest pauses give way first where not all have room. */
const leastPauses = [0, nightMs, dayLeftOutMs];
const hair = 1e-6;

/** What is drawn of the hours left out and of those outside sessions. `width`: the plot's, px. */
export function sessionMarks(
  slots: SlotLayout,
  { start, count }: Viewport,
  width: number,
  toX: (slot: number) => number,
  nameOf: NameClosedHours = () => undefined,
): SessionMarks {
  const leftOf = (slot: number): number => toX(slot - 0.5);
  const inView = slots.breaks.flatMap((slot, i) => {
    const pause = slots.pauses[i];
    if (!pause || slot <= start || slot >= start + count) return [];
    return [{ x: leftOf(slot), ...pause, lengthMs: pause.to - pause.from }];
  });
  const shown =
    leastPauses
      .map((least) => inView.filter(({ lengthMs }) => lengthMs >= least))
      .find((breaks) => width / (breaks.length + 1) >= breakSpacingPx) ?? [];
  const isMixed = shown.some(({ lengthMs }) => lengthMs < dayLeftOutMs);
  const isLong = ({ lengthMs }: { lengthMs: number }): boolean => isMixed && lengthMs >= dayLeftOutMs;

  const shades = slots.outside
    .filter(({ from, to }) => to > start && from < start + count)
    .map(({ from, to, t, isBefore }) => {
      const x = Math.max(0, leftOf(from));
      return { x, width: Math.min(width, leftOf(to)) - x, t, isBefore };
    });
  const isEndInView = start + count >= slots.slotCount - hair;
  const closing =
    slots.endsAt !== undefined && isEndInView ? nameOf({ kind: 'close', from: slots.endsAt }) : undefined;
  const closeX = leftOf(slots.slotCount);

  const pauses = shown.filter(({ lengthMs }) => lengthMs < nightMs);
  const named = [
    ...shades.map(({ x, width: wide, t, isBefore }) => ({
      x: x + wide / 2,
      text: nameOf({ kind: isBefore ? 'before' : 'after', from: t }),
    })),
    ...(pauses.length > mostNamedPauses ? [] : pauses).map(({ x, from, to }) => ({
      x,
      text: nameOf({ kind: 'pause', from, to }),
    })),
    { x: closeX, text: closing },
  ];
  return {
    breaks: [
      ...shown.filter((pause) => !isLong(pause)).map(({ x }) => x),
      ...(closing === undefined ? [] : [closeX]),
    ],
    longBreaks: shown.filter(isLong).map(({ x }) => x),
    shades: shades.map(({ x, width: wide }) => ({ x, width: wide })),
    names: named.flatMap(({ x, text }) => (text === undefined || text === '' ? [] : [{ x, text }])),
  };
}

const nameGapPx = 8;

/**
 * The labels of the time axis with names among them: a date stays, a name that touches one is left out, and a clock time
 * gives way to a name. `right`: how far names may reach, the gutter included.
 */
export function labelsWithNames(
  times: readonly TimeLabel[],
  names: SessionMarks['names'],
  right: number,
  textPx: number,
): AxisLabel[] {
  const half = (text: string): number => textWidth(text, textPx) / 2;
  const touches = (one: AxisLabel, other: AxisLabel): boolean =>
    Math.abs(one.centre - other.centre) < half(one.text) + half(other.text) + nameGapPx;
  const dates = times.filter(({ grain }) => grain !== 'time');
  const placed: AxisLabel[] = [];
  for (const { x, text } of names) {
    const label = { text, centre: Math.min(Math.max(x, half(text)), right - half(text)) };
    if (![...dates, ...placed].some((other) => touches(label, other))) placed.push(label);
  }
  const kept = times.filter((time) => time.grain !== 'time' || !placed.some((name) => touches(time, name)));
  return [...kept.map(({ text, centre }) => ({ text, centre })), ...placed].toSorted(
    (one, other) => one.centre - other.centre,
  );
}
