/** Closing a position as a form of the layer `submission`: how it is filled in and sent. */
import {
  openClose,
  orderType,
  tradeDirection,
  type Decimal,
  type Position,
  type QuoteDetail,
} from '@meridian/api';
import * as v from 'valibot';
import type { OrderTerms } from '#domain/fees.ts';
import { parseAmount, smallest } from '#domain/money.ts';
import type { Trading } from '#domain/sessions.ts';
import type { ShownBook } from '#platform/live/use-book.ts';
import { intentOf } from '#submission/intent.ts';
import type { FormModel } from '#submission/model.ts';
import { typedText } from '#submission/typed-text.ts';
import { checkClose, type CloseProblem } from './close-check.ts';
import { closeQuantity, partOfPercent, reduceClose, type CloseEvent, type CloseForm } from './close-form.ts';
import { summariseClose, type CloseSummary } from './close-summary.ts';
import { isShort } from '../model/form.ts';
import { sentOrder, type SentOrder } from '../model/sent-order.ts';
import { percentChoices } from '../model/percent.ts';

/** What the close screen knows of the position and its instrument. */
export interface CloseFacts {
  /** As it is now, or as it was last seen. */
  readonly position: Position;
  /** What no other closing order has claimed yet. */
  readonly closable: Decimal;
  /** With its newest price. */
  readonly detail: QuoteDetail;
  readonly trading: Trading;
  readonly terms: OrderTerms | null;
  /** The newest price of the pair of currencies that exchanges its money. */
  readonly pairPrice: Decimal;
  /** Orders that wait, where there is a book of them. */
  readonly book?: ShownBook | null;
  /** The most that the brokerage takes for the chosen percentage; null while it has not said. */
  readonly ceiling: Decimal | null;
}

export const closeModel: FormModel<CloseForm, CloseEvent, CloseFacts, CloseSummary, CloseProblem, SentOrder> =
  {
    stored: intentOf(
      v.object({
        orderType: v.picklist(Object.values(orderType)),
        limitPrice: typedText,
        amount: v.picklist(['all', 'part']),
        part: typedText,
        percent: v.nullish(v.picklist(percentChoices), null),
      }),
      sentOrder,
    ),
    reduce: reduceClose,
    follow: (form, { closable, detail, ceiling }) => {
      if (form.amount === 'all' || form.percent === null) return form;
      const part = partOfPercent(form.percent, closable, detail.quantityStep);
      return { ...form, part: ceiling === null ? part : smallest(part, ceiling) };
    },
    summarise: (form, { position, closable, detail, pairPrice, book, terms }) =>
      summariseClose(
        form,
        position,
        {
          lastPrice: detail.price_nominal,
          priceStep: detail.priceStep,
          closable,
          pairPrice,
          book: book ?? null,
        },
        terms,
      ),
    check: (form, summary, { detail, trading, closable }) =>
      checkClose(form, summary, { ...detail, trading, closable }),
    toRequest: (form, { position, closable }) => ({
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
    // What was sent is a part, whatever the position has become since.
    toForm: ({ orderType: type, limitPrice, quantity }) => ({
      orderType: type,
      limitPrice: limitPrice ?? '',
      amount: 'part',
      part: quantity,
      percent: null,
    }),
  };
