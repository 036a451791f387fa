import {
  instalmentStatus,
  loanPurposes,
  type Decimal,
  type LoanPurpose,
  type LoanRecord,
} from '@meridian/api';
import { useIntl } from 'react-intl';
import { missing, useFormat } from '#platform/words/format.ts';
import type { ApplicationWords } from '#presentation/application/words.ts';
import { presentStatus } from '#presentation/status/status.ts';
import { doubtWords, type SubmissionWords } from '#submission/words.ts';
import { links } from '#platform/address/links.ts';
import { messages as form } from './Loan.messages.ts';
import { messages } from './Standing.messages.ts';

/** What a loan's application says of itself. */
export const loanWords: ApplicationWords = {
  headlines: {
    notApplied: { body: messages.notAppliedBody },
    underReview: { title: messages.pending, body: messages.pendingBody },
    refused: { title: messages.failed, body: messages.failedBody },
    approved: { title: messages.completed, body: messages.completedBody },
    unknown: { body: messages.unknownBody },
  },
  late: { title: messages.lateTitle, body: messages.lateBody },
  timeline: {
    label: messages.steps,
    toSend: messages.stepApply,
    toSendDetail: messages.stepApplyDetail,
    sent: messages.stepApplied,
    review: messages.stepReview,
    soon: messages.stepSoon,
    due: messages.stepDue,
    late: messages.stepLate,
    approved: messages.stepCredited,
    approvedDetail: messages.stepCreditedDetail,
    refused: messages.stepRefused,
  },
};

export const instalmentPresentation = presentStatus(instalmentStatus, {
  upcoming: { tone: 'upcoming', label: messages.upcoming },
  overdue: { tone: 'attention', label: messages.overdue },
  paid: { tone: 'positive', label: messages.paid },
});

/** Loans are kept in dollars. */
export const loanCurrency = 'USD';

interface LoanTexts {
  money(amount: Decimal | null): string;
  months(count: number | null): string;
  /** Of a year: "8.4%". */
  rate(percent: Decimal | null): string;
  purpose(purpose: LoanPurpose | null): string;
}

/** How the figures of a loan are written; `--` for what is not known. */
export function useLoanTexts(): LoanTexts {
  const intl = useIntl();
  const format = useFormat();
  return {
    money: (amount) => format.money(amount, loanCurrency),
    months: (count) => (count === null ? missing : intl.formatMessage(form.months, { count })),
    rate: (percent) => (percent === null ? missing : format.percent(percent, { signed: false })),
    purpose: (purpose) => (purpose === null ? missing : intl.formatMessage(form[purpose])),
  };
}

/** What a loan is for, in the order of the list. */
export function usePurposes(): readonly { readonly value: LoanPurpose; readonly label: string }[] {
  const texts = useLoanTexts();
  return loanPurposes.map((value) => ({ value, label: texts.purpose(value) }));
}

/** What a loan calls itself on its way. */
export function useSubmissionWords(): SubmissionWords<LoanRecord | null> {
  const intl = useIntl();
  const texts = useLoanTexts();
  return {
    ...doubtWords(intl, form),
    otherReceipt: (receipt) =>
      receipt === null
        ? intl.formatMessage(form.noReceipt)
        : intl.formatMessage(form.otherReceipt, {
            amount: texts.money(receipt.amount),
            months: texts.months(receipt.months),
          }),
    list: {
      label: intl.formatMessage(form.listLabel),
      href: links.service(),
      advice: intl.formatMessage(form.listAdvice),
    },
  };
}
