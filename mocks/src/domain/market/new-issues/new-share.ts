/** The share that an issue becomes: an ordinary instrument, whose path begins on its first day. */
import { FIXED_ONE, formatExact } from '#kernel/fixed.ts';
import type { Fixed } from '#kernel/fixed.ts';
import { drawUnit, stream } from '#kernel/random.ts';
import type { Instrument } from '../instruments/instrument.ts';
import { listHongKongStock, listStock } from '../instruments/listing.ts';
import { onTick } from '../instruments/tick-sizes.ts';
import type { NewIssue } from './new-issue.ts';

const millionsOf = (shares: Fixed): number => Number(shares / FIXED_ONE) / 1_000_000;
/** Part of what was offered that changes hands on an average day. */
const dailyTurnover = 0.04;

export function newShare(issue: NewIssue): Instrument {
  const { code, exchange, names, industry, finalPrice, sharesOutstanding, sharesOffered, volatility } = issue;
  const price = formatExact(finalPrice);
  const name = [names.en, names['zh-Hans'] ?? '', names['zh-Hant'] ?? ''] as const;
  const [shares, volume] = [millionsOf(sharesOutstanding), millionsOf(sharesOffered) * dailyTurnover];
  const row = [code, ...name, price, volatility, shares, volume] as const;
  const lot = Number(issue.lotSize / FIXED_ONE);
  const share =
    exchange === 'HKEX'
      ? listHongKongStock([...row, lot, industry])
      : listStock(exchange, [...row, industry]);
  const listing = { day: issue.listDay, since: issue.listsAt, price: finalPrice };
  return { ...share, listing, isSimulated: true };
}

/**
 * How many times as many shares are wanted as are offered, in all, in hundredths. By the world's seed: most offers are wanted two to
 * four times, a few forty times, some not in full.
 */
export function demandOf(seed: string, { key }: Pick<NewIssue, 'key'>): number {
  const luck = drawUnit(stream(seed, 'newIssueDemand', key), 0);
  return Math.round(70 * 60 ** (luck ** 1.6));
}

/** The same as far as it is known at an instant: it grows from the opening to the deadline, most of it late. */
export function demandSoFar(seed: string, issue: NewIssue, at: number): number {
  const { opensAt, deadline } = issue;
  const passed = Math.min(1, Math.max(0, (at - opensAt) / (deadline - opensAt)));
  return Math.round(demandOf(seed, issue) * passed ** 1.7);
}

/** What the first day opens at: what was much in demand opens above what it was sold at, what was not opens below. */
export function firstPrice(seed: string, issue: NewIssue): Fixed {
  const luck = drawUnit(stream(seed, 'firstPrice', issue.key), 0);
  const demanded = Math.min(demandOf(seed, issue), 2_000);
  const perMille = Math.round(-120 + 260 * luck ** 1.5 + demanded / 5);
  return onTick(newShare(issue), (issue.finalPrice * BigInt(1_000 + perMille)) / 1_000n);
}
