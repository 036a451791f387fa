import { orderType } from '@meridian/api';
import { AmountInput } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { stepDecimals } from '../../../../domain/money.ts';
import { currencySymbol } from '../../../../platform/formatting.ts';
import { useFormat } from '../../../../platform/format.ts';
import { isShort } from '../../model/form.ts';
import { limitFillsAtOnce } from '../../model/summary.ts';
import { orderingMessages } from '../../ordering/ordering.messages.ts';
import { messages } from './Ticket.messages.ts';
import type { Ticket } from './useTicket.ts';

/** The limit, in the instrument's ticks. Only a limit order asks for it. */
export function LimitPriceField({ ticket }: { ticket: Ticket }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { form, detail, problems, hasTried, dispatch } = ticket;
  if (form.orderType !== orderType.limit) return null;

  const decimals = stepDecimals(detail.priceStep);
  const step = format.price(detail.priceStep, decimals);
  const problem = problems.find(({ field }) => field === 'limitPrice');
  const error =
    problem?.kind === 'limitPriceOffTick'
      ? intl.formatMessage(orderingMessages.limitPriceOffTick, { tick: step })
      : problem && hasTried
        ? intl.formatMessage(orderingMessages.limitPriceMissing)
        : undefined;
  const side = isShort(form.direction) ? 'short' : 'long';
  const hint = limitFillsAtOnce(form, detail.price_nominal)
    ? intl.formatMessage(messages.limitFillsAtOnce, {
        price: format.price(detail.price_nominal, detail.priceDecimals),
      })
    : intl.formatMessage(messages.limitPriceHint, { side });
  return (
    <AmountInput
      label={intl.formatMessage(messages.limitPrice)}
      value={form.limitPrice}
      onChange={(text) => dispatch({ type: 'limitPriceTyped', text, decimals })}
      decimals={decimals}
      prefix={currencySymbol(detail.currency)}
      onStep={(by) => dispatch({ type: 'limitPriceNudged', by, step: detail.priceStep })}
      incrementLabel={intl.formatMessage(messages.raisePrice, { step })}
      decrementLabel={intl.formatMessage(messages.lowerPrice, { step })}
      error={error}
      hint={hint}
    />
  );
}
