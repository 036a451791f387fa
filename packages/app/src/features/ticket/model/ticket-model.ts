/** The ticket as a form of the layer `submission`: how an order to open is filled in. */
import { openClose, orderType, tradeDirection } from '@meridian/api';
import * as v from 'valibot';
import { intentOf } from '#submission/intent.ts';
import type { FormModel } from '#submission/model.ts';
import { positiveText, typedText } from '#submission/typed-text.ts';
import { check, type TicketProblem } from './check.ts';
import type { TicketFacts } from './facts.ts';
import { quantityOfPercent } from './follow.ts';
import { reduce, toOrder, type TicketEvent, type TicketForm } from './form.ts';
import { marketOf } from './market.ts';
import { sentOrder, type SentOrder } from './sent-order.ts';
import { percentChoices } from './percent.ts';
import { summarise, type TicketSummary } from './summary.ts';

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
      percent: v.nullish(v.picklist(percentChoices), null),
      leverage: positiveText,
    }),
    sentOrder,
  ),
  reduce,
  follow: (form, facts) =>
    form.percent === null
      ? form
      : { ...form, quantity: quantityOfPercent(form.percent, form, facts) ?? form.quantity },
  summarise: (form, facts) => summarise(form, marketOf(facts), facts.terms, facts.wallet),
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
    percent: null,
    leverage,
  }),
};
