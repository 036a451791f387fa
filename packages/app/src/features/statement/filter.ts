/** What the statement is narrowed to, as the address says it. Pure. */
import {
  billKinds,
  isCalendarDate,
  walletTypes,
  type BillKind,
  type WalletBillLine,
  type WalletType,
} from '@meridian/api';
import { dayOfLine } from '#domain/bill-day.ts';

/** Periods with a name, by the word in the address: they are counted from the reader's own day. */
export const namedPeriods = ['today', '7days', 'month', 'lastMonth'] as const;
type NamedPeriod = (typeof namedPeriods)[number];

/** First and last day, `YYYY-MM-DD`, both included. Null: as far as there is anything. */
export interface Days {
  readonly from: string | null;
  readonly to: string | null;
}

/** Null: not narrowed by it. */
export interface Filter {
  readonly wallet: WalletType | null;
  readonly kind: BillKind | null;
  readonly currency: string | null;
  readonly period: NamedPeriod | Days | null;
}

export const noFilter: Filter = { wallet: null, kind: null, currency: null, period: null };

/** What the address asks for, part by part: what it does not know is not asked. */
export function readFilter(query: URLSearchParams): Filter {
  const currency = query.get('currency') ?? '';
  return {
    wallet: wordIn(walletTypes, query.get('wallet')),
    kind: wordIn(billKinds, query.get('kind')),
    currency: /^[A-Z][A-Z0-9]{1,15}$/.test(currency) ? currency : null,
    period: wordIn(namedPeriods, query.get('period')) ?? readDays(query),
  };
}

function readDays(query: URLSearchParams): Days | null {
  const [from, to] = (['from', 'to'] as const).map((end) => {
    const day = query.get(end) ?? '';
    return isCalendarDate(day) ? day : null;
  }) as [string | null, string | null];
  if (from === null && to === null) return null;
  // A period that ends before it begins has no day.
  return from !== null && to !== null && from > to ? null : { from, to };
}

/** The address with this filter, and nothing else of it changed. */
export function withFilter(query: URLSearchParams, filter: Filter): URLSearchParams {
  const { period, ...words } = filter;
  const days = period !== null && typeof period === 'object' ? period : { from: null, to: null };
  const named = typeof period === 'string' ? period : null;
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries({ ...words, period: named, ...days })) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** How many parts of it narrow. */
export const countOf = (filter: Filter): number =>
  Object.values(filter).filter((part) => part !== null).length;

/** The days of a period, where `today` is the reader's day. */
export function daysOf(period: Filter['period'], today: string): Days {
  switch (period) {
    case null:
      return { from: null, to: null };
    case 'today':
      return { from: today, to: today };
    case '7days':
      return { from: dayBefore(today, 6), to: today };
    case 'month':
      return { from: firstOfMonth(today), to: today };
    case 'lastMonth': {
      const to = dayBefore(firstOfMonth(today), 1);
      return { from: firstOfMonth(to), to };
    }
    default:
      return period;
  }
}

const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`;

/** Calendar days are the same length in UTC, whatever a zone's clocks do. */
function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
}

/** What the call is asked for. */
export function requestOf({ wallet, kind, currency }: Filter, { from, to }: Days) {
  return {
    ...(wallet !== null && { walletType: wallet }),
    ...(kind !== null && { kind }),
    ...(currency !== null && { currency }),
    ...(from !== null && { fromDay: from }),
    ...(to !== null && { toDay: to }),
  };
}

/** Whether a line is one of those asked for: a backend may not know the filters. `dateOf` as {@link dayOfLine} takes it. */
export function fits(
  line: WalletBillLine,
  { wallet, kind, currency }: Filter,
  { from, to }: Days,
  dateOf: (ms: number) => string,
): boolean {
  const day = dayOfLine(line, dateOf);
  return (
    (wallet === null || line.walletType === wallet) &&
    (kind === null || line.kind === kind) &&
    (currency === null || line.currency === currency) &&
    (from === null || day >= from) &&
    (to === null || day <= to)
  );
}

function wordIn<W extends string>(known: readonly W[], word: string | null): W | null {
  return known.find((one) => one === word) ?? null;
}
