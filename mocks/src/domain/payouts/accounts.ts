/** Bank cards and digital wallets that customers withdraw to (spec §3). */
import { auditStatus } from '@meridian/api';
import { fileOf } from '../files/index.ts';
import type { FileStore } from '../files/index.ts';
import { refuse } from '../refusals.ts';
import { checkCard } from './bank-card.ts';
import type { BankCard } from './bank-card.ts';
import { checkWallet } from './digital-wallet.ts';
import type { DigitalWallet } from './digital-wallet.ts';

/** Exactly one of card and wallet. */
export interface PayoutDetails {
  /** What arrives there. */
  readonly currency: string;
  readonly bankCard: BankCard | null;
  readonly wallet: DigitalWallet | null;
}

export interface PayoutAccount {
  readonly id: string;
  readonly userId: string;
  details: PayoutDetails;
  /** World ms. */
  readonly createdAt: number;
  /** World ms; null while it is there. Kept, because receipts and withdrawals name it. */
  deletedAt: number | null;
}

/** By id, oldest first. */
export type PayoutAccounts = Map<string, PayoutAccount>;

export interface PayoutBooks extends FileStore {
  readonly payoutAccounts: PayoutAccounts;
  /** What is paid to them. */
  readonly withdrawals: ReadonlyMap<string, Payout>;
}

/** Money that is going to an account, or went there. */
interface Payout {
  readonly accountId: string;
  readonly status: (typeof auditStatus)[keyof typeof auditStatus];
}

/** A withdrawal to it is under review: it can be neither changed nor deleted. */
export function isPayoutAccountInUse({ withdrawals }: Pick<PayoutBooks, 'withdrawals'>, id: string): boolean {
  for (const { accountId, status } of withdrawals.values())
    if (accountId === id && status === auditStatus.pending) return true;
  return false;
}

/** Those a customer has now, oldest first. */
export function payoutAccountsOf({ payoutAccounts }: PayoutBooks, userId: string): PayoutAccount[] {
  return [...payoutAccounts.values()].filter((one) => one.userId === userId && one.deletedAt === null);
}

/**
 * @throws BusinessRefusal `invalidRequest` naming the field for what is not exactly one kind, a card that lacks what its region
 * requires or an address of another network; `imageNotUploaded` for a picture that is not the customer's own.
 */
export function addPayoutAccount(
  books: PayoutBooks,
  userId: string,
  details: PayoutDetails,
  at: number,
): PayoutAccount {
  check(books, userId, details);
  const id = `A${String(books.payoutAccounts.size + 1).padStart(6, '0')}`;
  const account: PayoutAccount = { id, userId, details, createdAt: at, deletedAt: null };
  books.payoutAccounts.set(id, account);
  return account;
}

/**
 * A card stays a card, and a wallet a wallet.
 * @throws BusinessRefusal as {@link addPayoutAccount}, `notFound`, `accountInUse`.
 */
export function updatePayoutAccount(
  books: PayoutBooks,
  userId: string,
  { id, details }: { readonly id: string; readonly details: PayoutDetails },
): PayoutAccount {
  const account = ownAccount(books, userId, id);
  if (account === undefined) throw refuse('notFound');
  if (isPayoutAccountInUse(books, id)) throw refuse('accountInUse');
  check(books, userId, details);
  if ((account.details.bankCard === null) !== (details.bankCard === null))
    throw refuse('invalidRequest', { field: 'bankCard' });
  account.details = details;
  return account;
}

/** Deleting what is gone changes nothing. @throws BusinessRefusal `accountInUse` */
export function deletePayoutAccount(books: PayoutBooks, userId: string, id: string, at: number): void {
  const account = ownAccount(books, userId, id);
  if (account === undefined) return;
  if (isPayoutAccountInUse(books, id)) throw refuse('accountInUse');
  account.deletedAt = at;
}

function ownAccount(books: PayoutBooks, userId: string, id: string): PayoutAccount | undefined {
  const account = books.payoutAccounts.get(id);
  return account?.userId === userId && account.deletedAt === null ? account : undefined;
}

function check(books: PayoutBooks, userId: string, { currency, bankCard, wallet }: PayoutDetails): void {
  if ((bankCard === null) === (wallet === null)) throw refuse('invalidRequest', { field: 'bankCard' });
  if (wallet !== null) checkWallet(currency, wallet);
  if (bankCard === null) return;
  checkCard(currency, bankCard);
  if (fileOf(books, userId, bankCard.imageHash) === undefined) throw refuse('imageNotUploaded');
}

/** What its owner knows it by: the bank with the card's last four digits, or both ends of the address. */
export function accountName({ bankCard, wallet }: PayoutDetails): string {
  if (bankCard !== null) return `${bankCard.bankName} •••• ${bankCard.bankCardNumber.slice(-4)}`;
  const { address = '', network = '' } = wallet ?? {};
  return `${network} ${address.slice(0, 8)}…${address.slice(-4)}`;
}
