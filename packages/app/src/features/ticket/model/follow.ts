/** What a chosen percentage of the buying power comes to at the price of this moment. Pure. */
import { orderType, type Decimal } from '@meridian/api';
import { buyingPower } from '#domain/margin.ts';
import { bookPrice } from '#domain/book.ts';
import { add, compare, isPositive, largest, multiply, one, smallest, zero } from '#domain/money.ts';
import type { TicketForm } from './form.ts';
import { contractNow, levelsFor, marketOf } from './market.ts';
import { affordableQuantity, moneyOfPercent, priceRoom, priceWithRoom, type Percent } from './percent.ts';
import { priceOf } from './order-price.ts';
import type { TicketFacts } from './facts.ts';

/**
 * Never more than the brokerage says, and zero where the money does not reach for the smallest order. Null while the price,
 * the wallet, the terms or the contract are not known.
 */
export function quantityOfPercent(percent: Percent, form: TicketForm, facts: TicketFacts): Decimal | null {
  const { detail, terms, wallet, ceiling } = facts;
  const contract = contractNow(marketOf(facts));
  const { price, priceLabel } = priceOf(form, { lastPrice: detail.price_nominal });
  if (contract === null || terms === null || wallet === null) return null;
  if (price === null || !isPositive(price)) return null;
  const market = {
    price,
    ask: detail.ask,
    isLimit: form.orderType === orderType.limit && priceLabel === 'limitPrice',
    priceStep: detail.priceStep,
  };
  const paidFor = affordableQuantity(moneyOfPercent(percent, buyingPower(wallet)), {
    price: priceWithRoom(percent, market),
    direction: form.direction,
    leverage: form.leverage,
    contract,
    terms,
    quantityStep: detail.quantityStep,
    sumOf: sumThroughBook(percent, form, facts, price),
  });
  const quantity = ceiling === null ? paidFor : smallest(paidFor, ceiling);
  return compare(quantity, detail.minQuantity) < 0 ? zero : quantity;
}

/**
 * What so many come to through the book, with the room of {@link priceWithRoom} where all the buying power is asked for; never
 * less than at the price itself. Undefined where there is no book to go through.
 */
function sumThroughBook(
  percent: Percent,
  form: TicketForm,
  facts: TicketFacts,
  price: Decimal,
): ((quantity: Decimal) => Decimal) | undefined {
  const levels = levelsFor(form, marketOf(facts));
  if (levels.length === 0) return undefined;
  const { ask, priceStep } = facts.detail;
  const least = priceWithRoom(percent, { price, ask, isLimit: false, priceStep });
  const room = percent === 'max' ? add(one, priceRoom) : one;
  return (quantity) => {
    const walked = bookPrice(levels, quantity, price)?.sum ?? zero;
    return largest(multiply(least, quantity), multiply(walked, room));
  };
}
