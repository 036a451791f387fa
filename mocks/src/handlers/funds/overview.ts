import { invested } from '#domain/follow/index.ts';
import { paidForUnlisted } from '#domain/ipo/index.ts';
import { balanceOf, currencyOfWallet, freeIn, heldIn, sumIn, walletsOf } from '#domain/ledger/index.ts';
import type { WalletCurrency } from '#domain/ledger/index.ts';
import { floatingProfit, todayProfit } from '#domain/orders/index.ts';
import { inTransit } from '#domain/transfers/index.ts';
import { dayBeginsIn } from '#domain/users-day.ts';
import { formatFixed } from '#kernel/index.ts';
import type { Customer, Handler } from '../context.ts';

const currencies: readonly WalletCurrency[] = ['USD', 'HKD'];

function totalsIn({ state, userId, now }: Customer, currency: WalletCurrency) {
  const books = walletsOf(state.ledger, userId).filter(
    ({ wallet }) => currencyOfWallet[wallet.type] === currency,
  );
  const balance = sumIn(currency, books.map(balanceOf));
  // Money between two wallets, with an institution or in shares that are not listed yet is the customer's, and nobody can spend it.
  const away =
    inTransit(state, userId, currency) +
    paidForUnlisted(state, userId, currency) +
    (currency === 'USD' ? invested(state, userId) : 0n);
  const floating = floatingProfit(state, userId, currency, now);
  return {
    currency,
    totalAssets: formatFixed(balance.amount + away + floating, 2),
    available: formatFixed(sumIn(currency, books.map(freeIn)).amount, 2),
    used: formatFixed(sumIn(currency, books.map(heldIn)).amount + away, 2),
    floatingProfit: formatFixed(floating, 2),
  };
}

export const overview: Handler<'funds.overview'> = (caller, { timeZone = 'UTC' }) => {
  const { state, userId, now } = caller;
  const today = { midnight: dayBeginsIn(timeZone, now), at: now };
  return {
    todayProfit: formatFixed(todayProfit(state, userId, 'USD', today), 2),
    hkTodayProfit: formatFixed(todayProfit(state, userId, 'HKD', today), 2),
    totals: currencies.map((currency) => totalsIn(caller, currency)),
  };
};
