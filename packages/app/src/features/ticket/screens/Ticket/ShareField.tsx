import { orderType } from '@meridian/api';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { hundred, isZero, multiply, parseAmount } from '#domain/money.ts';
import { useFormat } from '#platform/format.ts';
import { priceRoom } from '../../model/share.ts';
import { ShareChoice } from '../../ordering/ShareChoice.tsx';
import { messages } from './Ticket.messages.ts';
import type { Ticket } from './useTicket.ts';

/** How much of the buying power: chosen, it stays, and the quantity follows the price. */
export function ShareField({ ticket }: { ticket: Ticket }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { form, summary, wallet, terms, dispatch } = ticket;
  const isKnown = summary.price !== null && summary.buyingPower.value !== null && terms !== null;
  const quantity = parseAmount(form.quantity);
  const isTooLittle = form.share !== null && quantity !== null && isZero(quantity);
  const hasRoom = form.share === 'max' && form.orderType !== orderType.limit;
  const room = format.percent(multiply(priceRoom, hundred), { signed: false });
  return (
    <ShareChoice
      label={intl.formatMessage(messages.shareOfBuyingPower)}
      value={form.share}
      isDisabled={!isKnown && wallet.request.phase !== 'loading'}
      error={isTooLittle ? intl.formatMessage(messages.shareTooLittle) : undefined}
      hint={hasRoom ? intl.formatMessage(messages.maxHint, { room }) : undefined}
      onChoose={(share) => dispatch({ type: 'shareChosen', share })}
    />
  );
}
