import { walletTypes } from '@meridian/api';
import type { billKinds } from '@meridian/api';
import type { Fixed } from '#kernel/index.ts';
import type { ExchangeRate } from '../market/index.ts';
import { currencyOf, currencyOfWallet, holdKey } from './accounts.ts';
import type { Account, Hold, WalletBook, WalletRef } from './accounts.ts';
import { money, plus } from './money.ts';
import type { LedgerCurrency, Money } from './money.ts';

type BillKind = (typeof billKinds)[number];

/** The fill that a movement is a part of: so much of an order, at a price. */
export interface Deal {
  readonly orderId: string;
  readonly quantity: Fixed;
  readonly price: Fixed;
}

/** What a statement says about a movement that changes a wallet's balance, or what the wallet's margins are. */
export interface Entry {
  /** Line of the wallet that gives. Absent when the money comes from outside. */
  readonly given?: BillKind;
  /** Line of the wallet that receives. Absent when the money leaves. */
  readonly received?: BillKind;
  /** Order or position it belongs to. */
  readonly reference?: string;
  /** Code of the instrument it is about. */
  readonly stockCode?: string;
  readonly deal?: Deal;
}

/** Money that goes from one account to another, all in one currency. */
export interface Movement<C extends LedgerCurrency = LedgerCurrency> {
  readonly at: number;
  readonly from: Account<C>;
  readonly to: Account<C>;
  /** Above zero. */
  readonly amount: Money<C>;
  /**
   * Needed when the money crosses a wallet's border; freezing and releasing inside one wallet makes no line of its statement. With
   * an entry it makes a line of the margins.
   */
  readonly entry?: Entry;
}

/** A movement whose accounts must fit the currency of its amount, where the types know it. */
type MovementOf<C extends LedgerCurrency> = Movement<NoInfer<C>> & { readonly amount: Money<C> };

/** One line of a wallet's statement. `amount` is signed: what the wallet's balance gained (+) or gave (−). */
export interface StatementLine {
  readonly id: string;
  readonly at: number;
  readonly wallet: WalletRef;
  readonly kind: BillKind;
  readonly amount: Fixed;
  readonly reference: string | null;
  readonly stockCode: string | null;
  readonly deal: Deal | null;
}

/** Money that a wallet put up for a position (−), or got back from it (+): the wallet's balance is the same. */
interface MarginLine {
  readonly id: string;
  readonly at: number;
  readonly wallet: WalletRef;
  readonly amount: Fixed;
  readonly reference: string;
  readonly deal: Deal | null;
  /** How many lines the statements had by then: of one instant, what came first. */
  readonly after: number;
}

/** Money that became money of another currency, and at what rate. */
export interface Exchange {
  readonly id: string;
  readonly at: number;
  readonly given: Money;
  readonly received: Money;
  readonly rate: ExchangeRate;
  /** Who set the rate: the brokerage by its price list, or the market by the prices of the currency pairs. */
  readonly source: 'brokerage' | 'market';
  /** Order, position, transfer or deposit it belongs to. */
  readonly reference: string | null;
}

/** Double entry: every movement takes from one account what it gives to another, so all accounts together are zero. */
export interface Ledger {
  readonly wallets: Map<string, WalletBook>;
  /** By name and currency. */
  readonly outside: Map<string, Money>;
  readonly lines: StatementLine[];
  readonly marginLines: MarginLine[];
  /** Oldest first. */
  readonly exchanges: Exchange[];
}

export function createLedger(): Ledger {
  return { wallets: new Map(), outside: new Map(), lines: [], marginLines: [], exchanges: [] };
}

