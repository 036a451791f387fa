/** Price alerts as this device keeps them, by user: their order of setting, their bounds, what of a broken text is left. Pure. */
import {
  currency,
  decimal,
  id,
  imageUrl,
  maxPriceDecimals,
  name,
  nullish,
  positiveDecimal,
  source,
  type Decimal,
} from '@meridian/api';
import * as v from 'valibot';
import { compare } from '#domain/money.ts';

/** Alerts that wait, of one user: more could not all be on the socket. */
export const mostAlerts = 50;
/** Alerts that have fired and are still listed; the oldest goes first. */
export const mostFired = 20;
/** People with alerts on one device; who came first is forgotten. */
const mostOwners = 5;
/** Of what is kept, and how. Text of another version is as if there were none. */
const version = 1;

/** `above` and `below` a price; `move`: so many percent points from the previous close, up or down. */
export const alertConditions = ['above', 'below', 'move'] as const;
export type AlertCondition = (typeof alertConditions)[number];

const point = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const fired = v.object({
  /**
   * Seen as it happened; or found at the first price after the app was `closed`, the feed `cut`, or the alert `removed` and put
   * back: when it happened is unknown.
   */
  how: v.picklist(['live', 'closed', 'cut', 'removed']),
  /** In ms: when the price was made that fired it; where that is unknown, when it was found. */
  at: point,
  price: decimal,
  /** Percent points from the previous close. */
  ratio: nullish(decimal),
});

const alert = v.object({
  id,
  stock_code: id,
  market: id,
  source,
  name,
  currency,
  /** As it was when it was set. */
  localLogoUrl: imageUrl,
  priceDecimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxPriceDecimals)),
  /** Its prices come late by the exchange's rule, or came so when it was set. */
  isDelayed: v.boolean(),
  condition: v.picklist(alertConditions),
  /** A price in `currency`, or percent points. */
  value: positiveDecimal,
  /** In ms: when it was set, and when the price was made that was known then. */
  setAt: point,
  priceAt: point,
  fired: v.nullable(fired),
  /** The last time that its share was split since it was set: in ms, how many shares one became, and its price before. */
  adjusted: nullish(v.object({ at: point, ratio: positiveDecimal, from: positiveDecimal })),
});

export type PriceAlert = Readonly<v.InferOutput<typeof alert>>;
export type FiredAlert = PriceAlert & { readonly fired: NonNullable<PriceAlert['fired']> };
export type AlertedInstrument = Pick<PriceAlert, 'stock_code' | 'market' | 'source'>;

/** A price as it came, and when it was made (ms). */
export interface PriceMade {
  readonly price: Decimal;
  readonly ratio: Decimal | null;
  readonly at: number;
}

const kept = v.object({
  version: v.literal(version),
  owners: v.array(v.tuple([v.string(), v.array(v.unknown())])),
});

type Owners = v.InferOutput<typeof kept>['owners'];

function ownersIn(text: string | null): Owners {
  try {
    const read = v.safeParse(kept, JSON.parse(text ?? 'null'));
    return read.success ? read.output.owners : [];
  } catch {
    return [];
  }
}

export function hasFired(one: PriceAlert): one is FiredAlert {
  return one.fired !== null;
}

/** Those of one user, in the order they were set; `''` while signed out. One that cannot be read is left out alone. */
export function readAlerts(text: string | null, owner: string): readonly PriceAlert[] {
  const entries = ownersIn(text).find(([named]) => named === owner)?.[1] ?? [];
  const found = new Map<string, PriceAlert>();
  for (const entry of entries) {
    const read = v.safeParse(alert, entry);
    if (read.success) found.set(read.output.id, read.output);
  }
  return bounded([...found.values()]);
}

/** The text to keep, with those of the others who use this device; null for nothing. */
export function withAlerts(text: string | null, owner: string, alerts: readonly PriceAlert[]): string | null {
  const others = ownersIn(text).filter(([named]) => named !== owner);
  const owners = [...others, ...(alerts.length === 0 ? [] : [[owner, bounded(alerts)] as const])];
  return owners.length === 0 ? null : JSON.stringify({ version, owners: owners.slice(-mostOwners) });
}

function bounded(alerts: readonly PriceAlert[]): readonly PriceAlert[] {
  const waiting = alerts.filter((one) => !hasFired(one)).slice(0, mostAlerts);
  return [...waiting, ...newestFirst(alerts).slice(0, mostFired)];
}

/** Those that have fired, the last one first. */
export function newestFirst(alerts: readonly PriceAlert[]): readonly FiredAlert[] {
  return alerts.filter(hasFired).toSorted((a, b) => b.fired.at - a.fired.at);
}

/** What was set before signing in, moved to the user who has signed in, as far as there is room for it. */
export function withAdopted(text: string | null, owner: string): { text: string | null; count: number } {
  const own = readAlerts(text, owner);
  const room = mostAlerts - own.filter((one) => !hasFired(one)).length;
  const nobodys = readAlerts(text, '');
  const waiting = nobodys.filter((one) => !hasFired(one)).slice(0, Math.max(0, room));
  const moved = new Set([...waiting, ...nobodys.filter(hasFired)]);
  if (moved.size === 0) return { text, count: 0 };
  const left = withAlerts(
    text,
    '',
    nobodys.filter((one) => !moved.has(one)),
  );
  return { text: withAlerts(left, owner, [...own, ...moved]), count: waiting.length };
}

/**
 * What was removed, put back among what there is now: at its place in the order of before (`places`, ids), what was set since
 * comes after. One that has been set anew meanwhile is not there twice. `refused`: so many found no room.
 */
export function withRestored(
  now: readonly PriceAlert[],
  gone: readonly PriceAlert[],
  places: readonly string[],
): { readonly alerts: readonly PriceAlert[]; readonly refused: number } {
  const waiting = now.filter((one) => !hasFired(one));
  const missing = gone.filter((one) => now.every(({ id: known }) => known !== one.id));
  const toWait = missing.filter((one) => !hasFired(one) && !waiting.some((other) => isSame(one, other)));
  const fitting = toWait.slice(0, Math.max(0, mostAlerts - waiting.length));
  const place = new Map(places.map((named, index) => [named, index]));
  const placeOf = (one: PriceAlert): number => place.get(one.id) ?? places.length;
  return {
    alerts: [...now, ...fitting, ...missing.filter(hasFired)].toSorted((a, b) => placeOf(a) - placeOf(b)),
    refused: toWait.length - fitting.length,
  };
}

/** Whether both wait for the same price of the same product. */
export function isSame(
  one: AlertedInstrument & Pick<PriceAlert, 'condition' | 'value'>,
  other: AlertedInstrument & Pick<PriceAlert, 'condition' | 'value'>,
): boolean {
  return isAbout(one, other) && one.condition === other.condition && compare(one.value, other.value) === 0;
}

/** Whether both are about the same product. */
export function isAbout(one: AlertedInstrument, other: AlertedInstrument): boolean {
  return one.stock_code === other.stock_code && one.market === other.market && one.source === other.source;
}
