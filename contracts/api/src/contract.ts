/** How the price of an instrument becomes money of the wallet that pays (ADR 34). */
import * as v from 'valibot';
import { positiveDecimal } from './decimal.ts';
import { currency, id, nullish, step } from './fields.ts';
import { maxContractSize } from './limits.ts';
import { timestamp } from './timestamp.ts';

/** How many times its price one of an instrument is worth: 100 for a contract on 100 troy ounces, 1 for a share or a coin. */
export const contractSize = v.pipe(
  step,
  v.check((text) => Number(text) <= maxContractSize, 'too large'),
);

/**
 * The price of a currency pair that makes money of `currency` money of the wallet: one is `price_nominal` of it, or with
 * `isInverse` 1 ÷ `price_nominal`. The newest for a quote and an open position, the one it was booked at for a closed record.
 */
export const walletRate = v.object({
  stock_code: id,
  market: id,
  price_nominal: positiveDecimal,
  isInverse: v.boolean(),
  quoteTimestamp: timestamp,
});

/* @__NO_SIDE_EFFECTS__ */
const orNull = <S extends v.GenericSchema>(schema: S) => v.fallback(nullish(schema), null);

/**
 * What an order needs besides a price, as given by a quote. Null where the backend does not say it or says what cannot be: the
 * quote is shown all the same, and a ticket takes no order.
 */
export const contractFields = {
  contractSize: orNull(contractSize),
  /** Of the wallet that pays: margin, fees, profit and loss are in it. */
  walletCurrency: orNull(currency),
  /** Null where nothing is exchanged, too: the wallet keeps the currency of the price. */
  rate: orNull(walletRate),
};
