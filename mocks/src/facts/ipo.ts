/** Facts about new shares and subscriptions to them. Money that is held and the wallet lacks is deposited first. */
import { ipoStatus } from '@meridian/api';
import * as v from 'valibot';
import type { Brokerage } from '#domain/brokerage.ts';
import {
  heldFor,
  rateAt,
  subscribe,
  subscriptionIdentity,
  subscriptionTo,
  takeStep,
  walletOfSubscriptions,
} from '#domain/ipo/index.ts';
import type { Share, Subscription } from '#domain/ipo/index.ts';
import { freeOf, money, move, outside, statementOf } from '#domain/ledger/index.ts';
import { newIssuesAt } from '#domain/market/index.ts';
import type { NewIssue } from '#domain/market/index.ts';
import { buyingPower } from '#domain/orders/index.ts';
import { refuse } from '#domain/refusals.ts';
import { remember } from '#domain/requests/index.ts';
import { minimum } from '#kernel/index.ts';
import type { Fixed } from '#kernel/index.ts';
import { customerId, dayMs, defineFact, hourMs, shortText } from './define.ts';

const ipo = defineFact({
  parameters: v.object({ calendar: v.picklist(['full', 'empty']) }),
  sentence: ({ calendar }) => (calendar === 'full' ? 'new shares are offered' : 'no new shares are offered'),
  apply(house, { calendar }) {
    house.newIssues = calendar;
  },
});

/** Which issues of the calendar a subscription in this state can be to, and how it came there. */
const states = {
  subscribed: { fits: ({ deadline }, at) => at < deadline, share: null, steps: 0 },
  waiting: { fits: ({ deadline, allotsAt }, at) => deadline <= at && at < allotsAt, share: null, steps: 1 },
  allotted: { fits: isAllotted, share: 'all', steps: 2 },
  partly: { fits: isAllotted, share: 'part', steps: 2 },
  notAllotted: { fits: ({ allotsAt }, at) => allotsAt <= at, share: 'none', steps: 2 },
  pendingPayment: {
    fits: (issue, at) => isAbove(issue) && issue.allotsAt <= at && at < issue.paymentEndsAt,
    share: 'all',
    steps: 2,
  },
  lapsed: { fits: (issue, at) => isAbove(issue) && issue.paymentEndsAt <= at, share: 'all', steps: 3 },
  settled: { fits: (issue, at) => !isAbove(issue) && issue.listsAt <= at, share: 'all', steps: 3 },
} as const satisfies Record<
  string,
  { fits: (issue: NewIssue, at: number) => boolean; share: Share; steps: number }
>;
type StateName = keyof typeof states;
const stateNames = Object.keys(states) as readonly StateName[];

const sentences: Readonly<Record<StateName, string>> = {
  subscribed: 'is subscribed to',
  waiting: 'wait for their allotment',
  allotted: 'were allotted in full',
  partly: 'were allotted in part',
  notAllotted: 'were not allotted',
  pendingPayment: 'were allotted at a higher price and wait for payment',
  lapsed: 'were allotted at a higher price and lapsed unpaid',
  settled: 'were allotted, listed and are held',
};

function isAbove({ finalPrice, highestPrice }: NewIssue): boolean {
  return finalPrice > highestPrice;
}
function isAllotted(issue: NewIssue, at: number): boolean {
  return !isAbove(issue) && issue.allotsAt <= at && at < issue.listsAt;
}

/** Trading days that an issue may be past its deadline. */
const lookBack = 40;

const subscription = defineFact({
  parameters: v.object({
    state: v.picklist(stateNames),
    /** Of which market; without it the first issue that fits, the nearest deadline first, then the latest past one. */
    market: v.optional(v.picklist(['US', 'HK'])),
    /** The issue itself, where it fits. */
    code: v.optional(shortText),
    lots: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)), 4),
    /** How much of one that is not allotted yet will be. Without it the draw decides. */
    outcome: v.optional(v.picklist(['all', 'part', 'none'])),
    clientOrderId: v.optional(shortText),
  }),
  sentence: ({ state, lots, market, code }) =>
    `${lots} lots of ${code ?? `new shares${market === undefined ? '' : ` in ${market}`}`} ${sentences[state]}`,
  apply(house, { state, market, code, lots, outcome, clientOrderId }, at) {
    const { fits, share, steps } = states[state];
    const issue = newIssuesAt(at, lookBack).find(
      (one) =>
        fits(one, at) &&
        (market ?? one.market) === one.market &&
        (code ?? one.code) === one.code &&
        subscriptionTo(house, customerId, one.key) === undefined,
    );
    if (issue === undefined) throw refuse('invalidRequest', { field: 'state' });
    const quantity = issue.lotSize * BigInt(lots);
    const subscribedAt = Math.max(issue.opensAt, Math.min(at, issue.deadline - 30 * hourMs));
    fund(house, issue, quantity, subscribedAt);
    const request = {
      userId: customerId,
      clientOrderId: clientOrderId ?? `fact-${house.subscriptions.size + 1}`,
      key: issue.key,
      quantity,
    };
    const made = subscribe(house, request, subscribedAt, share ?? outcome ?? null);
    remember(house, subscriptionIdentity(request), made.id);
    for (let step = 0; step < steps; step += 1) takeStep(house, made, instantOfStep(issue, made));
    if (state === 'pendingPayment' && canPay(house, made)) throw refuse('invalidRequest', { field: 'state' });
  },
});

/**
 * Just what is held: what is left over would pay for a higher price at once. The wallet must have it at every instant since, too,
 * whatever other facts took from it.
 */
function fund(house: Brokerage, issue: NewIssue, quantity: Fixed, at: number): void {
  const wallet = walletOfSubscriptions(customerId);
  const needed = heldFor(issue, quantity, rateAt(house, issue, at).rate);
  const rows = statementOf(house.ledger, wallet.userId, wallet.type);
  const before = rows.find((row) => row.at < at)?.balanceAfter ?? 0n;
  const since = rows.filter((row) => row.at >= at).map(({ balanceAfter }) => balanceAfter);
  const least = [...since, buyingPower(house, wallet).amount].reduce(minimum, before);
  if (needed <= least) return;
  const [from, amount] = [outside('bank', 'USD'), money(needed - least, 'USD')];
  move(house.ledger, { at: at - dayMs, from, to: freeOf(wallet), amount, entry: { received: 'deposit' } });
}

function instantOfStep(issue: NewIssue, { status }: Subscription): number {
  if (status === ipoStatus.subscribed) return issue.deadline;
  if (status === ipoStatus.waitingAllotment) return issue.allotsAt;
  return status === ipoStatus.pendingPayment ? issue.paymentEndsAt : issue.listsAt;
}

const canPay = (house: Brokerage, { pending }: Subscription): boolean =>
  buyingPower(house, walletOfSubscriptions(customerId)).amount >= pending;

export const ipoFacts = { ipo, subscription } as const;
