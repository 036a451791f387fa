/**
 * Asks for splits of shares that have alerts, before an alert is evaluated: at the first price, after the feed was cut, as a market
 * opens, which is when shares are split, and where a price is no neighbour of the last (ADR 67).
 */
import type { ChartPeriod, Decimal, Kline, Tick } from '@meridian/api';
import { compare, multiply } from '#domain/money.ts';
import type { AlertedInstrument } from './price-alerts.ts';

/** What the chart of a quarter is sure to cover, in ms. */
const quarterMs = 85 * 86_400_000;

/** The shortest chart of days that has what happened since an instant (ms). Splits of more than a year ago are in none. */
export function periodSince(since: number, now: number): ChartPeriod {
  return now - since < quarterMs ? '3M' : '1Y';
}

type Splits = Kline['splits'];
type Coming = Pick<Tick, 'price_nominal' | 'marketStatus'>;

export interface SplitChecks {
  /** Whether nothing of a product can have been split unseen before this price. */
  isCounted(product: AlertedInstrument, tick: Coming): boolean;
  /** What was split, asked since an instant (ms), once at a time for a product. None where nobody can say: it never rejects. */
  ask(product: AlertedInstrument, since: number): Promise<Splits>;
  /** Prices were missed: what is known may be out of date. */
  cut(): void;
}

interface Checked {
  isChecked: boolean;
  last: Coming | null;
  asking: Promise<Splits> | null;
}

/** @param read the splits in a chart */
export function createSplitChecks(
  read: (product: AlertedInstrument, period: ChartPeriod) => Promise<Splits>,
  now: () => number,
): SplitChecks {
  const products = new Map<string, Checked>();
  const of = ({ source, market, stock_code }: AlertedInstrument): Checked => {
    const key = JSON.stringify([source, market, stock_code]);
    const known = products.get(key) ?? { isChecked: false, last: null, asking: null };
    products.set(key, known);
    return known;
  };
  return {
    isCounted(product, tick) {
      const checked = of(product);
      const { last } = checked;
      if (last !== null && (opens(last, tick) || isFar(last, tick))) checked.isChecked = false;
      checked.last = { ...tick, marketStatus: tick.marketStatus ?? last?.marketStatus ?? null };
      return checked.isChecked;
    },
    ask(product, since) {
      const checked = of(product);
      checked.asking ??= read(product, periodSince(since, now()))
        // Where nobody can say, what was typed counts, and the next opening asks again.
        .catch((): Splits => [])
        .then((splits) => {
          checked.isChecked = true;
          checked.asking = null;
          return splits;
        });
      return checked.asking;
    },
    cut() {
      for (const checked of products.values()) checked.isChecked = false;
    },
  };
}

function opens(last: Coming, { marketStatus }: Coming): boolean {
  return marketStatus === 'open' && last.marketStatus !== null && last.marketStatus !== 'open';
}

/** By half as much again, or by a third: no split is less. A price that comes late by rule is split when its market has long opened. */
function isFar({ price_nominal: last }: Coming, { price_nominal: price }: Coming): boolean {
  const times = (value: Decimal, count: string): Decimal => multiply(value, count as Decimal);
  return (
    compare(times(price, '3'), times(last, '2')) <= 0 || compare(times(price, '2'), times(last, '3')) >= 0
  );
}
