import type { Ticker } from './quote.ts';

/** The tabs of the markets screen (spec §2). */
export const moverKinds = ['gainers', 'losers', 'actives'] as const;

export type MoverKind = (typeof moverKinds)[number];

const rankings: Record<
  MoverKind,
  { readonly has: (t: Ticker) => boolean; readonly order: (t: Ticker) => bigint }
> = {
  gainers: { has: (ticker) => ticker.change > 0n, order: (ticker) => -ticker.changeRatio },
  losers: { has: (ticker) => ticker.change < 0n, order: (ticker) => ticker.changeRatio },
  actives: { has: (ticker) => ticker.volume > 0n, order: (ticker) => -ticker.volume },
};

/** Those that belong on a list, first of the list first; equal ones by key, so a list never flickers. */
export function rank(tickers: readonly Ticker[], kind: MoverKind): readonly Ticker[] {
  const { has, order } = rankings[kind];
  return tickers.filter(has).toSorted((a, b) => {
    const [first, second] = [order(a), order(b)];
    if (first !== second) return first < second ? -1 : 1;
    return a.key < b.key ? -1 : 1;
  });
}
