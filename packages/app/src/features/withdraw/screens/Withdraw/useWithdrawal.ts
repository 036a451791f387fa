import {
  payoutAccounts,
  usableWithdrawalAmount,
  type ResponseOf,
  type WithdrawalRecord,
} from '@meridian/api';
import { knownData } from '#platform/reading/request.ts';
import { useRead, type Read } from '#platform/reading/use-read.ts';
import { useSubmission, type FilledSubmission } from '#submission/useSubmission.ts';
import {
  emptyWithdrawal,
  kindOf,
  withdrawModel,
  type Usable,
  type WithdrawalType,
  type WithdrawEvent,
  type WithdrawFacts,
  type WithdrawForm,
  type WithdrawProblem,
  type WithdrawSummary,
} from '../../withdraw-model.ts';
import { withdrawWrite } from '../../withdraw-write.ts';

type Filled = FilledSubmission<
  WithdrawForm,
  WithdrawEvent,
  WithdrawFacts,
  WithdrawSummary,
  WithdrawProblem,
  WithdrawalRecord
>;

export interface Withdrawing extends Filled {
  readonly facts: WithdrawFacts;
  readonly usable: Read<Usable>;
  readonly accounts: Read<ResponseOf<typeof payoutAccounts>>;
}

/** Often enough for a rate with its age beside it. */
const rateMs = 15_000;

/** The state of the screen: the withdrawal's way to its outcome, what can be withdrawn, and where to. */
export function useWithdrawal(type: WithdrawalType): Withdrawing {
  const usable = useRead(usableWithdrawalAmount, {}, { onTopics: ['wallets'], refreshMs: rateMs });
  const accounts = useRead(payoutAccounts, {}, { onTopics: ['wallets'] });
  const facts: WithdrawFacts = {
    type,
    accounts: knownData(accounts.request)?.list.filter((account) => kindOf(account) === type) ?? null,
    usable: knownData(usable.request) ?? null,
  };
  const submission = useSubmission({
    model: withdrawModel,
    write: withdrawWrite,
    draftKey: `withdraw:${type}`,
    // Money in doubt is of the same wallet, whichever way it was sent.
    place: 'withdraw',
    initial: emptyWithdrawal,
    facts,
  });
  return { ...submission, facts, usable, accounts };
}