/** Gives a customer the nine wallets, empty. */
export function openWallets(ledger: Ledger, userId: string): void {
  for (const type of walletTypes) {
    ledger.wallets.set(`${userId}/${type}`, {
      wallet: { userId, type },
      free: 0n,
      held: 0n,
      holds: new Map(),
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

/** What is in an account now. Negative only outside: what the bank or the market has given in all. */
export function amountIn(ledger: Ledger, account: Account): Money {
  return money(fixedIn(ledger, account), currencyOf(account));
}

function fixedIn(ledger: Ledger, account: Account): Fixed {
  if (account.kind === 'outside') return ledger.outside.get(outsideKey(account))?.amount ?? 0n;
  const book = walletBook(ledger, account.wallet);
  return account.kind === 'free' ? book.free : (book.holds.get(holdKey(account))?.amount ?? 0n);
}

type Outside = Extract<Account, { readonly kind: 'outside' }>;

const outsideKey = ({ name, currency }: Outside): string => `${name}/${currency}`;

/** A movement that bookkeeping forbids. A defect of the brokerage, never a customer's mistake: those are refused before. */
export class LedgerDefect extends Error {
  override readonly name = 'LedgerDefect';
}

/**
 * Carries out a movement, both sides at once, and writes the statement lines of the wallets whose balance it changes.
 * @throws LedgerDefect for an amount not above zero, two currencies, a wallet account below zero, or a missing entry.
 */
export function move<C extends LedgerCurrency>(ledger: Ledger, movement: MovementOf<C>): void;
export function move(ledger: Ledger, movement: Movement): void {
  checkMovement(ledger, movement);
  carryOut(ledger, movement);
}

/** What {@link move} checks before it changes anything. @throws LedgerDefect */
export function checkMovement(ledger: Ledger, { from, to, amount: moved, entry }: Movement): void {
  const { amount, currency } = moved;
  if (amount <= 0n) throw new LedgerDefect(`a movement needs an amount above zero, not ${amount}`);
  for (const account of [from, to]) {
    if (currencyOf(account) !== currency) throw new LedgerDefect(`${currency} into ${currencyOf(account)}`);
  }
  if (from.kind !== 'outside' && fixedIn(ledger, from) < amount) {
    throw new LedgerDefect(`${from.wallet.type} ${from.kind} has too little for ${amount}`);
  }
  // Also finds out that the receiver is known.
  fixedIn(ledger, to);
  const [giver, receiver] = [walletRefOf(from), walletRefOf(to)];
  if (isSameWallet(giver, receiver)) return;
  if (giver !== null && entry?.given === undefined) throw new LedgerDefect(`${giver.type} gives for nothing`);
  if (receiver !== null && entry?.received === undefined) {
    throw new LedgerDefect(`${receiver.type} receives for nothing`);
  }
}

/** Both sides of a movement that {@link checkMovement} has passed, and the lines of it. */
export function carryOut(ledger: Ledger, movement: Movement): void {
  const { from, to, entry } = movement;
  const { amount } = movement.amount;
  const [giver, receiver] = [walletRefOf(from), walletRefOf(to)];
  if (!isSameWallet(giver, receiver)) {
    if (giver !== null) write(ledger, movement, giver, entry?.given, -amount);
    if (receiver !== null) write(ledger, movement, receiver, entry?.received, amount);
  } else if (giver !== null && entry?.reference !== undefined) {
    writeMargin(ledger, movement, giver, entry.reference);
  }
  add(ledger, from, -amount);
  add(ledger, to, amount);
}

/** As {@link move}, and nothing at all for an amount of zero. */
export function moveIfAny<C extends LedgerCurrency>(ledger: Ledger, movement: MovementOf<C>): void;
export function moveIfAny(ledger: Ledger, movement: Movement): void {
  if (movement.amount.amount !== 0n) move(ledger, movement);
}

/** Currencies whose accounts are not zero together, with what they make: always none. For tests. */
export function imbalances(ledger: Ledger): readonly Money[] {
  const totals = new Map<LedgerCurrency, Money>();
  const add = (one: Money) => {
    const total = totals.get(one.currency);
    totals.set(one.currency, total === undefined ? one : plus(total, one));
  };
  for (const amount of ledger.outside.values()) add(amount);
  for (const { wallet, free, holds } of ledger.wallets.values()) {
    const parts = [free, ...[...holds.values()].map(({ amount }) => amount)];
    for (const amount of parts) add(money(amount, currencyOfWallet[wallet.type]));
  }
  return [...totals.values()].filter(({ amount }) => amount !== 0n);
}

function walletRefOf(account: Account): WalletRef | null {
  return account.kind === 'outside' ? null : account.wallet;
}

function isSameWallet(a: WalletRef | null, b: WalletRef | null): boolean {
  return a?.userId === b?.userId && a?.type === b?.type;
}

function write(
  { lines }: Ledger,
  { at, entry }: Movement,
  { userId, type }: WalletRef,
  kind: BillKind | undefined,
  amount: Fixed,
): void {
  if (kind === undefined) throw new LedgerDefect(`a change of ${type} needs a statement line`);
  const id = `L${String(lines.length + 1).padStart(6, '0')}`;
  const { reference = null, stockCode = null, deal = null } = entry ?? {};
  lines.push({ id, at, wallet: { userId, type }, kind, amount, reference, stockCode, deal });
}

function writeMargin(
  { lines, marginLines }: Ledger,
  { at, to, amount: moved, entry }: Movement,
  wallet: WalletRef,
  reference: string,
): void {
  const isPutUp = to.kind === 'hold' && to.reason === 'margin';
  marginLines.push({
    id: `M${String(marginLines.length + 1).padStart(6, '0')}`,
    at,
    wallet: { userId: wallet.userId, type: wallet.type },
    amount: isPutUp ? -moved.amount : moved.amount,
    reference,
    deal: entry?.deal ?? null,
    after: lines.length,
  });
}

function add(ledger: Ledger, account: Account, amount: Fixed): void {
  const after = fixedIn(ledger, account) + amount;
  if (account.kind === 'outside') {
    ledger.outside.set(outsideKey(account), money(after, account.currency));
    return;
  }
  const book = walletBook(ledger, account.wallet);
  if (account.kind === 'free') {
    book.free = after;
    return;
  }
  book.held += amount;
  keep(book.holds, { reason: account.reason, id: account.id, amount: after });
}

/** An emptied hold disappears, so that what is listed is what is held. */
function keep(holds: WalletBook['holds'], hold: Hold): void {
  if (hold.amount === 0n) holds.delete(holdKey(hold));
  else holds.set(holdKey(hold), hold);
}
