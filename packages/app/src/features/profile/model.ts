import { walletTypes, type Decimal, type FundingOverview, type Wallet } from '@meridian/api';
import { compare, isZero, subtract, zero } from '../../domain/index.ts';

/** Wallets in the spec's order, those with money in them first. A type the backend leaves out has none yet. */
export function orderWallets(wallets: readonly Wallet[]): readonly Wallet[] {
  const rank = (wallet: Wallet): number =>
    walletTypes.indexOf(wallet.walletType) + (hasMoney(wallet) ? 0 : walletTypes.length);
  return wallets.toSorted((a, b) => rank(a) - rank(b));
}

function hasMoney({ balance, usedBalance }: Wallet): boolean {
  return !isZero(balance) || !isZero(usedBalance);
}

/** What can be used now: balance − used, never negative. */
export function freeBalance({ balance, usedBalance }: Wallet): Decimal {
  const free = subtract(balance, usedBalance);
  return compare(free, zero) < 0 ? zero : free;
}

/** Today's profit in each currency that has a total: USD assets, and Hong Kong stocks in HKD (spec §3). Null: not told. */
export function todayProfitOf(overview: FundingOverview, currency: string): Decimal | null {
  if (currency === 'USD') return overview.todayProfit;
  return currency === 'HKD' ? overview.hkTodayProfit : null;
}

/** Whether there is any money at all, in whatever currency. */
export function isPenniless(overview: FundingOverview): boolean {
  return overview.totals.list.every(({ totalAssets }) => isZero(totalAssets));
}
