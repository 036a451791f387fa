import { walletTypes, type Decimal, type FundingOverview, type Wallet } from '@meridian/api';
import { isZero } from '#domain/index.ts';
import { add, isPositive, subtract, zero } from '#domain/money.ts';

/** Wallets in the spec's order, those with money in them first. A type the backend leaves out has none yet. */
export function orderWallets(wallets: readonly Wallet[]): readonly Wallet[] {
  const rank = (wallet: Wallet): number =>
    walletTypes.indexOf(wallet.walletType) + (hasMoney(wallet) ? 0 : walletTypes.length);
  return wallets.toSorted((a, b) => rank(a) - rank(b));
}

function hasMoney({ balance, usedBalance }: Wallet): boolean {
  return !isZero(balance) || !isZero(usedBalance);
}

/** Whether there is any money at all, in whatever currency. */
export function isPenniless(overview: FundingOverview): boolean {
  return overview.totals.list.every(({ totalAssets }) => isZero(totalAssets));
}

/**
 * What is in use and in no wallet, by currency: between two wallets, with an institution, or paid for shares that are not
 * listed yet. Currencies without any are left out.
 */
export function heldOutside(
  overview: FundingOverview,
  wallets: readonly Wallet[],
): readonly { readonly currency: string; readonly amount: Decimal }[] {
  return overview.totals.list.flatMap(({ currency, used }) => {
    const own = wallets.filter((wallet) => wallet.currency === currency);
    const amount = subtract(used, add(zero, ...own.map(({ usedBalance }) => usedBalance)));
    return isPositive(amount) ? [{ currency, amount }] : [];
  });
}
