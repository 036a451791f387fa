import { applyStatus, walletBalance, type LoanRecord, type ResponseOf } from '@meridian/api';
import { knownData } from '#platform/reading/request.ts';
import { useRead, type Read } from '#platform/reading/use-read.ts';
import { useSubmission, type FilledSubmission } from '#submission/useSubmission.ts';
import {
  emptyLoan,
  loanModel,
  type LoanEvent,
  type LoanFacts,
  type LoanForm,
  type LoanProblem,
  type LoanSummary,
} from '../../model.ts';
import type { LoanStatus } from '../../standing.ts';
import { loanWrite } from '../../write.ts';

type Filled = FilledSubmission<LoanForm, LoanEvent, LoanFacts, LoanSummary, LoanProblem, LoanRecord | null>;

export interface Borrowing extends Filled {
  readonly facts: LoanFacts;
  readonly status: Read<LoanStatus>;
}

/** A result without a message, and a payment, are seen within a minute. */
const refreshMs = 60_000;

/** The state of the screen: how far the last loan is, what is offered, and the way of the next one to its outcome. */
export function useLoan(): Borrowing {
  const status = useRead(applyStatus, { serviceType: 'loan' }, { onTopics: ['inbox', 'wallets'], refreshMs });
  const facts: LoanFacts = { offer: knownData(status.request)?.loan ?? null };
  const submission = useSubmission({
    model: loanModel,
    write: loanWrite,
    draftKey: 'loan',
    initial: emptyLoan,
    facts,
  });
  return { ...submission, facts, status };
}

/** What is free in Cash, which payments are taken from. */
export function useCash(): Read<ResponseOf<typeof walletBalance>> {
  return useRead(walletBalance, { walletType: 'BALANCE' }, { onTopics: ['wallets'] });
}
