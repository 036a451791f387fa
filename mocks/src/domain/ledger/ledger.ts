import { walletTypes } from '@meridian/api';
import type { billKinds } from '@meridian/api';
import type { Fixed } from '../../kernel/index.ts';
import { balanceOf, currencyOf, currencyOfWallet } from './accounts.ts';
import type { Account, LedgerCurrency, WalletBook, WalletRef } from './accounts.ts';

export type BillKind = (typeof billKinds)[number];

/** What a statement says about a movement that changes a wallet's balance. */
export interface Entry {
  /** Line of the wallet that gives. Absent when the money comes from outside. */
  readonly given?: BillKind;
  /** Line of the wallet that receives. Absent when the money leaves. */
  readonly received?: BillKind;
  /** Order or position it belongs to. */
  readonly reference?: string;
  /** Code of the instrument it is about. */
  readonly stockCode?: string;
}

/** Money that goes from one account to another, in one currency. */
export interface Movement {
  readonly at: number;
  readonly from: Account;
  readonly to: Account;
  /** Above zero. */
  readonly amount: Fixed;
  /** Needed when the money crosses a wallet's border; freezing and releasing inside one wallet makes no line. */
  readonly entry?: Entry;
}

/** One line of a wallet's statement. `amount` is signed: what the wallet's balance gained (+) or gave (−). */
export interface StatementLine {
  readonly id: string;
  readonly at: number;
  readonly wallet: WalletRef;
  readonly kind: BillKind;
  readonly amount: Fixed;
  readonly reference: string | null;
  readonly stockCode: string | null;
}

/** Double entry: every movement takes from one account what it gives to another, so all accounts together are zero. */
export interface Ledger {
  readonly wallets: Map<string, WalletBook>;
  readonly outside: Map<string, Fixed>;
  readonly lines: StatementLine[];
}

export function createLedger(): Ledger {
  return { wallets: new Map(), outside: new Map(), lines: [] };
}

/** Gives a customer the nine wallets, empty. */
export function openWallets(ledger: Ledger, userId: string): void {
  for (const type of walletTypes) {
    ledger.wallets.set(`${userId}/${type}`, {
      wallet: { userId, type },
      free: 0n,
      orders: new Map(),
      margins: new Map(),
    });
  }
}

/** One of a customer's nine wallets. @throws LedgerDefect for a customer without wallets. */
export function walletBook(ledger: Ledger, wallet: WalletRef): WalletBook {
  const book = ledger.wallets.get(`${wallet.userId}/${wallet.type}`);
  if (book === undefined) throw new LedgerDefect(`${wallet.userId} has no wallet ${wallet.type}`);
  return book;
}

/** A customer's nine wallets, in the contract's order. */
export function walletsOf(ledger: Ledger, userId: string): WalletBook[] {
  return walletTypes.map((type) => walletBook(ledger, { userId, type }));
}

/** What is in an account now. */
export function amountIn(ledger: Ledger, account: Account): Fixed {
  if (account.kind === 'outside') return ledger.outside.get(`${account.name}/${account.currency}`) ?? 0n;
  const book = walletBook(ledger, account.wallet);
  if (account.kind === 'free') return book.free;
  if (account.kind === 'order') return book.orders.get(account.orderId) ?? 0n;
  return book.margins.get(account.positionId) ?? 0n;
}

/** A movement that bookkeeping forbids. A defect of the brokerage, never a customer's mistake: those are refused before. */
export class LedgerDefect extends Error {
  override readonly name = 'LedgerDefect';
}

/**
 * Carries out a movement, both sides at once, and writes the statement lines of the wallets whose balance it changes.
 * @throws LedgerDefect for an amount not above zero, two currencies, a wallet account below zero, or a missing entry.
 */
export function move(ledger: Ledger, movement: Movement): void {
  const { from, to, amount, entry } = movement;
  if (amount <= 0n) throw new LedgerDefect(`a movement needs an amount above zero, not ${amount}`);
  if (currencyOf(from) !== currencyOf(to)) throw new LedgerDefect('a movement has one currency');
  if (from.kind !== 'outside' && amountIn(ledger, from) < amount) {
    throw new LedgerDefect(`${from.wallet.type} ${from.kind} has too little for ${amount}`);
  }
  // Also finds out that the receiver is known, before anything has changed.
  amountIn(ledger, to);
  const giver = walletRefOf(from);
  const receiver = walletRefOf(to);
  if (!isSameWallet(giver, receiver)) {
    const given = giver && lineOf(movement, giver, entry?.given, -amount);
    const received = receiver && lineOf(movement, receiver, entry?.received, amount);
    for (const line of [given, received]) if (line !== null) write(ledger, line);
  }
  add(ledger, from, -amount);
  add(ledger, to, amount);
}

/** As {@link move}, and nothing at all for an amount of zero. */
export function moveIfAny(ledger: Ledger, movement: Movement): void {
  if (movement.amount !== 0n) move(ledger, movement);
}

/** Everything there is, by currency: always zero. For tests and the sandbox's health page. */
export function totalByCurrency(ledger: Ledger): Record<LedgerCurrency, Fixed> {
  const totals = { USD: 0n, HKD: 0n };
  for (const [key, amount] of ledger.outside) totals[key.endsWith('/HKD') ? 'HKD' : 'USD'] += amount;
  for (const book of ledger.wallets.values()) totals[currencyOfWallet[book.wallet.type]] += balanceOf(book);
  return totals;
}

function walletRefOf(account: Account): WalletRef | null {
  return account.kind === 'outside' ? null : account.wallet;
}

function isSameWallet(a: WalletRef | null, b: WalletRef | null): boolean {
  return a?.userId === b?.userId && a?.type === b?.type;
}

function lineOf(
  { at, entry }: Movement,
  { userId, type }: WalletRef,
  kind: BillKind | undefined,
  amount: Fixed,
): Omit<StatementLine, 'id'> {
  if (kind === undefined) throw new LedgerDefect(`a change of ${type} needs a statement line`);
  const { reference = null, stockCode = null } = entry ?? {};
  return { at, wallet: { userId, type }, kind, amount, reference, stockCode };
}

function write(ledger: Ledger, line: Omit<StatementLine, 'id'>): void {
  ledger.lines.push({ id: `L${String(ledger.lines.length + 1).padStart(6, '0')}`, ...line });
}

function add(ledger: Ledger, account: Account, amount: Fixed): void {
  const after = amountIn(ledger, account) + amount;
  if (account.kind === 'outside') {
    ledger.outside.set(`${account.name}/${account.currency}`, after);
    return;
  }
  const book = walletBook(ledger, account.wallet);
  if (account.kind === 'free') book.free = after;
  else if (account.kind === 'order') keep(book.orders, account.orderId, after);
  else keep(book.margins, account.positionId, after);
}

/** An emptied hold disappears, so that what is listed is what is held. */
function keep(holds: Map<string, Fixed>, reason: string, amount: Fixed): void {
  if (amount === 0n) holds.delete(reason);
  else holds.set(reason, amount);
}
