import { walletTypes, type FundingOverview, type Wallet } from '@meridian/api';
import { isZero } from '#domain/index.ts';

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
