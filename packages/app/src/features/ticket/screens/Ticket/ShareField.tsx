import { orderType } from '@meridian/api';
import { Chip, FieldGroup, Inline } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { hundred, isZero, multiply, parseAmount } from '#domain/money.ts';
import { useFormat } from '#platform/format.ts';
import { priceRoom, shares, type Share } from '../../model/share.ts';
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
  const name = (share: Share): string =>
    share === 'max'
      ? intl.formatMessage(messages.max)
      : intl.formatMessage(messages.share, { percent: share });
  return (
    <FieldGroup
      label={intl.formatMessage(messages.shareOfBuyingPower)}
      isLabelHidden
      error={isTooLittle ? intl.formatMessage(messages.shareTooLittle) : undefined}
      hint={
        hasRoom
          ? intl.formatMessage(messages.maxHint, { room: format.quantity(multiply(priceRoom, hundred)) })
          : undefined
      }
    >
      <Inline gap={2} isEven>
        {shares.map((share) => (
          <Chip
            key={share}
            isSelected={form.share === share}
            isDisabled={!isKnown && wallet.request.phase !== 'loading'}
            onPress={() => dispatch({ type: 'shareChosen', share })}
          >
            {name(share)}
          </Chip>
        ))}
      </Inline>
    </FieldGroup>
  );
}
