/** Pieces of payload that several families share. Field names are the spec's where it gives them (spec §3, DECISIONS 2). */
import * as v from 'valibot';
import { assetSources, sectors } from './codes.ts';
import type { Decimal } from './decimal-text.ts';
import { decimal, nonNegativeDecimal, positiveDecimal } from './decimal.ts';
import { marketPhase } from './families.ts';
import { maxIdLength, maxNameLength, maxPriceDecimals, maxRows } from './limits.ts';
import { rowsOf, someOf } from './row-schemas.ts';
import type { Rows } from './rows.ts';
import { classesBelowZero, isAboveZero, isNotBelowZero } from './signs.ts';
import { timestamp } from './timestamp.ts';

/* @__NO_SIDE_EFFECTS__ */
export const nullish = <S extends v.GenericSchema>(schema: S) => v.optional(v.nullable(schema), null);

/* @__NO_SIDE_EFFECTS__ */
const textUpTo = (length: number) => v.pipe(v.string(), v.maxLength(length));

/** A name the backend gave out: of an order, a position, an instrument, an exchange. */
export const id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(maxIdLength));
/** A code that was typed or came with a link; the backend says whether there is such a thing. */
export const code = textUpTo(maxIdLength);
/**
 * What every write carries that moves or commits money. One per intent; the same id with the same content answers the first
 * receipt again and does nothing twice (DECISIONS 6, 35), with other content or on another call it is refused:
 * `requestIdReused`. So an empty one cannot be taken.
 */
export const clientOrderId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(maxIdLength));
/**
 * What every other write carries, as {@link clientOrderId} does. Assumed (DECISIONS 55), so optional on the wire: a
 * backend may ignore it, and a request without one is simply carried out. `defineEndpoint` adds it.
 */
export const clientRequestId = v.optional(clientOrderId);
export const name = textUpTo(maxNameLength);
/** A sentence or two: a reason, a headline, a search term. */
export const sentence = textUpTo(1_000);
/** A company's profile, an article. */
export const prose = textUpTo(20_000);
/** A text with marks in it, as an editor wrote it. */
export const html = textUpTo(100_000);
export const email = textUpTo(254);
/** A password or one-time code on its way to the backend. How long a new one may be is for forms to say. */
export const secret = textUpTo(128);
export const url = textUpTo(2_048);
/** An address of a digital currency. */
export const walletAddress = v.pipe(v.string(), v.nonEmpty(), v.maxLength(128));
/** A country or region: two letters of ISO 3166-1. */
export const areaCode = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));
export const currency = v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9]{1,15}$/));
/** IANA name. */
export const timeZone = v.pipe(v.string(), v.maxLength(maxIdLength), v.check(isTimeZone));

function isTimeZone(text: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: text }).format();
    return true;
  } catch {
    return false;
  }
}

/** A day of the calendar, `YYYY-MM-DD`; null for none, and for what is no such day. */
export const calendarDate = v.fallback(
  nullish(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/), v.check(isInCalendar))),
  null,
);

/** Whether a text is a day of the calendar, `YYYY-MM-DD`. */
export const isCalendarDate = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && isInCalendar(text);

function isInCalendar(date: string): boolean {
  const ms = Date.parse(`${date}T00:00:00Z`);
  // `Date` takes the 31st of February for the third of March.
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(date);
}

/* @__NO_SIDE_EFFECTS__ */
export const wholeNumber = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** How many there are of something. */
export const count = wholeNumber(0, 1_000_000_000);
export const priceDecimals = wholeNumber(0, maxPriceDecimals);
/** A price or quantity step: as fine as a price can be shown, and no finer. */
export const step = v.pipe(
  positiveDecimal,
  v.check((text) => (text.split('.')[1]?.replace(/0+$/, '').length ?? 0) <= maxPriceDecimals),
);

/** A code the app may not know yet: it is shown as `--`, never a crash (DECISIONS 11). */
export const openCode = v.number();

/** A word the app may not know yet: null then, shown as `--`, and never a reason to fail the object it is in. */
/* @__NO_SIDE_EFFECTS__ */
export const openWord = <const Words extends readonly string[]>(words: Words) =>
  v.fallback(v.nullable(v.picklist(words)), null);

/** A status of a family whose words are on the wire, as {@link openWord}. */
/* @__NO_SIDE_EFFECTS__ */
export const openStatus = <F extends Readonly<Record<string, string>>>(family: F) =>
  openWord(Object.values(family) as F[keyof F][]);

export const source = v.picklist(assetSources);
export const marketState = openStatus(marketPhase);

