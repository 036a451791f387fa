/** Money that a wallet holds back for a reason: set aside, then let go or taken. */
import type { HoldReason } from '@meridian/api';
import type { Fixed } from '#kernel/index.ts';
import { currencyOfWallet, freeOf, holdKey, holdOf } from './accounts.ts';
import type { Account, WalletCurrency, WalletRef } from './accounts.ts';
import { moveIfAny, walletBook } from './ledger.ts';
import type { Entry, Ledger } from './ledger.ts';
import { money } from './money.ts';

/** Which hold: the order, position, transfer, withdrawal, subscription … of this id. */
interface HoldRef {
  readonly wallet: WalletRef;
  readonly reason: HoldReason;
  readonly id: string;
}

/** So much of a hold, in the wallet's currency. Nothing happens for an amount of zero. */
interface Held extends HoldRef {
  readonly amount: Fixed;
  /** World ms. */
  readonly at: number;
  /** Of a margin: what a position's flow of money says of it. */
  readonly entry?: Entry;
}

/** What is held for a reason now. */
export function heldFor(ledger: Ledger, { wallet, ...key }: HoldRef): Fixed {
  return walletBook(ledger, wallet).holds.get(holdKey(key))?.amount ?? 0n;
}

/** Sets free money aside. Holding more for the same reason and id adds to it. @throws LedgerDefect where too little is free. */
export function hold(ledger: Ledger, held: Held): void {
  const { wallet, reason, id, at, entry } = held;
  const [from, to] = [freeOf(wallet), holdOf(wallet, reason, id)];
  moveIfAny(ledger, { at, from, to, amount: sumOf(held), ...(entry && { entry }) });
}

/** Lets go of held money: it can be spent again. @throws LedgerDefect for more than is held: none is let go or taken twice. */
export function release(ledger: Ledger, held: Held): void {
  const { wallet, reason, id, at, entry } = held;
  const [from, to] = [holdOf(wallet, reason, id), freeOf(wallet)];
  moveIfAny(ledger, { at, from, to, amount: sumOf(held), ...(entry && { entry }) });
}

/**
 * Takes held money to where it was held for. The statement has a line where it leaves the wallet.
 * @throws LedgerDefect as {@link release}, and as a movement does.
 */
export function capture(ledger: Ledger, held: Held & { readonly to: Account<WalletCurrency> }): void {
  const { wallet, reason, id, at, to, entry } = held;
  const from = holdOf(wallet, reason, id);
  moveIfAny(ledger, { at, from, to, amount: sumOf(held), ...(entry && { entry }) });
}

const sumOf = ({ wallet, amount }: Held) => money(amount, currencyOfWallet[wallet.type]);
