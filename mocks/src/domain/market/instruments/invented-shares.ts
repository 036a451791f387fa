/**
 * Companies that do not exist, so that an exchange has as many as a list of gainers needs. The same in every world, drawn
 * one by one from what they are (exchange and number), as the rows that are written by hand would be: nothing that is
 * added or taken away changes another. Not faker's draws: one of its objects a company would cost more than all of them.
 */
import { formatExact, parseFixed } from '#kernel/fixed.ts';
import { drawBetween, drawFrom, drawUnit, stream, substream } from '#kernel/random.ts';
import type { Stream } from '#kernel/random.ts';
import {
  chineseBeginnings,
  chineseEndings,
  westernBeginnings,
  westernEndings,
} from '../data/invented-names.ts';
import type { Word } from '../data/invented-names.ts';
import { trades } from '../data/invented-trades.ts';
import type { HongKongRow, StockRow } from '../data/rows.ts';
import type { Industry } from '../data/sectors.ts';
import type { SizeClass } from './instrument.ts';
import { hongKongTicks, tickIn } from './tick-sizes.ts';

const SEED = 'meridian listings';

/** What is drawn for a company, each under a number of its own. */
const drawn = {
  size: 0,
  industry: 1,
  capitalisation: 2,
  price: 3,
  volatility: 4,
  turnover: 5,
  trade: 6,
} as const;
/** From here on: names and codes, drawn again until they are unique. */
const FIRST_TRY = 100;

/** Millions of dollars, dollars a share, percent a year: from and to. Calm, so that the known ones head the lists of movers. */
const tempers: Readonly<
  Record<SizeClass, { readonly millions: Span; readonly price: Span; readonly volatility: Span }>
> = {
  large: { millions: [11_000, 90_000], price: [28, 420], volatility: [16, 26] },
  mid: { millions: [2_200, 9_000], price: [12, 160], volatility: [18, 29] },
  small: { millions: [120, 1_800], price: [3, 60], volatility: [22, 38] },
};

type Span = readonly [from: number, to: number];

/** A part of its shares that changes hands on an average day, in thousandths. */
const turnoverThousandths: Span = [1.2, 5];

/** What an exchange is made of. Industries listed twice are twice as frequent. */
interface ExchangeTemper {
  readonly count: number;
  /** Shares of large and of mid companies; the rest is small. */
  readonly large: number;
  readonly mid: number;
  readonly industries: readonly Industry[];
}

const everyIndustry = Object.keys(trades) as Industry[];

/** With those written by hand NASDAQ has about 330, NYSE 300, AMEX 160 and Hong Kong 200. */
const exchanges = {
  NASDAQ: {
    count: 262,
    large: 0.08,
    mid: 0.32,
    industries: [
      ...everyIndustry,
      ...['software', 'software', 'semiconductors', 'semiconductors', 'hardware', 'internet', 'games'],
      ...['biotechnology', 'biotechnology', 'biotechnology', 'biotechnology', 'medicalDevices', 'banks'],
    ],
  },
  NYSE: {
    count: 235,
    large: 0.2,
    mid: 0.45,
    industries: [
      ...everyIndustry,
      ...['banks', 'insurance', 'assetManagers', 'machinery', 'electricals', 'transport', 'chemicals'],
      ...['propertyTrusts', 'propertyTrusts', 'electricity', 'electricity', 'gas', 'oilAndGas', 'retail'],
    ],
  },
  AMEX: {
    count: 115,
    large: 0,
    mid: 0.12,
    industries: [
      ...['gold', 'gold', 'metals', 'metals', 'oilAndGas', 'oilAndGas', 'uranium', 'biotechnology'],
      ...['medicalDevices', 'machinery', 'electricals', 'propertyTrusts', 'aerospace', 'software', 'banks'],
    ],
  },
  HKEX: {
    count: 127,
    large: 0.1,
    mid: 0.4,
    industries: [
      ...everyIndustry,
      ...['property', 'property', 'property', 'banks', 'pharmaceuticals', 'biotechnology', 'software'],
      ...['foodAndDrinks', 'apparel', 'electricity', 'gas', 'transport', 'cars', 'hardware'],
    ],
  },
} as const satisfies Record<string, ExchangeTemper>;

/** Lots of a share of Hong Kong by its price: a lot costs a few thousand dollars. */
const lots: readonly (readonly [below: number, units: number])[] = [
  [2, 4_000],
  [5, 2_000],
  [12, 1_000],
  [40, 500],
  [120, 200],
];

/** What a share costs in Hong Kong for one in America: habit there is for small prices. */
const HONG_KONG_PRICES = 0.35;
const HONG_KONG_DOLLARS = 7.8;

const TICKER_LETTERS = 4;
/** A ticker is made of a name's beginning. */
const NAME_LETTERS = 12;
/** Letters that would be read as an offensive word. */
const unfit = /ASS|CUM|CNT|DIK|FAG|FCK|FUK|KKK|NGR|SEX|SHT|TIT|WTF/;

/** A unique name and code. */
interface Identity {
  readonly names: Word;
  readonly code: string;
}

