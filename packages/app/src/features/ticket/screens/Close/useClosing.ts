import {
  positionByStock,
  type Decimal,
  type Order,
  type Position,
  type QuoteDetail,
  type ResponseOf,
} from '@meridian/api';
import { useState } from 'react';
import type { ClosableClass } from '#asset-classes/definition.ts';
import { tradingOf } from '#domain/sessions.ts';
import type { PositionParams } from '#platform/address/links.ts';
import { useLive, useNewestPrice } from '#platform/live/live-price.ts';
import { recordOf } from '#platform/address/product.ts';
import { knownData } from '#platform/reading/request.ts';
import { useRead, type Read } from '#platform/reading/use-read.ts';
import { pairOf } from '#presentation/positions/worth.ts';
import { useSubmission, type FilledSubmission } from '#submission/useSubmission.ts';
import { useCeiling, useTerms } from '../../api.ts';
import { closingQuestion, isSameQuestion, type CeilingQuestion } from '../../model/ceiling.ts';
import type { CloseProblem } from '../../model/close-check.ts';
import { emptyCloseForm, type CloseEvent, type CloseForm } from '../../model/close-form.ts';
import { closeModel, type CloseFacts } from '../../model/close-model.ts';
import type { CloseSummary } from '../../model/close-summary.ts';
import { closingOrder } from '../../model/order-write.ts';

export interface Held extends Read<ResponseOf<typeof positionByStock>> {
  /** As it is now, or as it was last seen. */
  readonly position: Position | null;
}

/**
 * The position and how much of it can be closed; follows the user's orders. An address without an id names the open
 * position of the product: once closed, nobody finds it by that, and what is on screen is about it all the same.
 */
export function useHeld(address: PositionParams | null): Held {
  const read = useRead(positionByStock, address && recordOf(address), { onTopics: ['orders'] });
  const place = address && `${address.source}:${address.market}:${address.code}:${address.id}`;
  const [seen, setSeen] = useState<{ place: string | null; position: Position | null }>();
  const last = seen?.place === place ? (seen?.position ?? null) : null;
  const position = knownData(read.request)?.position ?? last;
  if (position !== last) setSeen({ place, position });
  return { ...read, position };
}

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
  const detail = useLive(known);
  const terms = useTerms(assetClass);
  const [asked, setAsked] = useState<CeilingQuestion | null>(null);
  const ceiling = useCeiling({ assetClass, detail }, asked);
  const { price: pairPrice } = useNewestPrice(pairOf(position));
  const trading = tradingOf(detail);
  const facts: CloseFacts = { position, closable, detail, trading, terms, pairPrice, ceiling };
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
