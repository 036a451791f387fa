import type { Decimal, Order, Position, QuoteDetail } from '@meridian/api';
import { useState } from 'react';
import type { ClosableClass } from '#asset-classes/definition.ts';
import { tradingOf } from '#domain/sessions.ts';
import { useLive, useNewestPrice } from '#platform/live/live-price.ts';
import { bookPhase, useBook } from '#platform/live/use-book.ts';
import { pairOf } from '#presentation/positions/worth.ts';
import { useSubmission, type FilledSubmission } from '#submission/useSubmission.ts';
import { useCeiling, useSized, useTerms } from '../../api.ts';
import { closingQuestion, isSameQuestion, type CeilingQuestion } from '../../model/ceiling.ts';
import type { CloseProblem } from '../../closing/close-check.ts';
import { emptyCloseForm, type CloseEvent, type CloseForm } from '../../closing/close-form.ts';
import { closeModel, type CloseFacts } from '../../closing/close-model.ts';
import type { CloseSummary } from '../../closing/close-summary.ts';
import { closingOrder } from '../../model/order-write.ts';

export interface Closing
  extends CloseFacts, FilledSubmission<CloseForm, CloseEvent, CloseFacts, CloseSummary, CloseProblem, Order> {
  readonly assetClass: ClosableClass;
}

/** The close screen's state: its order's way to its outcome, and what the form is filled in by. */
export function useClosing(
  assetClass: ClosableClass,
  { position, closable }: { readonly position: Position; readonly closable: Decimal },
  known: QuoteDetail,
): Closing {
  // A part is closed in the brokerage's own steps, as an order is.
  const { detail } = useSized(assetClass, useLive(known));
  const terms = useTerms(assetClass);
  const [asked, setAsked] = useState<CeilingQuestion | null>(null);
  const ceiling = useCeiling({ assetClass, detail }, asked);
  const { price: pairPrice } = useNewestPrice(pairOf(position));
  const trading = tradingOf(detail);
  const hasBook = assetClass.quote.hasOrderBook && bookPhase(detail) === 'live';
  const shown = useBook(hasBook ? detail : null);
  const book = hasBook ? shown : null;
  const facts: CloseFacts = { position, closable, detail, trading, terms, pairPrice, book, ceiling };
  const submission = useSubmission({
    model: closeModel,
    write: closingOrder,
    draftKey: `close:${position.id}`,
    place: `${position.market}:${position.stock_code}`,
    initial: emptyCloseForm,
    facts,
  });
  // The form is known after its facts: what it asks for is asked a render later.
  const question = closingQuestion(submission.form, position);
  if (!isSameQuestion(question, asked)) setAsked(question);
  return { ...submission, ...facts, assetClass };
}
