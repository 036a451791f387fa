/** Subscriptions to new shares: what was asked for, and what is held for it (DECISIONS 37). */
import { ipoStatus, realNameStatus, settlementStatus } from '@meridian/api';
import type { Gate } from '@meridian/api';
import type { EndpointId } from '@meridian/api/catalogue';
import { formatExact, formatFixed, isMultipleOf, multiply } from '#kernel/index.ts';
import type { Fixed } from '#kernel/index.ts';
import { currencyOfWallet, freeIn, givenFor, hold, money, walletBook } from '../ledger/index.ts';
import type { WalletRef } from '../ledger/index.ts';
import { exchangeRate, listedPair, newIssueOf, paidPrice } from '../market/index.ts';
import type { ExchangeRate, InstrumentKey, NewIssue } from '../market/index.ts';
import { lastPrice, priceInstant } from '../orders/index.ts';
import type { TradingBrokerage } from '../orders/index.ts';
import { refuse } from '../refusals.ts';
import { contentDigest } from '../requests/index.ts';
import type { RequestIdentity } from '../requests/index.ts';
import type { Users } from '../session/index.ts';

type IpoStatus = (typeof ipoStatus)[keyof typeof ipoStatus];

/** Dollars, which SUBSCRIPTION is kept in, for those of Hong Kong. */
export type IssueRate = ExchangeRate<'USD', 'HKD'>;

/** How much a fact has allotted; null leaves it to the seed. */
export type Share = 'all' | 'part' | 'none' | null;

export interface Subscription {
  readonly id: string;
  readonly userId: string;
  readonly clientOrderId: string;
  /** The share that the issue becomes. */
  readonly key: InstrumentKey;
  readonly quantity: Fixed;
  /** Of `createdAt`, for everything that is held, taken and given back; null for dollars. */
  readonly rate: IssueRate | null;
  /** World ms of the price that the rate is. */
  readonly rateAt: number | null;
  readonly createdAt: number;
  readonly share: Share;
  /** As it was subscribed, in the wallet's currency. */
  readonly held: Fixed;
  status: Exclude<IpoStatus, 'subscribable'>;
  settlement: (typeof settlementStatus)[keyof typeof settlementStatus];
  /** Null until the allotment. */
  allotted: Fixed | null;
  /** Taken, let go of, and still to be paid: in the wallet's currency. */
  paid: Fixed;
  refunded: Fixed;
  pending: Fixed;
  positionId: string | null;
  updatedAt: number;
}

/** By id, oldest first. */
export type Subscriptions = Map<string, Subscription>;

export interface SubscriptionBooks extends TradingBrokerage {
  readonly seed: string;
  readonly subscriptions: Subscriptions;
  readonly users: Users;
  readonly gates: Readonly<Record<Gate, boolean>>;
  readonly newIssues: 'full' | 'empty';
}

export interface SubscriptionRequest {
  readonly userId: string;
  readonly clientOrderId: string;
  readonly key: InstrumentKey;
  readonly quantity: Fixed;
}

/** The wallet that holds and pays. */
export const walletOfSubscriptions = (userId: string) =>
  ({ userId, type: 'SUBSCRIPTION' }) as const satisfies WalletRef;

/** The hold that keeps what a subscription may cost. */
export const holdOfSubscription = ({ id, userId }: Pick<Subscription, 'id' | 'userId'>) =>
  ({ wallet: walletOfSubscriptions(userId), reason: 'subscription', id }) as const;

/** @throws RangeError for a share that was not newly issued. */
export function issueOf({ key }: Pick<Subscription, 'key'>): NewIssue {
  const issue = newIssueOf(key);
  if (issue === undefined) throw new RangeError(`no new issue "${key}"`);
  return issue;
}

/** What a sum of an issue's currency costs in the wallet's: rounded up to cents where it is exchanged. */
export function inWallet(amount: Fixed, rate: IssueRate | null): Fixed {
  return rate === null ? amount : givenFor(money(amount, 'HKD'), rate).amount;
}

/** What is held for so many: all of them at the highest price, after the house's discount. */
export function heldFor(issue: NewIssue, quantity: Fixed, rate: IssueRate | null): Fixed {
  return inWallet(multiply(paidPrice(issue, issue.highestPrice), quantity), rate);
}

/** The market's rate of now, and when its price is from; nulls for an issue in dollars. */
export function rateAt(
  books: TradingBrokerage,
  { currency }: Pick<NewIssue, 'currency'>,
  at: number,
): Pick<Subscription, 'rate' | 'rateAt'> {
  const wallet = currencyOfWallet.SUBSCRIPTION;
  if (currency === wallet) return { rate: null, rateAt: null };
  const pair = listedPair(wallet, currency);
  if (pair === undefined) throw new RangeError(`no pair of ${wallet} and ${currency} is listed`);
  const prices = { price: (key: InstrumentKey) => lastPrice(books, key, at) };
  return { rate: exchangeRate(prices, wallet, currency, at), rateAt: priceInstant(books, pair.key, at) };
}

