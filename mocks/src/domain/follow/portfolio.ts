/**
 * What an institution holds, and what that is worth: a pure function of the seed and the price path (ADR 62). A portfolio has
 * parts of equal size at its beginning; each part is in one instrument at a time, and all of it goes from one into the next. Every two
 * years a new portfolio begins.
 */
import {
  drawBetween,
  drawFrom,
  drawUnit,
  FIXED_ONE,
  maximum,
  multiplyDivide,
  stream,
} from '#kernel/index.ts';
import type { Fixed, Stream } from '#kernel/index.ts';
import { parseDate, tradingDayAt, tradingDayOnOrAfter, tradingDays } from '../market/index.ts';
import type { InstrumentKey, Market } from '../market/index.ts';
import type { Institution } from './institutions.ts';

/** Institutions deal on the days of the exchanges of New York, whatever they deal in. */
const dealingDays = 'US';
const monthsOfPortfolio = 24;
/** Trading days for which a part stays in one instrument. */
const kept = { least: 8, most: 40 } as const;

/** One instrument, held by one part of the portfolio. World ms. */
interface Stay {
  readonly key: InstrumentKey;
  readonly from: number;
  readonly until: number;
}

interface Part {
  readonly stays: readonly Stay[];
  /** What one dollar of the beginning has become by the beginning of each stay, as far as that has been asked for. */
  readonly grown: Fixed[];
}

interface Portfolio {
  readonly startsAt: number;
  readonly parts: readonly Part[];
  /** Value of one unit at the end of each trading day, as far as that has been asked for. */
  readonly dayEnds: UnitValue[];
}

/** What one unit that cost 1 at the beginning of the portfolio is worth at an instant (world ms). */
interface UnitValue {
  readonly at: number;
  readonly value: Fixed;
}

/** A purchase or a sale. */
export interface InstitutionDeal {
  readonly key: InstrumentKey;
  readonly at: number;
  readonly isSale: boolean;
  /** What a sale brought beyond its purchase, ÷ the purchase; null of a purchase. */
  readonly gain: Fixed | null;
}

/** A part of the portfolio as it is now. `share` of the whole value, 0 to 1. */
export interface InstitutionHolding {
  readonly key: InstrumentKey;
  readonly share: Fixed;
}

/** How an institution did. Rates are parts of one, not percent. */
export interface InstitutionRecord {
  readonly startsAt: number;
  readonly gain: Fixed;
  /** From the highest value to the lowest after it, of day-end values and the present one. Never negative. */
  readonly worstFall: Fixed;
  /** Oldest first: the beginning, the end of each trading day, and now. */
  readonly values: readonly UnitValue[];
}

/** Portfolios follow from the seed: remembered as long as its market is. */
const remembered = new WeakMap<Market, Map<string, Portfolio>>();

function portfolioOf(market: Market, institution: Institution, at: number): Portfolio {
  const begun = beginningBefore(institution, at);
  const known = remembered.get(market) ?? new Map<string, Portfolio>();
  remembered.set(market, known);
  const key = `${institution.id} ${begun}`;
  const portfolio = known.get(key) ?? open(market.seed, institution, begun);
  known.set(key, portfolio);
  return portfolio;
}

