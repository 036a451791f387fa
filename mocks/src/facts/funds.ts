/** Facts about the customer's wallets. */
import { walletTypes } from '@meridian/api';
import * as v from 'valibot';
import {
  balanceOf,
  currencyOfWallet,
  freeOf,
  money,
  move,
  outside,
  walletBook,
} from '#domain/ledger/index.ts';
import { refuse } from '#domain/refusals.ts';
import { fixedText } from '#fixed-text.ts';
import { formatFixed } from '#kernel/index.ts';
import { customerId, dayMs, days, defineFact } from './define.ts';

const wallet = defineFact({
  parameters: v.object({
    type: v.picklist(walletTypes),
    amount: fixedText,
    /** When the money came, for the statement. */
    daysAgo: v.optional(days, 0),
  }),
  sentence: ({ type, amount }) =>
    `the balance of ${type} is ${formatFixed(amount, 2)} ${currencyOfWallet[type]}`,
  apply(state, { type, amount, daysAgo }, at) {
    const own = { userId: customerId, type };
    const book = walletBook(state.ledger, own);
    const currency = currencyOfWallet[type];
    const difference = amount - balanceOf(book).amount;
    if (-difference > book.free || amount < 0n) throw refuse('invalidRequest', { field: 'amount' });
    const bank = outside('bank', currency);
    const when = at - Math.round(daysAgo * dayMs);
    if (difference > 0n) {
      move(state.ledger, {
        at: when,
        from: bank,
        to: freeOf(own),
        amount: money(difference, currency),
        entry: { received: 'deposit' },
      });
    }
    if (difference < 0n) {
      move(state.ledger, {
        at: when,
        from: freeOf(own),
        to: bank,
        amount: money(-difference, currency),
        entry: { given: 'withdrawal' },
      });
    }
  },
});

export const fundsFacts = { wallet } as const;
