import type { WalletType } from '@meridian/api';
import type { Fixed } from '../../kernel/index.ts';

/** Currencies that money is kept in. Tether counts as the dollar: one USDT is one USD here, so that totals stay readable. */
export type LedgerCurrency = 'USD' | 'HKD';

/** Each wallet holds one currency. CRYPTOCURRENCY is kept in dollars, see {@link LedgerCurrency}. */
export const currencyOfWallet = {
  BALANCE: 'USD',
  FOLLOW: 'USD',
  FUTURE: 'USD',
  STOCK: 'USD',
  SUBSCRIPTION: 'USD',
  FOREX: 'USD',
  HK_STOCK: 'HKD',
  FOLLOW_FUTURES: 'USD',
  CRYPTOCURRENCY: 'USD',
} as const satisfies Record<WalletType, LedgerCurrency>;

/** Whose wallet, and which of the nine. */
export interface WalletRef {
  readonly userId: string;
  readonly type: WalletType;
}

/**
 * Where money can be. Inside a wallet it is free, frozen for one order, or margin of one position: frozen money has its
 * reason in its address. Outside are the bank, the market (profit and loss), the fee income, and the broker's own risk
 * (what a gap cost beyond a position's margin).
 */
export type Account =
  | { readonly kind: 'free'; readonly wallet: WalletRef }
  | { readonly kind: 'order'; readonly wallet: WalletRef; readonly orderId: string }
  | { readonly kind: 'margin'; readonly wallet: WalletRef; readonly positionId: string }
  | { readonly kind: 'outside'; readonly name: OutsideName; readonly currency: LedgerCurrency };

export type OutsideName = 'bank' | 'market' | 'fees' | 'risk';

export const freeOf = (wallet: WalletRef): Account => ({ kind: 'free', wallet });
export const frozenFor = (wallet: WalletRef, orderId: string): Account => ({
  kind: 'order',
  wallet,
  orderId,
});
export const marginOf = (wallet: WalletRef, positionId: string): Account => ({
  kind: 'margin',
  wallet,
  positionId,
});
export const outside = (name: OutsideName, currency: LedgerCurrency): Account => ({
  kind: 'outside',
  name,
  currency,
});

export function currencyOf(account: Account): LedgerCurrency {
  return account.kind === 'outside' ? account.currency : currencyOfWallet[account.wallet.type];
}

/** One wallet's money, part by part. No part is ever negative. */
export interface WalletBook {
  readonly wallet: WalletRef;
  free: Fixed;
  readonly orders: Map<string, Fixed>;
  readonly margins: Map<string, Fixed>;
}

const sum = (amounts: Iterable<Fixed>): Fixed => [...amounts].reduce((total, amount) => total + amount, 0n);

/** Held by orders and positions. */
export function usedIn(book: WalletBook): Fixed {
  return sum(book.orders.values()) + sum(book.margins.values());
}

/** All that is in the wallet: free and used. */
export function balanceOf(book: WalletBook): Fixed {
  return book.free + usedIn(book);
}
