import type { Candle } from './candles.ts';
import { firstIndexFrom } from './slots.ts';

/**
 * What a mark means. On the time axis: something that happened to the instrument; days on which its market was shut, before
 * the candle; a day that was shorter than usual. At a price in the plot: what the person bought or sold.
 */
type EventKind = 'event' | 'closed' | 'short' | FillSide;

export type FillSide = 'buy' | 'sell';

/** Something that happened to the instrument, or to the days of a chart of days, as the reading says it. */
export interface ChartEvent {
  /** From when on, in ms. Marked at the first candle that begins then or later; what was filled, at the candle it was filled in. */
  t: number;
  /** What: "Roll: Dec 2026 to Feb 2027". */
  text: string;
  /** Default `event`. */
  kind?: EventKind | undefined;
  /** Of what was bought or sold: at which price. */
  price?: number | undefined;
}

/** An event and its candle. */
export interface PlacedEvent {
  index: number;
  text: string;
  kind: EventKind;
  price?: number | undefined;
}

/** Bought or sold, at the place where it is marked. */
export interface PlacedFill {
  index: number;
  price: number;
  side: FillSide;
}

const isFillSide = (kind: EventKind): kind is FillSide => kind === 'buy' || kind === 'sell';

/** Those that are marked at their price. */
export function fillsAmong(events: readonly PlacedEvent[]): readonly PlacedFill[] {
  return events.flatMap(({ index, kind, price }) =>
    isFillSide(kind) && price !== undefined ? [{ index, price, side: kind }] : [],
  );
}

/** The candles that events belong to; what happened before the first of them or after the last is not of this chart. */
export function placeEvents(
  events: readonly ChartEvent[],
  candles: readonly Pick<Candle, 't'>[],
): readonly PlacedEvent[] {
  const times = candles.map(({ t }) => t);
  const placed = events.flatMap(({ t, text, kind = 'event', price }): PlacedEvent[] => {
    const next = firstIndexFrom(times, t);
    // Nobody knows where the newest candle ends: what was filled last is in it.
    if (isFillSide(kind)) {
      const index = times[next] === t ? next : next - 1;
      return index < 0 ? [] : [{ index, text, kind, price }];
    }
    const isOfThis = next < times.length && (next > 0 || times[0] === t);
    return isOfThis ? [{ index: next, text, kind }] : [];
  });
  return placed.toSorted((one, other) => one.index - other.index);
}

/** What is said of the candles [from, to): all that happened in them. */
export function eventsIn(events: readonly PlacedEvent[], from: number, to: number): string | undefined {
  const texts = events.filter(({ index }) => index >= from && index < to).map(({ text }) => text);
  return texts.length > 0 ? texts.join(' · ') : undefined;
}

/** How near a pointer must come to an event to read it, px. Days off are many: they must leave room to read the others. */
const reachPx: Readonly<Record<EventKind, number>> = { event: 5, closed: 2, short: 2, buy: 5, sell: 5 };

/** The candle under a pointer, or one near it at which something happened: among a year of candles it could not be hit. */
export function nearEvent(
  events: readonly PlacedEvent[],
  index: number,
  xOf: (index: number) => number,
): number {
  let nearest = index;
  let leastPx = Infinity;
  for (const event of events) {
    const px = Math.abs(xOf(event.index) - xOf(index));
    if (px > reachPx[event.kind] || px >= leastPx) continue;
    nearest = event.index;
    leastPx = px;
  }
  return nearest;
}
