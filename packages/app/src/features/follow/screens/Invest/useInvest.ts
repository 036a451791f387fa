import { walletBalance, type followAgency, type ResponseOf, type Wallet } from '@meridian/api';
import { knownData } from '#platform/reading/request.ts';
import { useRead, type Read } from '#platform/reading/use-read.ts';
import { useSubmission, type FilledSubmission } from '#submission/useSubmission.ts';
import {
  emptyInvestment,
  investModel,
  type FollowOffer,
  type InvestEvent,
  type InvestFacts,
  type InvestForm,
  type InvestProblem,
  type InvestSummary,
} from '../../model.ts';
import { investWrite } from '../../write.ts';

export type FollowReceipt = ResponseOf<typeof followAgency>;

type Filled = FilledSubmission<
  InvestForm,
  InvestEvent,
  InvestFacts,
  InvestSummary,
  InvestProblem,
  FollowReceipt
>;

export interface Investing extends Filled {
  readonly facts: InvestFacts;
  readonly offer: FollowOffer;
  readonly wallet: Read<Wallet>;
}

/** The state of the screen: the investment's way to its outcome, and the wallet that pays. */
export function useInvest(offer: FollowOffer): Investing {
  const wallet = useRead(walletBalance, { walletType: 'FOLLOW' }, { onTopics: ['wallets'] });
  const facts: InvestFacts = { agencyId: offer.id, terms: offer, wallet: knownData(wallet.request) };
  const submission = useSubmission({
    model: investModel,
    write: investWrite,
    draftKey: `follow:${offer.id}`,
    place: `follow:${offer.id}`,
    initial: emptyInvestment,
    facts,
  });
  return { ...submission, facts, offer, wallet };
}
