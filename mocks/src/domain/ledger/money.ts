import type { Fixed } from '#kernel/index.ts';
import type { Currency } from '../market/index.ts';

/** Currencies that the books know. Tether counts as the dollar: one USDT is one USD here, so that totals stay readable. */
export type LedgerCurrency = Currency;

/** Money has cents in every currency of the books, the yen too: what is exchanged is then never rounded to a whole one. */
export const moneyDecimals = 2;

/** A number with its currency. Where the currencies are known by their types, putting two together does not compile. */
export interface Money<C extends LedgerCurrency = LedgerCurrency> {
  readonly amount: Fixed;
  readonly currency: C;
}

/** Two currencies where there must be one. A defect of the brokerage, never a customer's mistake. */
export class CurrencyMismatch extends Error {
  override readonly name = 'CurrencyMismatch';
}

export function money<C extends LedgerCurrency>(amount: Fixed, currency: C): Money<C> {
  return { amount, currency };
}

/** The sum of two amounts. @throws CurrencyMismatch for two currencies that the types did not tell apart. */
export function plus<C extends LedgerCurrency>(a: Money<C>, b: Money<NoInfer<C>>): Money<C> {
  checkSameCurrency(a, b);
  return money(a.amount + b.amount, a.currency);
}

/** The sum of any number of amounts, zero of none. @throws CurrencyMismatch for one in another currency. */
export function sumIn<C extends LedgerCurrency>(currency: C, amounts: Iterable<Money<NoInfer<C>>>): Money<C> {
  let total = 0n;
  for (const one of amounts) {
    checkSameCurrency({ currency }, one);
    total += one.amount;
  }
  return money(total, currency);
}

function checkSameCurrency(a: Pick<Money, 'currency'>, b: Pick<Money, 'currency'>): void {
  if (a.currency !== b.currency) throw new CurrencyMismatch(`${a.currency} and ${b.currency} are not one`);
}
