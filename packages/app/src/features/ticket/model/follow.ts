/** What a chosen share of the buying power comes to at the price of this moment. Pure. */
import { orderType, type Decimal } from '@meridian/api';
import { buyingPower } from '#domain/margin.ts';
import { compare, isPositive, smallest, zero } from '#domain/money.ts';
import type { TicketForm } from './form.ts';
import { affordableQuantity, moneyOfShare, reckonedPrice, type Share } from './share.ts';
import { priceOf } from './order-price.ts';
import type { TicketFacts } from './ticket-model.ts';

/**
 * Never more than the brokerage says, and zero where the money does not reach for the smallest order. Null while the price,
 * the wallet or the terms are not known.
 */
export function quantityOfShare(
  share: Share,
  form: TicketForm,
  { detail, terms, wallet, ceiling }: TicketFacts,
): Decimal | null {
  const { price, priceLabel } = priceOf(form, { lastPrice: detail.price_nominal });
  if (price === null || !isPositive(price) || terms === null || wallet === null) return null;
  const market = {
    price,
    ask: detail.ask,
    isLimit: form.orderType === orderType.limit && priceLabel === 'limitPrice',
    priceStep: detail.priceStep,
  };
  const paidFor = affordableQuantity(moneyOfShare(share, buyingPower(wallet)), {
    price: reckonedPrice(share, market),
    leverage: form.leverage,
    terms,
    quantityStep: detail.quantityStep,
  });
  const quantity = ceiling === null ? paidFor : smallest(paidFor, ceiling);
  return compare(quantity, detail.minQuantity) < 0 ? zero : quantity;
}
