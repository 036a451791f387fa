/** What is offered, and for how much: drawn for each issue. */
import { FIXED_ONE, fixedFromInteger, parseFixed } from '#kernel/fixed.ts';
import type { Fixed } from '#kernel/fixed.ts';
import { drawBetween, drawUnit } from '#kernel/random.ts';
import type { Stream } from '#kernel/random.ts';
import type { IssueMarket } from './issue-dates.ts';
import type { NewIssue } from './new-issue.ts';

/** What is drawn, each under a number of its own. */
const drawn = {
  exchange: 10,
  price: 11,
  width: 12,
  final: 13,
  discount: 14,
  shares: 15,
  float: 16,
  volatility: 17,
} as const;

type Terms = Omit<NewIssue, 'key' | 'code' | 'market' | 'names' | 'industry' | keyof Dates>;
type Dates = Pick<
  NewIssue,
  'prospectusDay' | 'opensAt' | 'deadline' | 'allotsAt' | 'paymentEndsAt' | 'listDay' | 'listsAt'
>;

interface Kind {
  readonly market: IssueMarket;
  readonly isPricedAbove: boolean;
}

export function termsOfIssue(draws: Stream, { market, isPricedAbove }: Kind): Terms {
  const prices = market === 'US' ? pricesInDollars(draws) : pricesInHongKong(draws);
  const { lowestPrice, highestPrice, step, lot } = prices;
  const steps = Number((highestPrice - lowestPrice) / step);
  const inRange = lowestPrice + BigInt(drawBetween(draws, drawn.final, 0, steps)) * step;
  // A twelfth above the range, on the step.
  const above = highestPrice + (highestPrice / 12n / step + 1n) * step;
  const [least, most]: readonly [number, number] = market === 'US' ? [40, 300] : [200, 3_000];
  const offered = drawBetween(draws, drawn.shares, least, most);
  const sharesOffered = fixedFromInteger(offered * 100_000);
  const lotSize = fixedFromInteger(lot);
  return {
    exchange: market === 'HK' ? 'HKEX' : drawUnit(draws, drawn.exchange) < 0.6 ? 'NASDAQ' : 'NYSE',
    currency: market === 'HK' ? 'HKD' : 'USD',
    lowestPrice,
    highestPrice,
    finalPrice: isPricedAbove ? above : inRange,
    paidThousandths: drawUnit(draws, drawn.discount) < 0.25 ? 970n : 1_000n,
    lotSize,
    maxQuantity: lotSize * 200n,
    sharesOffered,
    sharesOutstanding: sharesOffered * BigInt(drawBetween(draws, drawn.float, 4, 9)),
    volatility: drawBetween(draws, drawn.volatility, 42, 68),
  };
}

const halfDollar = parseFixed('0.5');
const tenCents = parseFixed('0.1');

/** Whole dollars with a range of two to four of them. */
function pricesInDollars(draws: Stream) {
  const middle = drawBetween(draws, drawn.price, 11, 46);
  const half = drawBetween(draws, drawn.width, 1, 2);
  const lot = middle < 20 ? 50 : middle < 35 ? 20 : 10;
  return {
    lowestPrice: fixedFromInteger(middle - half),
    highestPrice: fixedFromInteger(middle + half),
    step: halfDollar,
    lot,
  };
}

/** Ten-cent prices; a third of the offers have one price, as is usual there. */
function pricesInHongKong(draws: Stream) {
  const tenths = drawBetween(draws, drawn.price, 42, 580);
  const width = drawUnit(draws, drawn.width) < 1 / 3 ? 0 : Math.max(1, Math.round(tenths * 0.14));
  const highestPrice = (BigInt(tenths) * FIXED_ONE) / 10n;
  const lot = tenths < 120 ? 1_000 : tenths < 400 ? 500 : 200;
  return { lowestPrice: highestPrice - BigInt(width) * tenCents, highestPrice, step: tenCents, lot };
}

/** What a customer of the house pays for a share at a price: after the discount, half-up to cents. */
export function paidPrice({ paidThousandths }: Pick<NewIssue, 'paidThousandths'>, price: Fixed): Fixed {
  const cent = FIXED_ONE / 100n;
  return ((price * paidThousandths + 500n * cent) / (1_000n * cent)) * cent;
}