const monthText = (month: number): string =>
  `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;

function firstDayOf(month: number) {
  const day = tradingDayOnOrAfter(dealingDays, parseDate(monthText(month)));
  if (day === undefined) throw new RangeError(`the calendar ends before ${monthText(month)}`);
  return day;
}

/** The latest month in which a portfolio has begun by an instant, counted from year 0. */
function beginningBefore({ beginsInMonth }: Institution, at: number): number {
  const date = new Date(at);
  const now = date.getUTCFullYear() * 12 + date.getUTCMonth();
  const since = (((now - beginsInMonth) % monthsOfPortfolio) + monthsOfPortfolio) % monthsOfPortfolio;
  const month = now - since;
  return firstDayOf(month).open <= at ? month : month - monthsOfPortfolio;
}

function open(seed: string, { id, holdings }: Institution, month: number): Portfolio {
  const first = firstDayOf(month);
  const last = firstDayOf(month + monthsOfPortfolio);
  const parts = holdings.map((group, index) => ({
    stays: staysOf(stream(seed, 'institution', `${id} ${month} ${index}`), group, [first.index, last.index]),
    grown: [FIXED_ONE],
  }));
  return { startsAt: first.open, parts, dayEnds: [] };
}

/** Where a part is, one stay after the other, until the portfolio ends. */
function staysOf(
  draws: Stream,
  group: readonly InstrumentKey[],
  [first, last]: readonly [number, number],
): Stay[] {
  const days = tradingDays(dealingDays);
  const stays: Stay[] = [];
  const instantOn = (index: number): number => {
    const day = days[index];
    if (day === undefined) throw new RangeError('the calendar ends before the portfolio');
    // At a whole minute of the session.
    return day.open + Math.floor(drawUnit(draws, index * 4) * (day.seconds / 60)) * 60_000;
  };
  for (let index = first; index < last;) {
    const next = index + drawBetween(draws, index * 4 + 1, kept.least, kept.most);
    const others = group.filter((key) => key !== stays.at(-1)?.key);
    stays.push({
      key: drawFrom(draws, index * 4 + 2, others),
      from: instantOn(index),
      until: next < last ? instantOn(next) : Number.POSITIVE_INFINITY,
    });
    index = next;
  }
  return stays;
}

const growth = ({ price }: Market, { key, from }: Stay, at: number, start: Fixed): Fixed =>
  multiplyDivide(start, price(key, at), price(key, from, at));

/** What one dollar of a part has become. Before its first purchase it is still that dollar. */
function partValue(market: Market, { stays, grown }: Part, at: number): Fixed {
  const index = stays.findLastIndex(({ from }) => from <= at);
  const stay = stays[index];
  if (stay === undefined) return FIXED_ONE;
  for (let reached = grown.length; reached <= index; reached += 1) {
    const before = stays[reached - 1];
    if (before !== undefined)
      grown.push(growth(market, before, before.until, grown[reached - 1] ?? FIXED_ONE));
  }
  return growth(market, stay, at, grown[index] ?? FIXED_ONE);
}

function unitValue(market: Market, { parts }: Portfolio, at: number): Fixed {
  const sum = parts.reduce((total, part) => total + partValue(market, part, at), 0n);
  return sum / BigInt(parts.length);
}

/** How it did since its portfolio began. */
export function recordOf(market: Market, institution: Institution, at: number): InstitutionRecord {
  const portfolio = portfolioOf(market, institution, at);
  const { startsAt, dayEnds } = portfolio;
  const days = tradingDays(dealingDays);
  const first = tradingDayAt(dealingDays, startsAt).index;
  for (let day = days[first + dayEnds.length]; day !== undefined && day.close <= at;) {
    dayEnds.push({ at: day.close, value: unitValue(market, portfolio, day.close) });
    day = days[first + dayEnds.length];
  }
  const now = { at, value: unitValue(market, portfolio, at) };
  const values = [
    { at: startsAt, value: FIXED_ONE },
    ...dayEnds.filter((one) => one.at < at && one.at > startsAt),
    ...(at > startsAt ? [now] : []),
  ];
  return { startsAt, gain: now.value - FIXED_ONE, worstFall: worstFallOf(values), values };
}

function worstFallOf(values: readonly UnitValue[]): Fixed {
  let [highest, worst] = [0n, 0n];
  for (const { value } of values) {
    highest = maximum(highest, value);
    worst = maximum(worst, multiplyDivide(highest - value, FIXED_ONE, highest));
  }
  return worst;
}

/** What it bought and sold until an instant, newest first. */
export function dealsOf(market: Market, institution: Institution, at: number): readonly InstitutionDeal[] {
  const { parts } = portfolioOf(market, institution, at);
  const deals = parts.flatMap(({ stays }) =>
    stays.flatMap((stay): InstitutionDeal[] => {
      const { key, from, until } = stay;
      const bought = { key, at: from, isSale: false, gain: null };
      if (from > at) return [];
      if (until > at) return [bought];
      return [
        bought,
        { key, at: until, isSale: true, gain: growth(market, stay, until, FIXED_ONE) - FIXED_ONE },
      ];
    }),
  );
  return deals.toSorted((a, b) => b.at - a.at || Number(a.isSale) - Number(b.isSale));
}

/** What it holds now, the largest part first. */
export function holdingsOf(
  market: Market,
  institution: Institution,
  at: number,
): readonly InstitutionHolding[] {
  const { parts } = portfolioOf(market, institution, at);
  const held = parts.flatMap((part) => {
    const stay = part.stays.findLast(({ from }) => from <= at);
    return stay === undefined ? [] : [{ key: stay.key, value: partValue(market, part, at) }];
  });
  const whole = parts.reduce((total, part) => total + partValue(market, part, at), 0n);
  return held
    .map(({ key, value }) => ({ key, share: multiplyDivide(value, FIXED_ONE, whole) }))
    .toSorted((a, b) => (a.share === b.share ? 0 : a.share < b.share ? 1 : -1));
}
