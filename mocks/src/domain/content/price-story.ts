/** The figures of a story about prices: which instrument moved most in its group, by how much, and beside whom. */
import { absolute, formatFixed } from '#kernel/fixed.ts';
import type { Fixed } from '#kernel/fixed.ts';
import { calendarDefinitions, localDateAt, localTimeAt, parseDate, weekday } from '../market/index.ts';
import type { Instrument, InstrumentKey, Market, Ticker } from '../market/index.ts';
import { coverage } from './coverage.ts';
import type { Coverage, CoverageName } from './coverage.ts';
import type { Direction } from './remarks.ts';

/** Where a story's figures come from: the prices as they are shown, which do not move while trading is halted. */
export interface NewsDesk {
  readonly market: Pick<Market, 'seed' | 'instrument' | 'ticker' | 'quote' | 'session'>;
  /** The instant whose price is shown for an instrument at `at`. */
  readonly shownAt: (key: InstrumentKey, at: number) => number;
}

export type NewsZone = (typeof calendarDefinitions)[Instrument['calendar']]['zone'];

/** Figures as text are written as the quote writes them. */
export interface PriceStory {
  readonly instrument: Instrument;
  readonly coverage: Coverage;
  /** The price against the previous close, as the change in percent shows it. */
  readonly direction: Direction;
  /** Percent points without their sign, two decimals. */
  readonly percent: string;
  /** 0 for a small move to 3 for a large one. */
  readonly strength: 0 | 1 | 2 | 3;
  readonly price: string;
  readonly previousClose: string;
  readonly high: string;
  readonly low: string;
  /** Trading goes on, or rests at noon; otherwise the price is that of the close. */
  readonly isOpen: boolean;
  readonly zone: NewsZone;
  /** When the price was made, as clocks there show it: `HH:MM`. */
  readonly time: string;
  /** The day of the week there, or for a close of the trading day: 0 is Sunday. */
  readonly weekday: number;
  /** The instruments of the group that are up and down; null where they are no group of a kind. */
  readonly beside: { readonly total: number; readonly up: number; readonly down: number } | null;
}

/** From how many percent points a move counts as medium, large, very large. */
const strengths = [0.5, 2, 5] as const;

export function priceStory(desk: NewsDesk, name: CoverageName, at: number): PriceStory {
  return storyOfPrices(desk, coverage[name], at);
}

/** The figures of the instruments in a story. */
export function storyOfPrices(desk: NewsDesk, covered: Coverage, at: number): PriceStory {
  const shown = covered.keys.map((key) => desk.market.ticker(key, desk.shownAt(key, at)));
  const moved = shown.reduce((most, one) =>
    absolute(one.changeRatio) > absolute(most.changeRatio) ? one : most,
  );
  const instrument = desk.market.instrument(moved.key);
  const { high, low } = desk.market.quote(moved.key, moved.at);
  const price = (value: Fixed) => formatFixed(value, instrument.priceDecimals);
  const percent = formatFixed(absolute(moved.changeRatio), 2);
  return {
    instrument,
    coverage: covered,
    direction: directionOf(moved),
    percent,
    strength: strengths.filter((from) => Number(percent) >= from).length as PriceStory['strength'],
    price: price(moved.last),
    previousClose: price(moved.previousClose),
    high: price(high),
    low: price(low),
    ...whenPriced(desk, moved, at, instrument),
    beside: covered.together === undefined ? null : countsOf(shown),
  };
}

function whenPriced(
  { market }: NewsDesk,
  { key, at: pricedAt, session }: Ticker,
  at: number,
  { calendar }: Instrument,
): Pick<PriceStory, 'isOpen' | 'zone' | 'time' | 'weekday'> {
  const { zone } = calendarDefinitions[calendar];
  const { state } = market.session(key, at);
  const isOpen = state === 'open' || state === 'break';
  return {
    isOpen,
    zone,
    time: localTimeAt(zone, pricedAt),
    weekday: weekday(isOpen ? localDateAt(zone, pricedAt) : parseDate(session.date)),
  };
}

function countsOf(shown: readonly Ticker[]): PriceStory['beside'] {
  const count = (direction: Direction) => shown.filter((one) => directionOf(one) === direction).length;
  return { total: shown.length, up: count('up'), down: count('down') };
}

/** A change that is shown as 0.00 % is none. */
function directionOf({ changeRatio }: Ticker): Direction {
  if (/^-?0\.00$/.test(formatFixed(changeRatio, 2))) return 'flat';
  return changeRatio > 0n ? 'up' : 'down';
}
