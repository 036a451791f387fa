import {
  flatPosition,
  openClose,
  orderType,
  positionByStock,
  tradeDirection,
  type Decimal,
  type Position,
  type QuoteDetail,
  type TradingTerms,
} from '@meridian/api';
import { useState } from 'react';
import type { BuiltAssetClass } from '../../../../asset-classes/definition.ts';
import { tradingOf, type Trading } from '../../../../domain/sessions.ts';
import { useDraft } from '../../../../platform/drafts.ts';
import type { PositionParams } from '../../../../platform/links.ts';
import { usePorts } from '../../../../platform/provider.tsx';
import { useLive } from '../../../../platform/live-price.ts';
import { knownData } from '../../../../platform/request.ts';
import { useRead, type Read } from '../../../../platform/use-read.ts';
import type { ResponseOf } from '@meridian/api';
import { useTerms } from '../../api.ts';
import { checkClose, type CloseProblem } from '../../model/close-check.ts';
import {
  closeFormOf,
  closeIntent,
  closeQuantity,
  emptyCloseIntent,
  reduceClose,
  type CloseEvent,
  type CloseForm,
} from '../../model/close-form.ts';
import { isShort } from '../../model/form.ts';
import { summariseClose, type CloseSummary } from '../../model/close-summary.ts';
import { parseAmount } from '../../../../domain/money.ts';
import { inDoubt, type Sending, type SentOrder } from '../../model/intent.ts';
import { doubtOf } from '../../ordering/submission.ts';
import { useSubmission, type SubmissionControls } from '../../ordering/useSubmission.ts';

export interface Held extends Read<ResponseOf<typeof positionByStock>> {
  /** As it stands, or as it was last seen. */
  readonly position: Position | null;
}

/**
 * The position and how much of it can be closed; follows the user's orders. An address without an id names the open
 * position of the instrument: once closed, nobody finds it by that, and what is on screen is about it all the same.
 */
export function useHeld(address: PositionParams | null): Held {
  const read = useRead(
    positionByStock,
    address && {
      stockCode: address.code,
      market: address.market,
      ...(address.id !== '' && { id: address.id }),
    },
    { onTopics: ['orders'] },
  );
  const place = address && `${address.market}:${address.code}:${address.id}`;
  const [seen, setSeen] = useState<{ place: string | null; position: Position | null }>();
  const last = seen?.place === place ? (seen?.position ?? null) : null;
  const position = knownData(read.request)?.position ?? last;
  if (position !== last) setSeen({ place, position });
  return { ...read, position };
}

export interface Closing {
  readonly assetClass: BuiltAssetClass;
  readonly position: Position;
  /** The position as it was when the order was sent; null before, and after a reload. */
  readonly sentPosition: Position | null;
  /** With its newest price. */
  readonly detail: QuoteDetail;
  readonly terms: TradingTerms | null;
  readonly trading: Trading;
  readonly closable: Decimal;
  /** What is chosen; while an order is in doubt, what was sent. */
  readonly form: CloseForm;
  /** What was sent and may still be carried out; null where nothing was. */
  readonly unsettled: Sending | null;
  readonly summary: CloseSummary;
  readonly problems: readonly CloseProblem[];
  readonly hasTried: boolean;
  /** How often. */
  readonly attempts: number;
  readonly controls: SubmissionControls;
  dispatch(event: CloseEvent): void;
  review(): void;
}

/** The close screen's state: form, preview and problems from the pure model, the order's way to its outcome. */
export function useClosing(
  assetClass: BuiltAssetClass,
  held: { readonly position: Position; readonly closable: Decimal },
  known: QuoteDetail,
): Closing {
  const { api } = usePorts();
  const { position, closable } = held;
  const detail = useLive(known);
  const terms = useTerms(assetClass);
  const [attempts, setAttempts] = useState(0);
  const hasTried = attempts > 0;
  const [sentPosition, setSentPosition] = useState<Position | null>(null);
  const [intent, setIntent, clearIntent] = useDraft(`close:${position.id}`, emptyCloseIntent, closeIntent);

  const controls = useSubmission(flatPosition, {
    intent,
    setIntent,
    clearIntent,
    toOrder: (form: CloseForm): SentOrder => ({
      code: position.stock_code,
      market: position.market,
      source: position.source,
      direction: isShort(position.direction) ? tradeDirection.sell : tradeDirection.buy,
      openClose: openClose.close,
      orderType: form.orderType,
      quantity: closeQuantity(form, closable) ?? closable,
      leverage: position.leverage,
      limitPrice: form.orderType === orderType.limit ? parseAmount(form.limitPrice) : null,
      positionId: position.id,
    }),
    send({ order, clientOrderId, payPassword }) {
      setSentPosition(position);
      return api.call(flatPosition, {
        clientOrderId,
        payPassword,
        id: position.id,
        orderType: order.orderType,
        quantity: order.quantity,
        ...(order.limitPrice !== null && { limitPrice: order.limitPrice }),
      });
    },
  });
  const unsettled = inDoubt(intent);
  const isInDoubt = doubtOf(controls.submission) !== null;
  const form = isInDoubt && unsettled !== null ? closeFormOf(unsettled.order) : intent.form;

  const trading = tradingOf(detail);
  const summary = summariseClose(form, position, { lastPrice: detail.price_nominal, closable }, terms);
  const problems = checkClose(form, summary, { ...detail, trading, closable });

  function dispatch(event: CloseEvent): void {
    setIntent({ ...intent, form: reduceClose(form, event) });
    controls.edited();
  }

  function review(): void {
    if (isInDoubt || problems.length === 0) {
      controls.review();
      return;
    }
    setAttempts(attempts + 1);
    controls.dismiss();
  }

  return {
    assetClass,
    position,
    sentPosition,
    detail,
    terms,
    trading,
    closable,
    form,
    unsettled,
    summary,
    problems,
    hasTried,
    attempts,
    controls,
    dispatch,
    review,
  };
}
