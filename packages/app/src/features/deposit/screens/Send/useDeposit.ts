import { depositRecords } from '@meridian/api';
import { useSearchParams } from 'react-router-dom';
import { knownData, useRead } from '#platform/reading/request.ts';
import { useSubmission, type FilledSubmission } from '#submission/useSubmission.ts';
import {
  depositModel,
  emptyDeposit,
  type DepositEvent,
  type DepositFacts,
  type DepositForm,
  type DepositProblem,
  type DepositSummary,
} from '../../deposit-model.ts';
import { depositWrite, type DepositRecord } from '../../deposit-write.ts';
import { isSamePicture } from '../../progress.ts';

export interface DepositChange
  extends
    DepositFacts,
    FilledSubmission<DepositForm, DepositEvent, DepositFacts, DepositSummary, DepositProblem, DepositRecord> {
  /** The screenshot is the proof of an earlier deposit. */
  readonly isProofUsed: boolean;
}

/** Earlier deposits whose screenshots are compared with the new one. */
const comparedWith = 50;

/** The state of the screen: the report's way to its outcome. What the address says fills it in (a failed one that is sent again). */
export function useDeposit(facts: DepositFacts): DepositChange {
  const { type, methods } = facts;
  const [query] = useSearchParams();
  const earlier = knownData(useRead(depositRecords, { pageNo: 1, pageSize: comparedWith }).request);
  const currency = query.get('currency');
  const only = methods.length === 1 ? methods[0] : undefined;
  const filled = {
    ...emptyDeposit,
    currency: currency ?? only?.currency ?? null,
    network: query.get('network') ?? only?.network ?? null,
    amount: depositModel.reduce(emptyDeposit, { type: 'amountTyped', text: query.get('amount') ?? '' })
      .amount,
  };
  const again = currency === null ? '' : `:${[...query.values()].join(':')}`;
  const submission = useSubmission({
    model: depositModel,
    write: depositWrite,
    draftKey: `deposit:${type}${again}`,
    place: `deposit:${type}`,
    initial: filled,
    facts,
  });
  const isProofUsed =
    earlier?.list.some(({ proofUrl }) => isSamePicture(proofUrl, submission.form.proof)) ?? false;
  return { ...submission, ...facts, isProofUsed };
}
