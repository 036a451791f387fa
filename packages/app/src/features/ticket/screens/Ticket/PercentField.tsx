import { orderType } from '@meridian/api';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { hundred, isZero, multiply, parseAmount } from '#domain/money.ts';
import { useFormat } from '#platform/words/format.ts';
import { priceRoom } from '../../model/percent.ts';
import { PercentChoice } from '../../ordering/PercentChoice.tsx';
import { messages } from './Ticket.messages.ts';
import type { Ticket } from './useTicket.ts';

/** How much of the buying power: chosen, it stays, and the quantity follows the price. */
export function PercentField({ ticket }: { ticket: Ticket }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { form, summary, wallet, terms, dispatch } = ticket;
  const isKnown = summary.price !== null && summary.buyingPower.value !== null && terms !== null;
  const quantity = parseAmount(form.quantity);
  const isTooLittle = form.percent !== null && quantity !== null && isZero(quantity);
  const hasRoom = form.percent === 'max' && form.orderType !== orderType.limit;
  const room = format.percent(multiply(priceRoom, hundred), { signed: false });
  return (
    <PercentChoice
      label={intl.formatMessage(messages.shareOfBuyingPower)}
      value={form.percent}
      isDisabled={!isKnown && wallet.request.phase !== 'loading'}
      error={isTooLittle ? intl.formatMessage(messages.shareTooLittle) : undefined}
      hint={hasRoom ? intl.formatMessage(messages.maxHint, { room }) : undefined}
      onChoose={(percent) => dispatch({ type: 'percentChosen', percent })}
    />
  );
}
