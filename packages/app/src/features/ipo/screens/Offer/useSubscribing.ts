import {
  ipoFullQuantity,
  walletBalance,
  type Decimal,
  type Offer,
  type ResponseOf,
  type subscribeIpo,
} from '@meridian/api';
import { useEffect } from 'react';
import { buyingPower } from '#domain/margin.ts';
import { useHasPassed } from '#platform/ports/use-countdown.ts';
import { knownData } from '#platform/reading/request.ts';
import { useRead, type Read } from '#platform/reading/use-read.ts';
import { useSubmission, type FilledSubmission } from '#submission/useSubmission.ts';
import {
  ipoModel,
  type IpoEvent,
  type IpoFacts,
  type IpoForm,
  type IpoProblem,
  type IpoSummary,
} from '../../model.ts';
import { ipoWrite } from '../../write.ts';

export type IpoReceipt = ResponseOf<typeof subscribeIpo>;
type Filled = FilledSubmission<IpoForm, IpoEvent, IpoFacts, IpoSummary, IpoProblem, IpoReceipt>;

export interface Subscribing extends Filled {
  readonly facts: IpoFacts;
  readonly wallet: Read<ResponseOf<typeof walletBalance>>;
  /** All that the wallet pays for; null while it is not known. */
  readonly full: Decimal | null;
}

/** The state of the form: the subscription's way to its outcome, and what the wallet has. */
export function useSubscribing(offer: Offer): Subscribing {
  const { stock_code: stockCode, market, purchaseEndDate } = offer;
  const wallet = useRead(walletBalance, { walletType: 'SUBSCRIPTION' }, { onTopics: ['wallets'] });
  const { request: fullRequest } = useRead(ipoFullQuantity, { stockCode, market }, { onTopics: ['wallets'] });
  const known = knownData(wallet.request);
  const isClosed = useHasPassed(purchaseEndDate);
  const facts: IpoFacts = {
    offer,
    wallet: known && { free: buyingPower(known), currency: known.currency },
    isClosed,
  };
  const place = `ipo:${market}:${stockCode}`;
  const submission = useSubmission({
    model: ipoModel,
    write: ipoWrite,
    draftKey: place,
    place,
    initial: { quantity: '' },
    facts,
  });
  // What is reviewed as the deadline passes is not sent any more.
  const { dismiss } = submission;
  const isReviewing = submission.submission.phase === 'confirming';
  useEffect(() => {
    if (isClosed && isReviewing) dismiss();
  });
  return { ...submission, facts, wallet, full: knownData(fullRequest)?.quantity ?? null };
}
