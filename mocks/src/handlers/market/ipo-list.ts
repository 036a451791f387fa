import { ipoStatus } from '@meridian/api';
import type { WireResponseOf } from '@meridian/api';
import type { EndpointById } from '@meridian/api/catalogue';
import { rateAt, subscriptionTo } from '#domain/ipo/index.ts';
import { demandSoFar, formatDate, newIssuesAt, paidPrice } from '#domain/market/index.ts';
import type { NewIssue } from '#domain/market/index.ts';
import { formatExact, formatFixed, multiply } from '#kernel/index.ts';
import type { Fixed } from '#kernel/index.ts';
import type { Caller, Handler } from '../context.ts';
import { rateOf } from '../funds/transfers.ts';
import { instrumentName } from '../language.ts';
import { issueDays } from './views/issue-days.ts';
import { logoUrl } from './views/quote-views.ts';

type WireOffer = WireResponseOf<EndpointById<'market.ipoList'>>['list'][number];

/** Trading days after its deadline for which an offer stays in the list: about a month from its listing. */
const shownDays = 25;

/** As the exchanges are named by ISO 10383. */
const exchangeCodes = { NASDAQ: 'XNAS', NYSE: 'XNYS', HKEX: 'XHKG' } as const;

export const ipoList: Handler<'market.ipoList'> = (caller) => {
  const { state, now } = caller;
  const issues = state.newIssues === 'empty' ? [] : newIssuesAt(now, shownDays);
  const list = issues.map((issue) => offerView(caller, issue));
  return { list, pageNo: 1, totalPage: 1, total: list.length };
};

function offerView(caller: Caller, issue: NewIssue): WireOffer {
  const { state, now, language } = caller;
  const instrument = state.market.instrument(issue.key);
  const price = (value: Fixed) => formatFixed(value, 2);
  const isPriced = now >= issue.allotsAt;
  const { paidThousandths, highestPrice, finalPrice } = issue;
  return {
    stock_code: issue.code,
    name: instrumentName(instrument, language, state.hasLongNames),
    market: issue.exchange,
    exchangeCode: exchangeCodes[issue.exchange],
    localLogoUrl: logoUrl(caller, instrument),
    currency: issue.currency,
    status: statusFor(caller, issue),
    lowestPrice: price(issue.lowestPrice),
    highestPrice: price(highestPrice),
    discountedPrice: paidThousandths === 1_000n ? null : price(paidPrice(issue, highestPrice)),
    actualPrice: isPriced ? price(paidPrice(issue, finalPrice)) : null,
    lotSize: formatExact(issue.lotSize),
    maxQuantity: formatExact(issue.maxQuantity),
    sharesOffered: formatExact(issue.sharesOffered),
    oversubscription: (demandSoFar(state.seed, issue, now) / 100).toFixed(2),
    fundsRaised: price(multiply(isPriced ? finalPrice : highestPrice, issue.sharesOffered)),
    prospectusDate: formatDate(issue.prospectusDay),
    purchaseStartDate: issue.opensAt,
    ...issueDays(issue),
    paymentEndDate: issue.paymentEndsAt,
    rate: rateOf(caller, rateAt(state, issue, now)),
  };
}

/** As far as the customer has come with it; for others, as far as the offer has. */
function statusFor({ state, userId, now }: Caller, issue: NewIssue): WireOffer['status'] {
  const own = userId === null ? undefined : subscriptionTo(state, userId, issue.key);
  if (own !== undefined) return own.status;
  if (now < issue.deadline) return ipoStatus.subscribable;
  return now < issue.allotsAt ? ipoStatus.waitingAllotment : ipoStatus.allotted;
}