/** A picture's address; null for what no browser would load as one. */
export const imageUrl = v.fallback(
  nullish(v.pipe(url, v.regex(/^(https?:\/\/|\/([^/]|$)|data:image\/)/i))),
  null,
);

/** 1-based paging, as the spec's IPO list shows it (pageNo 1, totalPage 1). */
export const pageRequest = {
  pageNo: v.optional(wholeNumber(1, 1_000_000), 1),
  pageSize: v.optional(wholeNumber(1, maxRows), 20),
};

/** A page's lines as far as they could be read, and its place in the whole. */
export interface Page<T> extends Rows<T> {
  readonly pageNo: number;
  readonly totalPage: number;
  readonly total: number;
}

/** A page's place in the whole, as it is on the wire. */
export const pagePlace = { pageNo: count, totalPage: count, total: count };

/** `{list, pageNo, totalPage, total}` on the wire (DECISIONS 2), a {@link Page} in code. */
/* @__NO_SIDE_EFFECTS__ */
export const pageOf = <S extends v.GenericSchema>(row: S) =>
  v.pipe(
    v.object({ list: rowsOf(row), ...pagePlace }),
    v.transform(({ list, ...page }): Page<v.InferOutput<S>> => ({ ...list, ...page })),
  );

/** Nothing is sent. */
export const nothing = v.object({});
/** The answer's data is not read. */
export const anything = v.optional(v.unknown());

/** What is always a price that was paid or is asked; zero never means "no price" in them. */
const priceFields = ['price_nominal', 'openPrice', 'closePrice', 'limitPrice', 'price'] as const;
/** Prices that some backends give as zero where there is none. */
const loosePriceFields = [
  'open',
  'previousClose',
  'high',
  'low',
  'week52High',
  'week52Low',
  'bid',
  'ask',
  'stopOutPrice',
] as const;

/** Whether the prices of something that names its class are possible: above zero, unless its class may go below. */
export function hasPossiblePrices(row: Readonly<Record<string, unknown>>): boolean {
  const isPossible = (field: string, isAllowed: (price: Decimal) => boolean): boolean => {
    const price = row[field];
    return typeof price !== 'string' || isAllowed(price as Decimal);
  };
  return (
    classesBelowZero.includes(row['source'] as number) ||
    (priceFields.every((field) => isPossible(field, isAboveZero)) &&
      loosePriceFields.every((field) => isPossible(field, isNotBelowZero)))
  );
}

/** An object about one instrument: its prices are above zero, unless its class may go below. */
/* @__NO_SIDE_EFFECTS__ */
export const priced = <E extends v.ObjectEntries & { readonly source: typeof source }>(entries: E) =>
  v.pipe(
    v.object(entries),
    v.check((row) => hasPossiblePrices(row), 'impossible price'),
  );

/** The quote every list shows. Prices in `currency`; `change_ratio` in percent points (DECISIONS 3); volume in units traded. */
export const quoteFields = {
  stock_code: id,
  name,
  market: id,
  source,
  currency,
  /** Last price. Null before the first trade. */
  price_nominal: nullish(decimal),
  change: nullish(decimal),
  change_ratio: nullish(decimal),
  volume: nullish(nonNegativeDecimal),
  /** Decimals a price of this instrument is shown with. */
  priceDecimals,
  selfSelectStatus: v.nullish(v.boolean(), false),
  localLogoUrl: imageUrl,
  marketStatus: marketState,
  /** Price is late by the exchange's rule (15 minutes), shown as such. */
  isDelayed: v.nullish(v.boolean(), false),
  /** When the price was made. */
  quoteTimestamp: timestamp,
  /** Up to the last 50 points of the session (spec §9), oldest first. */
  spark: v.nullish(someOf(decimal, 50), []),
  /** Of a share; null for anything else, and for a sector that the app does not know yet. */
  sector: v.fallback(nullish(v.picklist(sectors)), null),
};
export const quote = priced(quoteFields);
export type Quote = v.InferOutput<typeof quote>;

/** Which instrument a call is about, where all its products are meant (a chart), or the call is of one class only. */
export const instrumentRequest = { stockCode: code, market: code };
/** Whether an answer is about the instrument that was asked for. */
export const isOfAsked = (
  answer: { stock_code: string; market: string },
  asked: { stockCode: string; market: string },
): boolean => answer.stock_code === asked.stockCode && answer.market === asked.market;
/** Which product: an instrument as one asset class offers it. A share may be a block trade and an auction share too (DECISIONS 41). */
export const productRequest = { ...instrumentRequest, source };
/** The same where the spec names code and market alone: without a source the instrument's own class is meant (DECISIONS 48). */
export const quotedRequest = { ...instrumentRequest, source: v.optional(source) };
