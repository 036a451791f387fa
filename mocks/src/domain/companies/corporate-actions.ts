/** Dividends and splits of shares. All of them are invented: a pure function of seed and share, and what facts have announced. */
import {
  drawBetween,
  drawUnit,
  formatFixed,
  maximum,
  multiplyDivide,
  parseFixed,
  stream,
} from '#kernel/index.ts';
import type { Stream } from '#kernel/index.ts';
import {
  baseInstant,
  calendarYears,
  parseDate,
  shareCountAt,
  tradingDayOnOrAfter,
  tradingDays,
} from '../market/index.ts';
import type { Instrument, InstrumentKey, Market, Split, TradingDay } from '../market/index.ts';

/** `amount`: of one share, a decimal in its currency. `ratio`: how many shares one becomes. */
type CorporateEvent =
  | { readonly kind: 'dividend'; readonly amount: string }
  | { readonly kind: 'split'; readonly ratio: string };

export interface CorporateAction {
  readonly key: InstrumentKey;
  /** World ms. */
  readonly announcedAt: number;
  /** `YYYY-MM-DD`: the first day on which a share trades without the dividend, or as several. */
  readonly exDate: string;
  readonly event: CorporateEvent;
}

/** Dates whose notice would be before the calendars begin are left out. */
const years = Array.from(
  { length: calendarYears.last - calendarYears.first + 1 },
  (_, index) => calendarYears.first + index,
);
/** Announced so many trading days before, after the close. */
const noticeDays = { least: 9, most: 15 };
const afterCloseMs = 20 * 60_000;

/** How often a year shares pay, and which part of them does. */
const dividendHabits = { US: { perYear: 4, share: 0.6 }, HK: { perYear: 2, share: 0.7 } } as const;
/** Of a share's price within a year, as a fraction. */
const yields = { least: 0.006, most: 0.045 };
const cent = parseFixed('0.01');

/** How likely a share is split within a year, where its price is so high. */
const splitChance = 0.05;
const splitFrom = parseFixed('100');
const splitRatios = [2n, 3n, 4n, 5n, 10n];
/** Of the catalogue's prices, over all splits of a share: a share is not split into pennies, and has not come from fortunes. */
const countedPrices = { least: parseFixed('20'), most: parseFixed('4000') };

/** A dividend is paid so many trading days after the ex-date. */
const payAfterDays = { US: 15, HK: 20 } as const;

/** The first day on which a share trades without the dividend, or as several. @throws RangeError beyond the calendar. */
export function exDayOf(market: Pick<Market, 'instrument'>, { key, exDate }: Dated): TradingDay {
  const day = tradingDayOnOrAfter(market.instrument(key).calendar, parseDate(exDate));
  if (day === undefined) throw new RangeError(`${exDate} is beyond the calendar of ${key}`);
  return day;
}

/** The day on which a dividend is paid; the calendar's last where it ends before. @throws as {@link exDayOf}. */
export function payDayOf(market: Pick<Market, 'instrument'>, action: Dated): TradingDay {
  const { calendar, group } = market.instrument(action.key);
  const ex = exDayOf(market, action);
  const after = payAfterDays[group === 'HK' ? 'HK' : 'US'];
  return tradingDays(calendar)[ex.index + after] ?? tradingDays(calendar).at(-1) ?? ex;
}

type Dated = Pick<CorporateAction, 'key' | 'exDate'>;

const known = new Map<string, readonly CorporateAction[]>();
/** Beyond it the earliest are worked out again. */
const mostKnown = 2_000;

/** What the company behind a share announces within the calendars' years, by the instant of announcing. None for anything else. */
export function corporateActionsOf(seed: string, instrument: Instrument): readonly CorporateAction[] {
  if (instrument.group !== 'US' && instrument.group !== 'HK') return [];
  const name = `${seed}\n${instrument.key}`;
  const before = known.get(name);
  if (before !== undefined) return before;
  const made = invented(seed, instrument, dividendHabits[instrument.group]);
  if (known.size >= mostKnown) known.clear();
  known.set(name, made);
  return made;
}

type Habit = (typeof dividendHabits)[keyof typeof dividendHabits];

function invented(seed: string, instrument: Instrument, habit: Habit): readonly CorporateAction[] {
  const draws = drawsOf(seed, instrument);
  const split = splitsOfCompany(seed, instrument);
  return [...dividends(draws, instrument, habit, splitInstants(instrument, split)), ...split].toSorted(
    (a, b) => a.announcedAt - b.announcedAt,
  );
}

