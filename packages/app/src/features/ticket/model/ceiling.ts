/** What the brokerage is asked about a share: the most that half or all of the buying power pays for (spec §3). Pure. */
import type { Decimal, RequestOf, halfOrFullQuantity } from '@meridian/api';
import { isPositive, leadingDigits } from '#domain/money.ts';
import type { TicketForm } from './form.ts';

export type CeilingQuestion = Pick<
  RequestOf<typeof halfOrFullQuantity>,
  'direction' | 'leverage' | 'price' | 'choice'
>;

/** Leading digits of the price that is asked with: a tick seldom changes them, so the brokerage is seldom asked. */
const askedDigits = 3;

/** Null where nothing is to be asked: no share is chosen, or there is no price. */
export function ceilingQuestion(
  { share, direction, leverage }: Pick<TicketForm, 'share' | 'direction' | 'leverage'>,
  price: Decimal | null,
): CeilingQuestion | null {
  if (share === null || price === null || !isPositive(price)) return null;
  return {
    direction,
    leverage,
    // At the lower price more is paid for, so that the answer stays a bound.
    price: leadingDigits(price, askedDigits),
    choice: share === '25' || share === '50' ? 'half' : 'full',
  };
}

export function isSameQuestion(a: CeilingQuestion | null, b: CeilingQuestion | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
