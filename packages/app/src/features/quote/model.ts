import type { Kline } from '@meridian/api';

/** One candle as the chart draws it. Numbers are for pixels only: what is read out comes from the decimals. */
export interface ChartCandle {
  /** Start, ms. */
  readonly t: number;
  readonly o: number;
  readonly h: number;
  readonly l: number;
  readonly c: number;
  readonly v: number;
}

export function toCandles(kline: Kline): ChartCandle[] {
  return kline.list.list.map(({ t, o, h, l, c, v }) => ({
    t,
    o: Number(o),
    h: Number(h),
    l: Number(l),
    c: Number(c),
    v: Number(v),
  }));
}
