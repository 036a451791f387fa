/** Which drivers move an instrument, and how much: what makes kin of instruments. */
import type { DriverPlan } from './driver.ts';
import { currencyVolatility, isCurrency } from '../data/forex.ts';
import { marketShares, twins } from '../data/kinship.ts';
import { leadingMembers } from '../instruments/index-members.ts';
import type { IndexMember } from '../instruments/index-members.ts';
import type { Instrument, InstrumentGroup, InstrumentKey } from '../instruments/instrument.ts';

/** A driver and its weight in an instrument's log-price: the standard deviation it adds a year; can be negative. */
export interface Leg {
  readonly plan: DriverPlan;
  readonly weight: number;
}

/** How a group of instruments behaves from day to day. */
interface Temper {
  /** Correlation with its market, unless an instrument has one of its own. */
  readonly marketShare: number;
  readonly overnight: number;
  readonly drift: number;
  readonly hasEarnings: boolean;
}

const tempers: Record<InstrumentGroup, Temper> = {
  US: { marketShare: 0.55, overnight: 0.3, drift: 0.35, hasEarnings: true },
  HK: { marketShare: 0.6, overnight: 0.35, drift: 0.2, hasEarnings: true },
  INDEX: { marketShare: 0.94, overnight: 0.3, drift: 0.35, hasEarnings: false },
  FOREX: { marketShare: 0.65, overnight: 0.01, drift: 0, hasEarnings: false },
  FUTURE: { marketShare: 0.4, overnight: 0.03, drift: 0, hasEarnings: false },
  CRYPTO: { marketShare: 0.75, overnight: 0.0005, drift: 0, hasEarnings: false },
};

/**
 * The legs of an instrument. Weights of one driver are summed up; their squares add up to the volatility's.
 * @param members of an index, heaviest first: it moves by them and by what is left of its weight
 */
export function legsOf(instrument: Instrument, members: readonly IndexMember[] = []): readonly Leg[] {
  if (instrument.group === 'FOREX') return legsOfPair(instrument.code);
  if (members.length > 0) return legsOfIndex(instrument, members.slice(0, leadingMembers));
  const { key, annualVolatility } = instrument;
  // A single month moves with its product.
  const own = instrument.contract?.delivery?.product.key ?? key;
  const kin = twins[own] ?? own;
  const share = marketShares[kin] ?? tempers[instrument.group].marketShare;
  return [
    { plan: marketPlan(instrument), weight: share * annualVolatility },
    { plan: ownPlan(kin, instrument), weight: Math.sqrt(1 - share * share) * annualVolatility },
  ];
}

/** What is peculiar to the rest of an index, if it were all of it: many shares, of which none weighs much. */
const restVolatility = 0.05;

/**
 * The sum of its members by weight, in logs: what an index does is what they do. The rest is as much bound to the market as
 * those that are known.
 */
function legsOfIndex(index: Instrument, members: readonly IndexMember[]): readonly Leg[] {
  const market = marketPlan(index);
  const parts = members.flatMap(({ instrument, share }) =>
    legsOf(instrument).map(({ plan, weight }) => ({ plan, weight: share * weight })),
  );
  const known = members.reduce((sum, { share }) => sum + share, 0);
  const bound = parts.reduce((sum, { plan, weight }) => sum + (plan.key === market.key ? weight : 0), 0);
  const rest = Math.max(0, 1 - known);
  return summedUp([
    ...parts,
    { plan: market, weight: (bound / known) * rest },
    { plan: ownPlan(index.key, index), weight: restVolatility * rest },
  ]);
}

/** One leg for each driver. */
function summedUp(legs: readonly Leg[]): readonly Leg[] {
  const byDriver = new Map<string, Leg>();
  for (const { plan, weight } of legs)
    byDriver.set(plan.key, { plan, weight: (byDriver.get(plan.key)?.weight ?? 0) + weight });
  return [...byDriver.values()];
}

/** Volatility of a year that comes of some legs. */
export function volatilityOf(legs: readonly Leg[]): number {
  return Math.sqrt(legs.reduce((sum, { weight }) => sum + weight * weight, 0));
}

/** A pair is the value of its first currency less that of its second, both in dollars. */
export function legsOfPair(code: string): readonly Leg[] {
  const [base, quote] = [code.slice(0, 3), code.slice(3)];
  const less = legsOfCurrency(quote).map(({ plan, weight }) => ({ plan, weight: -weight }));
  return summedUp([...legsOfCurrency(base), ...less]);
}

/** Value of a currency in dollars: part of it is the dollar's own strength. */
function legsOfCurrency(currency: string): readonly Leg[] {
  if (currency === 'USD') return [];
  if (!isCurrency(currency)) throw new RangeError(`no currency "${currency}"`);
  const { marketShare } = tempers.FOREX;
  const volatility = currencyVolatility(currency);
  return [
    { plan: forexPlan('dollar'), weight: -marketShare * volatility },
    { plan: forexPlan(currency), weight: Math.sqrt(1 - marketShare * marketShare) * volatility },
  ];
}

function forexPlan(name: string): DriverPlan {
  const { overnight, drift, hasEarnings } = tempers.FOREX;
  return { key: `currency:${name}`, calendar: 'FOREX', overnight, drift, hasEarnings };
}

/** Seconds are shared by those that trade the same hours, days by a whole region. */
function marketPlan({
  group,
  calendar,
  contract,
}: Pick<Instrument, 'group' | 'calendar' | 'contract'>): DriverPlan {
  const { overnight, drift } =
    tempers[group === 'INDEX' && (calendar === 'US' || calendar === 'HK') ? calendar : group];
  const europe = ['LONDON', 'XETRA', 'EURONEXT', 'MADRID', 'ZURICH'].includes(calendar);
  const name = contract?.product ?? calendar;
  return {
    key: `market:${name}`,
    calendar,
    overnight,
    drift,
    hasEarnings: false,
    region: europe ? 'Europe' : name,
  };
}

function ownPlan(
  key: InstrumentKey,
  { group, calendar }: Pick<Instrument, 'group' | 'calendar'>,
): DriverPlan {
  const { overnight, hasEarnings } = tempers[group];
  return { key, calendar, overnight, drift: 0, hasEarnings };
}