const drawsOf = (seed: string, { key }: Instrument): Stream => stream(seed, 'corporateAction', key);

/** As {@link corporateActionsOf}, splits alone: every price of a share asks for them. Oldest first. */
export function splitsOfCompany(seed: string, instrument: Instrument): readonly CorporateAction[] {
  if (instrument.group !== 'US' && instrument.group !== 'HK') return [];
  return splits(drawsOf(seed, instrument), instrument);
}

/** The same as prices know them: from the opening of their ex-date on. */
export function splitInstants(instrument: Instrument, actions: readonly CorporateAction[]): readonly Split[] {
  return actions
    .flatMap(({ exDate, event }) =>
      event.kind === 'split' ? [{ at: openingOf(instrument, exDate), ratio: BigInt(event.ratio) }] : [],
    )
    .toSorted((a, b) => a.at - b.at);
}

function dividends(
  draws: Stream,
  instrument: Instrument,
  { perYear, share }: Habit,
  split: readonly Split[],
): CorporateAction[] {
  if (drawUnit(draws, 0) >= share) return [];
  const between = 12 / perYear;
  const first = drawBetween(draws, 1, 1, between);
  const dayOfMonth = drawBetween(draws, 2, 3, 25);
  const rate = yields.least + drawUnit(draws, 3) * (yields.most - yields.least);
  const yearly = multiplyDivide(
    instrument.basePrice,
    parseFixed(rate.toFixed(6)),
    parseFixed(String(perYear)),
  );
  const usual = formatFixed(maximum(yearly, cent), 2);
  const amountOn = (exDate: string): string => {
    if (split.length === 0) return usual;
    const { shares, of } = shareCountAt(split, instrument, openingOf(instrument, exDate));
    return formatFixed(maximum(multiplyDivide(yearly, of, shares), cent), 2);
  };
  return years.flatMap((year) =>
    Array.from({ length: perYear }, (_, index) => first + index * between).flatMap((month, index) =>
      dated(
        instrument,
        { year, month, day: dayOfMonth },
        drawBetween(draws, 10 + index, noticeDays.least, noticeDays.most),
        (exDate) => ({ kind: 'dividend', amount: amountOn(exDate) }),
      ),
    ),
  );
}

function splits(draws: Stream, instrument: Instrument): CorporateAction[] {
  if (instrument.basePrice < splitFrom) return [];
  const drawn = years.flatMap((year) => {
    const at = 100 + (year - 2000) * 10;
    if (drawUnit(draws, at) >= splitChance) return [];
    const on = { year, month: drawBetween(draws, at + 1, 1, 12), day: drawBetween(draws, at + 2, 1, 28) };
    const ratio = splitRatios[drawBetween(draws, at + 3, 0, splitRatios.length - 1)] ?? 2n;
    const made = dated(instrument, on, noticeDays.most, () => ({ kind: 'split', ratio: String(ratio) }));
    return made.map((action) => ({ action, ratio, at: openingOf(instrument, action.exDate) }));
  });
  const base = instrument.listing?.since ?? baseInstant;
  let price = instrument.basePrice;
  const after = drawn.filter(({ at, ratio }) => {
    if (at <= base || price / ratio < countedPrices.least) return false;
    price /= ratio;
    return true;
  });
  price = instrument.basePrice;
  const before = drawn.toReversed().filter(({ at, ratio }) => {
    if (at > base || instrument.listing !== undefined || price * ratio > countedPrices.most) return false;
    price *= ratio;
    return true;
  });
  return [...before.toReversed(), ...after].map(({ action }) => action);
}

/** World ms of the first trade on a date of the exchange's. @throws RangeError beyond the calendar. */
function openingOf({ key, calendar }: Instrument, date: string): number {
  const day = tradingDayOnOrAfter(calendar, parseDate(date));
  if (day === undefined) throw new RangeError(`${date} is beyond the calendar of ${key}`);
  return day.open;
}

/** None where the calendar does not reach so far. */
function dated(
  { key, calendar }: Instrument,
  on: { readonly year: number; readonly month: number; readonly day: number },
  noticed: number,
  eventOn: (exDate: string) => CorporateEvent,
): CorporateAction[] {
  const text = [on.year, on.month, on.day].map((part) => String(part).padStart(2, '0')).join('-');
  const ex = tradingDayOnOrAfter(calendar, parseDate(text));
  const before = ex === undefined ? undefined : tradingDays(calendar)[ex.index - noticed];
  if (ex === undefined || before === undefined) return [];
  return [{ key, announcedAt: before.close + afterCloseMs, exDate: ex.date, event: eventOn(ex.date) }];
}
