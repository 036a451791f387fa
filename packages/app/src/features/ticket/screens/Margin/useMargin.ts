import type { addPositionMargin, Position, QuoteDetail, ResponseOf, Wallet } from '@meridian/api';
import type { ClosableClass } from '#asset-classes/definition.ts';
import { buyingPower } from '#domain/margin.ts';
import { useLive } from '#platform/live/live-price.ts';
import { knownData } from '#platform/reading/request.ts';
import type { Read } from '#platform/reading/use-read.ts';
import { useWorth } from '#presentation/positions/worth.ts';
import { useSubmission, type FilledSubmission } from '#submission/useSubmission.ts';
import { useTerms, useWallet } from '../../api.ts';
import {
  emptyMarginForm,
  marginModel,
  type MarginEvent,
  type MarginFacts,
  type MarginForm,
  type MarginProblem,
} from '../../margin/margin-model.ts';
import type { MarginSummary } from '../../margin/margin-summary.ts';
import { marginWrite } from '../../margin/margin-write.ts';

export type MarginReceipt = ResponseOf<typeof addPositionMargin>;

export interface MarginChange
  extends
    MarginFacts,
    FilledSubmission<MarginForm, MarginEvent, MarginFacts, MarginSummary, MarginProblem, MarginReceipt> {
  readonly assetClass: ClosableClass;
  /** With its newest price. */
  readonly detail: QuoteDetail;
  readonly wallet: Read<Wallet>;
}

/** The state of the screen: the change's way to its outcome, and what the form is filled in by. */
export function useMargin(assetClass: ClosableClass, position: Position, known: QuoteDetail): MarginChange {
  const detail = useLive(known);
  const terms = useTerms(assetClass);
  const wallet = useWallet(assetClass);
  const { price, contract } = useWorth(position);
  const balance = knownData(wallet.request);
  const facts: MarginFacts = {
    position,
    price,
    contract,
    free: balance && buyingPower(balance),
    leverages: terms?.leverages ?? [],
    maintenanceRate: terms?.maintenanceRate ?? null,
    priceStep: detail.priceStep,
  };
  const submission = useSubmission({
    model: marginModel,
    write: marginWrite,
    draftKey: `margin:${position.id}`,
    place: `${position.market}:${position.stock_code}`,
    initial: emptyMarginForm,
    facts,
  });
  return { ...submission, ...facts, assetClass, detail, wallet };
}