/** Those of one exchange of the United States. `taken` holds codes and names in use; what is invented joins them. */
export function inventedStocks(
  exchange: 'NASDAQ' | 'NYSE' | 'AMEX',
  taken: Set<string>,
): readonly StockRow[] {
  const temper = exchanges[exchange];
  return Array.from({ length: temper.count }, (_, number) => {
    const draws = stream(SEED, exchange, String(number));
    const { industry, millions, price, volatility, volumeMillions } = figuresOf(draws, temper, 1);
    const { names, code } = americanIdentity(draws, industry, taken);
    return [code, ...names, price.toFixed(2), volatility, millions / price, volumeMillions, industry];
  });
}

/** Those of Hong Kong. */
export function inventedHongKongStocks(taken: Set<string>): readonly HongKongRow[] {
  const temper = exchanges.HKEX;
  return Array.from({ length: temper.count }, (_, number) => {
    const draws = stream(SEED, 'HKEX', String(number));
    const figures = figuresOf(draws, temper, HONG_KONG_PRICES);
    const price = onTick(figures.price);
    const lot = lots.find(([below]) => price < below)?.[1] ?? 100;
    const { names, code } = hongKongIdentity(draws, figures.industry, taken);
    const shares = (figures.millions * HONG_KONG_DOLLARS) / price;
    const { volatility, volumeMillions, industry } = figures;
    return [code, ...names, price.toFixed(2), volatility, shares, volumeMillions, lot, industry];
  });
}

function figuresOf(draws: Stream, temper: ExchangeTemper, priceLevel: number) {
  const unit = (what: keyof typeof drawn) => drawUnit(draws, drawn[what]);
  const luck = unit('size');
  const size: SizeClass = luck < temper.large ? 'large' : luck < temper.large + temper.mid ? 'mid' : 'small';
  const of = tempers[size];
  const millions = between(of.millions, unit('capitalisation'));
  const price = between(of.price, unit('price')) * priceLevel;
  // Most are calm, few are not.
  const volatility = Math.round(
    of.volatility[0] + (of.volatility[1] - of.volatility[0]) * unit('volatility') ** 1.6,
  );
  const shares = millions / price;
  return {
    industry: drawFrom(draws, drawn.industry, temper.industries),
    millions,
    price,
    volatility,
    volumeMillions: rounded((shares * between(turnoverThousandths, unit('turnover'))) / 1000),
  };
}

function americanIdentity(draws: Stream, industry: Industry, taken: Set<string>): Identity {
  const names = nameOf(draws, industry, [westernBeginnings, westernEndings], taken);
  const letters = names[0].toUpperCase().replaceAll(/[^A-Z]/g, '');
  return { names, code: untaken(taken, (attempt) => tickerOf(letters, substream(draws, attempt))) };
}

/** Codes from 05000 on: Hong Kong has no shares there. */
function hongKongIdentity(draws: Stream, industry: Industry, taken: Set<string>): Identity {
  const names = nameOf(draws, industry, [chineseBeginnings, chineseEndings], taken);
  return { names, code: untaken(taken, (attempt) => `0${drawBetween(draws, attempt, 5_001, 5_999)}`) };
}

/** The first half of a name is unique: two trades under one name would be one house. */
function nameOf(
  draws: Stream,
  industry: Industry,
  [beginnings, endings]: readonly [readonly Word[], readonly Word[]],
  taken: Set<string>,
): Word {
  const parts = (attempt: number) =>
    [drawFrom(draws, 2 * attempt, beginnings), drawFrom(draws, 2 * attempt + 1, endings)] as const;
  let [first, second] = parts(FIRST_TRY);
  untaken(taken, (attempt) => {
    [first, second] = parts(attempt);
    return first[0] + second[0];
  });
  const trade = drawFrom(draws, drawn.trade, trades[industry]);
  return [
    `${first[0]}${second[0]} ${trade[0]}`,
    first[1] + second[1] + trade[1],
    first[2] + second[2] + trade[2],
  ];
}

/** Four letters of a name in their order, the first one first: so are tickers made. */
export function tickerOf(letters: string, draws: Stream): string {
  const places = new Set([0]);
  for (let n = 0; places.size < TICKER_LETTERS; n += 1)
    places.add(drawBetween(draws, n, 1, Math.min(letters.length, NAME_LETTERS) - 1));
  return [...places]
    .toSorted((a, b) => a - b)
    .map((place) => letters.charAt(place))
    .join('');
}

/** What is made first that is not taken and can be shown; taken from then on. */
export function untaken(taken: Set<string>, make: (attempt: number) => string): string {
  for (let attempt = FIRST_TRY; ; attempt += 1) {
    const made = make(attempt);
    if (taken.has(made) || unfit.test(made)) continue;
    taken.add(made);
    return made;
  }
}

/** A price between two ticks would be no price. Cents, coarser as the exchange's table is. */
function onTick(price: number): number {
  const tick = Number(formatExact(tickIn(hongKongTicks, parseFixed(price.toFixed(6)))));
  return Math.round(price / tick) * tick;
}

function between([from, to]: Span, unit: number): number {
  return from * (to / from) ** unit;
}

/** Two digits that count, as volumes of a table are written. */
function rounded(value: number): number {
  return Number(value.toPrecision(2));
}
