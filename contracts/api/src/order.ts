/** What was ordered. In a file of its own, so that only the screens that show one carry it. */
import * as v from 'valibot';
import { feeItems } from './charges.ts';
import { decimal, nonNegativeDecimal, positiveDecimal } from './decimal.ts';
import {
  code,
  currency,
  id,
  imageUrl,
  name,
  nullish,
  openCode,
  priceDecimals,
  priced,
  sentence,
  source,
} from './fields.ts';
import { maxFills } from './limits.ts';
import { someOf } from './row-schemas.ts';
import { timestamp } from './timestamp.ts';

/** A part of an order that was filled at one price, in the order's currency. */
const fill = v.object({
  price: positiveDecimal,
  quantity: positiveDecimal,
  fillTimestamp: timestamp,
});

/** One order, entrusted or done. Prices and `totalAmount` in `currency`; what the wallet holds and pays in its own. */
export const order = priced({
  orderNo: id,
  /** The app's own id of the intent (DECISIONS 6); empty for an order of the brokerage's own, which no intent is behind. */
  clientOrderId: code,
  positionId: nullish(id),
  stock_code: id,
  name,
  market: id,
  source,
  currency,
  priceDecimals,
  localLogoUrl: imageUrl,
  direction: openCode,
  orderType: openCode,
  openClose: openCode,
  orderStatus: openCode,
  quantity: positiveDecimal,
  limitPrice: nullish(decimal),
  /** Average fill price; null while unfilled. */
  price: nullish(decimal),
  /** price × quantity × contract size. */
  totalAmount: decimal,
  leverage: positiveDecimal,
  /** Of the wallet that pays: margin, handlingFee and frozenAmount are in it. */
  walletCurrency: currency,
  margin: decimal,
  handlingFee: decimal,
  /** What `handlingFee` consists of, where the brokerage itemises it (assumed). */
  feeItems,
  /** What is set aside for it now; 0 once filled or cancelled. */
  frozenAmount: decimal,
  /** How much of `quantity` was filled. */
  filledQuantity: nullish(nonNegativeDecimal),
  /** At which prices, oldest first, the newest of very many; a backend may leave it out (assumed). */
  fills: v.fallback(nullish(someOf(fill, maxFills)), null),
  /** What closing brought before fees, as it was booked; null for an order that opened, or was not filled. */
  profit: nullish(decimal),
  /** Who cancelled it. */
  cancelledBy: v.fallback(nullish(v.picklist(['customer', 'brokerage'])), null),
  /** Why the brokerage cancelled it, in the user's language. */
  reason: nullish(sentence),
  createTimeTimestamp: timestamp,
  modifyTimeTimestamp: timestamp,
});
export type Order = v.InferOutput<typeof order>;
