import { orderType } from '@meridian/api';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '#platform/words/format.ts';
import { isShort } from '../../model/form.ts';
import { limitFillsAtOnce } from '../../model/order-price.ts';
import { LimitPriceInput } from '../../ordering/LimitPriceInput.tsx';
import { messages } from './Ticket.messages.ts';
import type { Ticket } from './useTicket.ts';

/** Only a limit order asks for a price. Says so when it would be filled at once all the same. */
export function LimitPriceField({ ticket }: { ticket: Ticket }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { form, detail, problems, hasTried, dispatch } = ticket;
  if (form.orderType !== orderType.limit) return null;
  const side = isShort(form.direction) ? 'short' : 'long';
  const price = format.money(detail.price_nominal, detail.currency, { decimals: detail.priceDecimals });
  const hint = ticket.auction
    ? intl.formatMessage(messages.auctionLimitHint, { side })
    : limitFillsAtOnce(form, detail.price_nominal)
      ? intl.formatMessage(messages.limitFillsAtOnce, { price })
      : intl.formatMessage(messages.limitPriceHint, { side });
  return (
    <LimitPriceInput
      detail={detail}
      value={form.limitPrice}
      problem={problems.find((problem) => problem.field === 'limitPrice')?.kind}
      hasTried={hasTried}
      hint={hint}
      dispatch={dispatch}
    />
  );
}
