/** What happens to a subscription by itself: its deadline, its allotment, its payment or its lapse, its listing. */
import { ipoStatus, settlementStatus } from '@meridian/api';
import { dueAt, formatFixed, phased } from '#kernel/index.ts';
import type { Fixed, Process } from '#kernel/index.ts';
import { priceText, quantityText, sendMessage, subjectOf } from '../inbox/index.ts';
import type { Inboxes, MessageContent } from '../inbox/index.ts';
import {
  capture,
  exchange,
  freeIn,
  freeOf,
  heldFor,
  hold,
  money,
  moveIfAny,
  outside,
  walletBook,
} from '../ledger/index.ts';
import { calendarDefinitions, formatDate, localDateAt, localTimeAt, paidPrice } from '../market/index.ts';
import type { NewIssue } from '../market/index.ts';
import { deliverShares } from '../orders/index.ts';
import { allotmentOf } from './allotment.ts';
import { costOf, holdOfSubscription, inWallet, issueOf, walletOfSubscriptions } from './subscription.ts';
import type { Subscription, SubscriptionBooks } from './subscription.ts';

type House = SubscriptionBooks & Inboxes;

interface Case {
  readonly house: House;
  readonly subscription: Subscription;
}

/** Its status, or what ends it. `decided` is the allotment, whatever comes of it. */
type Step = Subscription['status'] | 'decided' | 'listed';

/** What follows each status, and when; null: nothing by itself. */
function nextStep(
  { status, settlement }: Subscription,
  issue: NewIssue,
): { phase: Step; at: number } | undefined {
  if (settlement === settlementStatus.settled) return undefined;
  switch (status) {
    case ipoStatus.subscribed:
      return { phase: ipoStatus.waitingAllotment, at: issue.deadline };
    case ipoStatus.waitingAllotment:
      return { phase: 'decided', at: issue.allotsAt };
    case ipoStatus.pendingPayment:
      return { phase: ipoStatus.lapsed, at: issue.paymentEndsAt };
    case ipoStatus.allotted:
      return { phase: 'listed', at: issue.listsAt };
    default:
      return undefined;
  }
}

export const ipoSteps = phased<House, Case, Step>({
  name: 'ipoStep',
  *cases(house) {
    for (const subscription of house.subscriptions.values())
      if (subscription.settlement === settlementStatus.toBeSettled) yield { house, subscription };
  },
  idOf: ({ subscription }) => subscription.id,
  phaseOf: ({ subscription }) => subscription.status,
  nextAt: ({ subscription }) => nextStep(subscription, issueOf(subscription)),
  enter: ({ house, subscription }, _step, at) => takeStep(house, subscription, at),
});

/** Takes a subscription to what follows its status. */
export function takeStep(house: House, subscription: Subscription, at: number): void {
  const next = nextStep(subscription, issueOf(subscription));
  switch (next?.phase) {
    case ipoStatus.waitingAllotment:
      Object.assign(subscription, { status: next.phase, updatedAt: at });
      break;
    case 'decided':
      allot(house, subscription, at);
      break;
    case ipoStatus.lapsed:
      lapse(house, subscription, at);
      break;
    case 'listed':
      list(house, subscription, at);
      break;
    default:
      throw new RangeError(`subscription "${subscription.id}" has no step ahead`);
  }
}

/** What is missing is taken as soon as the wallet has it (DECISIONS 37). */
export const ipoPayments: Process<House> = {
  name: 'ipoPayment',
  *pending(house) {
    for (const subscription of house.subscriptions.values()) {
      const { id, userId, status, pending } = subscription;
      if (status !== ipoStatus.pendingPayment) continue;
      const { amount: free } = freeIn(walletBook(house.ledger, walletOfSubscriptions(userId)));
      yield {
        id,
        dependsOn: `${free}/${pending}`,
        nextDue: (fromMs, toMs) => (free < pending ? undefined : dueAt(fromMs, fromMs, toMs)),
        happen: (at) => payRest(house, subscription, at),
      };
    }
  },
};

