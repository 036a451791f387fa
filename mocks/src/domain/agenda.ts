import type { Process } from '#kernel/index.ts';
import type { Brokerage } from './brokerage.ts';
import { corporateNews } from './companies/index.ts';
import { dayEnds, dividendPayments, exDividends, shareSplits } from './custody/index.ts';
import { depositProgress } from './deposits/index.ts';
import { emailCodeExpiries } from './email-codes/index.ts';
import { copyProgress, followProgress } from './follow/index.ts';
import { ipoPayments, ipoSteps } from './ipo/index.ts';
import { identityReviews } from './kyc/index.ts';
import { loanDues, loanPayments, loanReviews } from './loans/index.ts';
import {
  auctionOrders,
  contractEndNotices,
  contractSettlements,
  nearStopOuts,
  orderFills,
  stopOuts,
} from './orders/index.ts';
import { serviceReviews } from './services/index.ts';
import { transferArrivals } from './transfers/index.ts';
import { withdrawalReviews } from './withdrawals/index.ts';

/**
 * Everything that happens in a brokerage by itself. At one instant it happens in this order: a day ends before the next one's
 * prices count, a share is split before its dividend counts the new shares, it goes ex-dividend before it trades so, a contract that has ended is settled before its new price counts, a stop-out comes before a customer's
 * order, whoever placed it when, and the auction before the session that it opens. Money that arrives by
 * the last instant of a payment still pays for it, of a loan's too.
 */
export const agenda: readonly Process<Brokerage>[] = [
  dayEnds,
  shareSplits,
  exDividends,
  dividendPayments,
  contractSettlements,
  stopOuts,
  auctionOrders,
  orderFills,
  nearStopOuts,
  contractEndNotices,
  corporateNews,
  identityReviews,
  serviceReviews,
  loanReviews,
  depositProgress,
  transferArrivals,
  withdrawalReviews,
  loanDues,
  loanPayments,
  followProgress,
  copyProgress,
  ipoPayments,
  ipoSteps,
  emailCodeExpiries,
];
