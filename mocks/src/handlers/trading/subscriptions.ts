import { settlementStatus } from '@meridian/api';
import type { WireResponseOf } from '@meridian/api';
import type { EndpointById } from '@meridian/api/catalogue';
import { holdOfSubscription, issueOf } from '#domain/ipo/index.ts';
import type { Subscription } from '#domain/ipo/index.ts';
import { currencyOfWallet, heldFor } from '#domain/ledger/index.ts';
import { paidPrice } from '#domain/market/index.ts';
import { formatExact, formatFixed, multiply } from '#kernel/index.ts';
import type { Fixed } from '#kernel/index.ts';
import { newestFirst, page } from '../context.ts';
import type { Customer, Handler } from '../context.ts';
import { rateOf } from '../funds/transfers.ts';
import { instrumentName } from '../language.ts';
import { issueDays } from '../market/views/issue-days.ts';
import { logoUrl } from '../market/views/quote-views.ts';

type WireSubscription = WireResponseOf<EndpointById<'trading.subscribeIpo'>>;

export const subscriptions: Handler<'trading.subscriptions'> = (caller, request) =>
  pageOfSubscriptions(caller, request, ({ settlement }) => settlement === settlementStatus.toBeSettled);

export const subscriptionOrders: Handler<'trading.subscriptionOrders'> = (caller, request) =>
  pageOfSubscriptions(caller, request, () => true);

function pageOfSubscriptions(
  caller: Customer,
  request: { pageNo: number; pageSize: number },
  isAsked: (subscription: Subscription) => boolean,
) {
  const own = [...caller.state.subscriptions.values()].filter(
    (one) => one.userId === caller.userId && isAsked(one),
  );
  const { list, ...rest } = page(
    newestFirst(own, ({ createdAt }) => createdAt),
    request,
  );
  return { ...rest, list: list.map((one) => subscriptionView(caller, one)) };
}

export function subscriptionView(caller: Customer, subscription: Subscription): WireSubscription {
  const { state, language } = caller;
  const { id, quantity, allotted, status } = subscription;
  const issue = issueOf(subscription);
  const instrument = state.market.instrument(issue.key);
  const money = (amount: Fixed) => formatFixed(amount, 2);
  const isDecided = allotted !== null;
  const { highestPrice, finalPrice, paidThousandths } = issue;
  return {
    id,
    clientOrderId: subscription.clientOrderId,
    stock_code: issue.code,
    name: instrumentName(instrument, language, state.hasLongNames),
    market: issue.exchange,
    localLogoUrl: logoUrl(caller, instrument),
    currency: issue.currency,
    status,
    settlement: subscription.settlement,
    quantity: formatExact(quantity),
    subscriptionPrice: money(highestPrice),
    totalAmount: money(multiply(highestPrice, quantity)),
    discountedPrice: paidThousandths === 1_000n ? null : money(paidPrice(issue, highestPrice)),
    actualPrice: isDecided ? money(paidPrice(issue, finalPrice)) : null,
    allotmentQuantity: isDecided ? formatExact(allotted) : null,
    ...issueDays(issue),
    walletCurrency: currencyOfWallet.SUBSCRIPTION,
    rate: rateOf(caller, subscription),
    handlingFee: '0.00',
    frozenAmount: money(heldFor(state.ledger, holdOfSubscription(subscription))),
    actualPaymentAmount: isDecided ? money(subscription.paid) : null,
    refundAmount: isDecided ? money(subscription.refunded) : null,
    pendingPaymentAmount: isDecided ? money(subscription.pending) : null,
    paymentEndDate: issue.paymentEndsAt,
    positionId: subscription.positionId,
    createTimeTimestamp: subscription.createdAt,
    updateTimeTimestamp: subscription.updatedAt,
  };
}
