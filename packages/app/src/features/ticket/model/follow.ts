/** What a chosen percentage of the buying power comes to at the price of this moment. Pure. */
import { orderType, type Decimal } from '@meridian/api';
import { buyingPower } from '#domain/margin.ts';
import { compare, isPositive, smallest, zero } from '#domain/money.ts';
import type { TicketForm } from './form.ts';
import { contractNow, marketOf } from './market.ts';
import { affordableQuantity, moneyOfPercent, priceWithRoom, type Percent } from './percent.ts';
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
  });
  const quantity = ceiling === null ? paidFor : smallest(paidFor, ceiling);
  return compare(quantity, detail.minQuantity) < 0 ? zero : quantity;
}