/** The most lots that a sum pays for, up to what one customer may have. */
export function affordable(books: SubscriptionBooks, userId: string, issue: NewIssue, at: number): Fixed {
  const { rate } = rateAt(books, issue, at);
  const { amount: free } = freeIn(walletBook(books.ledger, walletOfSubscriptions(userId)));
  const most = issue.maxQuantity / issue.lotSize;
  let [low, high] = [0n, most];
  while (low < high) {
    const middle = (low + high + 1n) / 2n;
    if (heldFor(issue, middle * issue.lotSize, rate) <= free) low = middle;
    else high = middle - 1n;
  }
  return low * issue.lotSize;
}

/** The request that a subscription came with, read back from it: a fact makes one without a call. */
export function subscriptionIdentity({
  userId,
  clientOrderId,
  key,
  quantity,
}: SubscriptionRequest): RequestIdentity {
  const { code = key, exchange = '' } = newIssueOf(key) ?? {};
  return {
    userId,
    requestId: clientOrderId,
    call: 'trading.subscribeIpo' satisfies EndpointId,
    content: contentDigest({ stockCode: code, market: exchange, quantity: formatExact(quantity) }),
  };
}

/** Whether the issue is on offer: it is shown from its opening on. */
export function isOffered(
  { newIssues }: Pick<SubscriptionBooks, 'newIssues'>,
  { opensAt }: NewIssue,
  at: number,
): boolean {
  return newIssues === 'full' && opensAt <= at;
}

/** The customer's subscription to an issue: there is one at most. */
export function subscriptionTo(
  { subscriptions }: Pick<SubscriptionBooks, 'subscriptions'>,
  userId: string,
  key: InstrumentKey,
): Subscription | undefined {
  return subscriptions.values().find((one) => one.userId === userId && one.key === key);
}

/**
 * Subscribes: what all of it may cost is held. The rate is settled now.
 * @param share how much will be allotted, where a fact has settled it
 * @throws BusinessRefusal `notFound` for what is not offered, `kycRequired`, `deadlinePassed`, `alreadySubscribed`,
 * `quantityNotAllowed`, `insufficientFunds`.
 */
export function subscribe(
  books: SubscriptionBooks,
  { userId, clientOrderId, key, quantity }: SubscriptionRequest,
  at: number,
  share: Share = null,
): Subscription {
  const issue = newIssueOf(key);
  if (issue === undefined || !isOffered(books, issue, at)) throw refuse('notFound', { what: 'offer' });
  const isVerified = books.users.get(userId)?.identity.status === realNameStatus.approved;
  if (books.gates.ipo && !isVerified) throw refuse('kycRequired');
  if (at >= issue.deadline) throw refuse('deadlinePassed');
  if (subscriptionTo(books, userId, key) !== undefined) throw refuse('alreadySubscribed');
  checkLots(issue, quantity);
  const rated = rateAt(books, issue, at);
  const held = heldFor(issue, quantity, rated.rate);
  const { ledger, subscriptions } = books;
  const { amount: available, currency } = freeIn(walletBook(ledger, walletOfSubscriptions(userId)));
  if (available < held) {
    throw refuse('insufficientFunds', {
      needed: formatFixed(held, 2),
      available: formatFixed(available, 2),
      currency,
      wallet: 'SUBSCRIPTION',
    });
  }
  const made: Subscription = {
    id: `S${String(subscriptions.size + 1).padStart(6, '0')}`,
    userId,
    clientOrderId,
    key,
    quantity,
    ...rated,
    createdAt: at,
    share,
    held,
    status: ipoStatus.subscribed,
    settlement: settlementStatus.toBeSettled,
    allotted: null,
    paid: 0n,
    refunded: 0n,
    pending: 0n,
    positionId: null,
    updatedAt: at,
  };
  hold(ledger, { ...holdOfSubscription(made), amount: held, at });
  subscriptions.set(made.id, made);
  return made;
}

function checkLots({ lotSize, maxQuantity }: NewIssue, quantity: Fixed): void {
  const lot = formatExact(lotSize);
  if (quantity < lotSize || !isMultipleOf(quantity, lotSize))
    throw refuse('quantityNotAllowed', { minimum: lot, step: lot });
  if (quantity > maxQuantity) throw refuse('quantityNotAllowed', { maximum: formatExact(maxQuantity) });
}

/** What a customer has paid for shares that are not listed yet, in the currency that the issuer was paid in. */
export function paidForUnlisted(
  { subscriptions }: Pick<SubscriptionBooks, 'subscriptions'>,
  userId: string,
  currency: string,
): Fixed {
  let sum = 0n;
  for (const one of subscriptions.values()) {
    if (one.userId !== userId || one.status !== ipoStatus.allotted || one.positionId !== null) continue;
    const issue = issueOf(one);
    if (issue.currency === currency) sum += costOf(issue, one);
  }
  return sum;
}

/** What was allotted costs, in the issue's currency. */
export function costOf(issue: NewIssue, { allotted }: Pick<Subscription, 'allotted'>): Fixed {
  return multiply(paidPrice(issue, issue.finalPrice), allotted ?? 0n);
}
