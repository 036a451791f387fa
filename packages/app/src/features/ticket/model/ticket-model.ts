/** The ticket as a form of the layer `submission`: how an order to open is filled in. */
import {
  openClose,
  orderType,
  tradeDirection,
  type AssetSource,
  type Decimal,
  type QuoteDetail,
  type TradingTerms,
  type Wallet,
} from '@meridian/api';
import * as v from 'valibot';
import type { Trading } from '#domain/sessions.ts';
import { intentOf } from '#submission/intent.ts';
import type { FormModel } from '#submission/model.ts';
import { positiveText, typedText } from '#submission/typed-text.ts';
import { check, type TicketProblem } from './check.ts';
import { quantityOfShare } from './follow.ts';
import { reduce, toOrder, type TicketEvent, type TicketForm } from './form.ts';
import { sentOrder, type SentOrder } from './sent-order.ts';
import { shares } from './share.ts';
import { summarise, type TicketSummary } from './summary.ts';

/** What the ticket knows of its instrument and its customer. */
export interface TicketFacts {
  /** Of the asset class the ticket is for (spec §3). */
  readonly source: AssetSource;
  /** With its newest price. */
  readonly detail: QuoteDetail;
  readonly trading: Trading;
  readonly terms: TradingTerms | null;
  readonly wallet: Wallet | null;
  /** The most that the brokerage takes for the chosen share; null while it has not said. */
  readonly ceiling: Decimal | null;
}

export const ticketModel: FormModel<
  TicketForm,
  TicketEvent,
  TicketFacts,
  TicketSummary,
  TicketProblem,
  SentOrder
> = {
  stored: intentOf(
    v.object({
      direction: v.picklist(Object.values(tradeDirection)),
      orderType: v.picklist(Object.values(orderType)),
      limitPrice: typedText,
      quantity: typedText,
      share: v.nullable(v.picklist(shares)),
      leverage: positiveText,
    }),
    sentOrder,
  ),
  reduce,
  follow: (form, facts) =>
    form.share === null
      ? form
      : { ...form, quantity: quantityOfShare(form.share, form, facts) ?? form.quantity },
  summarise: (form, { detail, terms, wallet }) =>
    summarise(form, { lastPrice: detail.price_nominal, priceStep: detail.priceStep }, terms, wallet),
  check: (form, summary, { detail, trading, terms }) =>
    check(form, summary, { ...detail, trading, leverages: terms?.leverages ?? null }),
  toRequest: (form, { source, detail }) => ({
    code: detail.stock_code,
    market: detail.market,
    source,
    openClose: openClose.open,
    positionId: null,
    limitPrice: null,
    ...toOrder(form),
  }),
  toForm: ({ direction, orderType: type, limitPrice, quantity, leverage }) => ({
    direction,
    orderType: type,
    limitPrice: limitPrice ?? '',
    quantity,
    share: null,
    leverage,
  }),
};
