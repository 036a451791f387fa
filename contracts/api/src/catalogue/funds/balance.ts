/** One wallet, for who orders from it or moves its money. In a file of its own: home reads all wallets, and no rates. */
import * as v from 'valibot';
import { holdReasons } from '../../codes.ts';
import { positiveDecimal } from '../../decimal.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { exchangeRate } from '../../exchange-rate.ts';
import { walletTypes } from '../../families.ts';
import { id, nullish, openWord } from '../../fields.ts';
import { rowsOf } from '../../row-schemas.ts';
import { wallet } from './index.ts';

/** Money that a wallet holds, in the wallet's currency, and what for. */
const hold = v.object({
  reason: openWord(holdReasons),
  amount: positiveDecimal,
  /** The order, position, transfer, withdrawal, subscription or investment that it is held for. */
  reference: nullish(id),
  /** Instrument it is about, where there is one. */
  stock_code: nullish(id),
});
/** Largest first: together what the wallet holds. Empty where a backend does not say it. */
export const holds = v.nullish(rowsOf(hold), []);

/** One wallet's balance: the ticket's buying power, and what a transfer can take. */
export const walletBalance = defineEndpoint({
  id: 'funds.walletBalance',
  method: 'POST',
  path: '/userCenter/getWalletBalance',
  kind: 'read',
  access: 'signedIn',
  request: v.object({ walletType: v.picklist(walletTypes) }),
  response: v.object({
    ...wallet.entries,
    /** Between its currency and the dollars of BALANCE, as a transfer would be exchanged now; null for dollars (DECISIONS 42). */
    rate: nullish(exchangeRate),
    holds,
  }),
});