function allot(house: House, subscription: Subscription, at: number): void {
  const { userId, rate, held } = subscription;
  const issue = issueOf(subscription);
  const allotted = allotmentOf(house, subscription);
  Object.assign(subscription, { allotted, updatedAt: at });
  if (allotted === 0n) {
    giveBack(house, subscription, at);
    subscription.status = ipoStatus.notAllotted;
    subscription.settlement = settlementStatus.settled;
    tell(house, userId, at, 'sharesNotAllotted', subscription);
    return;
  }
  const due = inWallet(costOf(issue, subscription), rate);
  if (due > held) {
    subscription.pending = due - held;
    subscription.status = ipoStatus.pendingPayment;
    tell(house, userId, at, 'sharesPaymentDue', subscription);
    return;
  }
  pay(house, subscription, due, at);
  subscription.status = ipoStatus.allotted;
  tell(house, userId, at, 'sharesAllotted', subscription);
}

/** The wallet holds what is missing, too, and all of it is taken. @throws LedgerDefect where too little is free. */
function payRest(house: House, subscription: Subscription, at: number): void {
  const { userId, held, pending } = subscription;
  hold(house.ledger, { ...holdOfSubscription(subscription), amount: pending, at });
  pay(house, subscription, held + pending, at);
  Object.assign(subscription, { pending: 0n, status: ipoStatus.allotted, updatedAt: at });
  tell(house, userId, at, 'sharesPaid', subscription);
}

/** Takes all that is held, and gives back what is not due: the statement has a line of each. What is due goes to the issuer. */
function pay(house: House, subscription: Subscription, due: Fixed, at: number): void {
  const { id: reference, rate } = subscription;
  const issue = issueOf(subscription);
  const { ledger } = house;
  const entry = { reference, stockCode: issue.code };
  const held = holdOfSubscription(subscription);
  const whole = heldFor(ledger, held);
  const desk = outside('issuer', 'USD');
  capture(ledger, { ...held, amount: whole, at, to: desk, entry: { given: 'subscription', ...entry } });
  moveIfAny(ledger, {
    at,
    from: desk,
    to: freeOf(held.wallet),
    amount: money(whole - due, 'USD'),
    entry: { received: 'refund', ...entry },
  });
  if (rate !== null && due > 0n) {
    exchange(ledger, {
      at,
      from: desk,
      to: outside('issuer', 'HKD'),
      given: money(due, 'USD'),
      received: money(costOf(issue, subscription), 'HKD'),
      rate,
      source: 'market',
      entry,
    });
  }
  subscription.paid += due;
  subscription.refunded += whole - due;
}

function giveBack(house: House, subscription: Subscription, at: number): void {
  pay(house, subscription, 0n, at);
}

function lapse(house: House, subscription: Subscription, at: number): void {
  giveBack(house, subscription, at);
  const settled = { pending: 0n, status: ipoStatus.lapsed, settlement: settlementStatus.settled };
  Object.assign(subscription, { ...settled, updatedAt: at });
  tell(house, subscription.userId, at, 'sharesLapsed', subscription);
}

/** The share is traded from now on, and what was allotted is a holding. */
function list(house: House, subscription: Subscription, at: number): void {
  const { id: subscriptionId, userId, key, allotted } = subscription;
  const issue = issueOf(subscription);
  const { id: positionId } = deliverShares(
    house,
    {
      userId,
      key,
      quantity: allotted ?? 0n,
      price: paidPrice(issue, issue.finalPrice),
      subscriptionId,
      from: outside('issuer', issue.currency),
    },
    at,
  );
  Object.assign(subscription, { positionId, settlement: settlementStatus.settled, updatedAt: at });
  tell(house, userId, at, 'sharesListed', subscription);
}

type Told = Extract<MessageContent['kind'], `shares${string}`>;

/** Each message takes of this what it says. */
function tell(house: House, userId: string, at: number, kind: Told, subscription: Subscription): void {
  const issue = issueOf(subscription);
  const instrument = house.market.instrument(issue.key);
  const money = (amount: Fixed) => formatFixed(amount, 2);
  const parameters = {
    ...subjectOf(instrument),
    subscriptionId: subscription.id,
    quantity: quantityText(subscription.quantity),
    allotted: quantityText(subscription.allotted ?? 0n),
    paid: money(subscription.paid),
    refunded: money(subscription.refunded),
    pending: money(subscription.pending),
    until: localText(issue, issue.paymentEndsAt),
    market: issue.market,
    price: priceText(instrument, paidPrice(issue, issue.finalPrice)),
  };
  sendMessage(house, userId, at, { kind, parameters });
}

/** An instant on the exchange's clock, `YYYY-MM-DD hh:mm`. */
function localText({ market }: NewIssue, at: number): string {
  const { zone } = calendarDefinitions[market];
  return `${formatDate(localDateAt(zone, at))} ${localTimeAt(zone, at)}`;
}
