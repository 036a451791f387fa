import type { HoldReason, WalletType } from '@meridian/api';
import type { Fixed } from '#kernel/index.ts';
import { money, plus } from './money.ts';
import type { LedgerCurrency, Money } from './money.ts';

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

/** Currency of a wallet of this type. */
type CurrencyOf<T extends WalletType> = (typeof currencyOfWallet)[T];

/** Currencies that some wallet is kept in. */
export type WalletCurrency = CurrencyOf<WalletType>;

/** Types of wallet that are kept in a currency. */
type WalletTypeIn<C extends LedgerCurrency> = {
  [T in WalletType]: CurrencyOf<T> extends C ? T : never;
}[WalletType];

/** Whose wallet, and which of the nine. */
export interface WalletRef<T extends WalletType = WalletType> {
  readonly userId: string;
  readonly type: T;
}

/** Money in a wallet that cannot be spent, and what it is for: the order, the position, the transfer … of this id. */
export interface Hold {
  readonly reason: HoldReason;
  readonly id: string;
  readonly amount: Fixed;
}

/**
 * Where money of a currency can be. Inside a wallet it is free or held, and what is held has its reason in its address.
 * Outside are the bank, the market (profit and loss), the fee income, tax withheld, the broker's own risk (what a gap cost beyond
 * a position's margin), the exchange desk, which takes one currency for another, what
 * is on its way between two wallets of a customer, institutions, which keep what customers put with them, and
 * what was paid for new shares that are not listed yet, and the house's loans: what was lent, less what was paid back.
 */
export type Account<C extends LedgerCurrency = LedgerCurrency> =
  | { readonly kind: 'free'; readonly wallet: WalletRef<WalletTypeIn<C>> }
  | {
      readonly kind: 'hold';
      readonly wallet: WalletRef<WalletTypeIn<C>>;
      readonly reason: HoldReason;
      readonly id: string;
    }
  | { readonly kind: 'outside'; readonly name: OutsideName; readonly currency: C };

export type OutsideName =
  | 'bank'
  | 'market'
  | 'fees'
  | 'tax'
  | 'risk'
  | 'exchange'
  | 'transit'
  | 'institutions'
  | 'issuer'
  | 'lender';

export const freeOf = <T extends WalletType>(wallet: WalletRef<T>) => ({ kind: 'free', wallet }) as const;
export const holdOf = <T extends WalletType>(wallet: WalletRef<T>, reason: HoldReason, id: string) =>
  ({ kind: 'hold', wallet, reason, id }) as const;
export const outside = <C extends LedgerCurrency>(name: OutsideName, currency: C) =>
  ({ kind: 'outside', name, currency }) as const;

export function currencyOf(account: Account): LedgerCurrency {
  return account.kind === 'outside' ? account.currency : currencyOfWallet[account.wallet.type];
}

/** One wallet's money, part by part. No part is ever negative. */
export interface WalletBook {
  readonly wallet: WalletRef;
  free: Fixed;
  /** The sum of the holds. */
  held: Fixed;
  /** By {@link holdKey}. */
  readonly holds: Map<string, Hold>;
}

/** Address of a hold in its wallet. */
export function holdKey({ reason, id }: Pick<Hold, 'reason' | 'id'>): string {
  return `${reason}/${id}`;
}

/** What is held back in a wallet and why, oldest first. */
export function holdsOf(book: WalletBook): readonly Hold[] {
  return [...book.holds.values()];
}

/** What can be spent. */
export function freeIn({ free, wallet }: WalletBook): Money<WalletCurrency> {
  return money(free, currencyOfWallet[wallet.type]);
}

/** Held back: the sum of the wallet's holds. */
export function heldIn({ held, wallet }: WalletBook): Money<WalletCurrency> {
  return money(held, currencyOfWallet[wallet.type]);
}

/** All that is in the wallet: free and held. */
export function balanceOf(book: WalletBook): Money<WalletCurrency> {
  return plus(freeIn(book), heldIn(book));
}
