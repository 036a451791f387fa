/** What a list is narrowed to, as the address says it. Pure. */
import { tradeDirection, type AssetSource } from '@meridian/api';

/** Days back from now, by the word in the address. */
export const periods = { '1d': 1, '7d': 7, '30d': 30, '90d': 90, '365d': 365 } as const;
export type Period = keyof typeof periods;

export const sides = { long: tradeDirection.buy, short: tradeDirection.sell } as const;
export type Side = keyof typeof sides;

/** Null: not narrowed by it. */
export interface Filter {
  readonly product: AssetSource | null;
  /** Of the wallet that pays. */
  readonly currency: string | null;
  readonly side: Side | null;
  readonly period: Period | null;
}

export const noFilter: Filter = { product: null, currency: null, side: null, period: null };

/** What a row is narrowed by; `time` in ms is when it ended, null for what has not. */
export interface Narrowable {
  readonly product: AssetSource;
  readonly currency: string;
  readonly direction: number;
  readonly time: number | null;
}

/** What the address asks for, part by part: what it does not know is not asked. */
export function readFilter(query: URLSearchParams): Filter {
  const product = query.get('product');
  const currency = query.get('currency') ?? '';
  return {
    product: product !== null && /^\d{1,2}$/.test(product) ? (Number(product) as AssetSource) : null,
    currency: /^[A-Z][A-Z0-9]{1,15}$/.test(currency) ? currency : null,
    side: keyIn(sides, query.get('side')),
    period: keyIn(periods, query.get('period')),
  };
}

/** The address with this filter, and nothing else of it changed. */
export function withFilter(query: URLSearchParams, filter: Filter): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(filter) as [keyof Filter, string | number | null][]) {
    if (value === null) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

/** How many parts of it narrow. */
export const countOf = (filter: Filter): number =>
  Object.values(filter).filter((part) => part !== null).length;

const dayMs = 86_400_000;

/** Whether a row is kept. `now` is the backend's time in ms. */
export function keeps(filter: Filter, row: Narrowable, now: number): boolean {
  const { product, currency, side, period } = filter;
  return (
    (product === null || row.product === product) &&
    (currency === null || row.currency === currency) &&
    (side === null || row.direction === sides[side]) &&
    (period === null || (row.time !== null && row.time >= now - periods[period] * dayMs))
  );
}

function keyIn<K extends string>(known: Readonly<Record<K, unknown>>, word: string | null): K | null {
  return word !== null && Object.hasOwn(known, word) ? (word as K) : null;
}
