import { walletBalance, type createFollowFutures, type ResponseOf, type Wallet } from '@meridian/api';
import { knownData } from '#platform/reading/request.ts';
import { useRead, type Read } from '#platform/reading/use-read.ts';
import { useSubmission, type FilledSubmission } from '#submission/useSubmission.ts';
import { copyModel, type CopyFacts, type CopyProblem, type CopySummary } from '../../copying/copy-model.ts';
import { copyWrite } from '../../copying/copy-write.ts';
import { emptyInvestment, type FollowOffer, type InvestEvent, type InvestForm } from '../../model.ts';

export type CopyReceipt = ResponseOf<typeof createFollowFutures>;

type Filled = FilledSubmission<InvestForm, InvestEvent, CopyFacts, CopySummary, CopyProblem, CopyReceipt>;

export interface Copying extends Filled {
  readonly facts: CopyFacts;
  readonly offer: FollowOffer;
  readonly wallet: Read<Wallet>;
}

/** The state of the screen: the copied order's way to its outcome, and the wallet that pays. */
export function useCopy(offer: FollowOffer): Copying {
  const wallet = useRead(walletBalance, { walletType: 'FOLLOW_FUTURES' }, { onTopics: ['wallets'] });
  const facts: CopyFacts = { offerId: offer.id, terms: offer, wallet: knownData(wallet.request) };
  const submission = useSubmission({
    model: copyModel,
    write: copyWrite,
    draftKey: `copy:${offer.id}`,
    place: `copy:${offer.id}`,
    initial: emptyInvestment,
    facts,
  });
  return { ...submission, facts, offer, wallet };
}
