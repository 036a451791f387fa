/** What the brokerage is asked about a percentage: the most that half or all of the buying power pays for (spec §3). Pure. */
import { openClose, tradeDirection } from '@meridian/api';
import type { Decimal, Position, RequestOf, halfOrFullQuantity } from '@meridian/api';
import { isPositive, leadingDigits } from '#domain/money.ts';
import { isKnownDirection } from '#domain/profit.ts';
import type { CloseForm } from '../closing/close-form.ts';
import { isShort, type TicketForm } from './form.ts';
import type { Percent } from './percent.ts';

export type CeilingQuestion = Pick<
  RequestOf<typeof halfOrFullQuantity>,
  'direction' | 'openClose' | 'leverage' | 'price' | 'choice'
>;

/** Leading digits of the price that is asked with: a tick seldom changes them, so the brokerage is seldom asked. */
const askedDigits = 3;

/** Null where nothing is to be asked: no percentage is chosen, or there is no price. */
export function ceilingQuestion(
  { percent, direction, leverage }: Pick<TicketForm, 'percent' | 'direction' | 'leverage'>,
  price: Decimal | null,
): CeilingQuestion | null {
  if (percent === null || price === null || !isPositive(price)) return null;
  return {
    direction,
    openClose: openClose.open,
    leverage,
    // At the lower price more is paid for, so that the answer stays a bound.
    price: leadingDigits(price, askedDigits),
    choice: choiceOf(percent),
  };
}

/** Of what can be closed. Null for a position whose direction nobody has a word for: nothing could be asked by it. */
export function closingQuestion(
  { amount, percent }: Pick<CloseForm, 'amount' | 'percent'>,
  { direction, leverage, openPrice }: Position,
): CeilingQuestion | null {
  if (amount === 'all' || percent === null || !isKnownDirection(direction) || !isPositive(openPrice))
    return null;
  return {
    direction: isShort(direction) ? tradeDirection.sell : tradeDirection.buy,
    openClose: openClose.close,
    leverage,
    // The call asks for a price, on which nothing depends here.
    price: openPrice,
    choice: choiceOf(percent),
  };
}

const choiceOf = (percent: Percent) => (percent === '25' || percent === '50' ? 'half' : 'full');

export function isSameQuestion(a: CeilingQuestion | null, b: CeilingQuestion | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
