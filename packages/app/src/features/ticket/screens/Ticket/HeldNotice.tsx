import type { Position } from '@meridian/api';
import { Banner, Button } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { isKnownDirection } from '#domain/profit.ts';
import { useFormat } from '#platform/words/format.ts';
import { links } from '#platform/address/links.ts';
import { useHeldPosition } from '../../api.ts';
import { isShort } from '../../model/form.ts';
import { useCountedUnit } from '../../ordering/useCountedUnit.ts';
import { messages } from './Ticket.messages.ts';
import type { Ticket } from './useTicket.ts';

/** Who holds a long and presses "Sell short" often means to sell what they hold: that is another thing, one tap away. */
export function HeldNotice({ ticket }: { ticket: Ticket }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const unitOf = useCountedUnit(ticket.assetClass);
  const { position: held } = useHeldPosition(ticket);
  if (held === null || !isKnownDirection(held.direction)) return null;
  if (ticket.addsTo !== '') return <AddedTo position={held} ticket={ticket} />;
  if (isShort(held.direction) === isShort(ticket.form.direction)) return null;
  const side = isShort(held.direction) ? 'short' : 'long';
  const unit = unitOf(held, held.quantity);
  return (
    <Banner
      tone="info"
      title={intl.formatMessage(messages.heldTitle, { quantity: format.quantity(held.quantity), unit, side })}
      action={
        <Button size="s" href={links.close(held)}>
          {intl.formatMessage(messages.closeHeld)}
        </Button>
      }
    >
      {intl.formatMessage(messages.heldBody, { side })}
    </Banner>
  );
}

/** What the order adds to: its direction and leverage are not asked for. */
function AddedTo({ position, ticket }: { position: Position; ticket: Ticket }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { detail, form, assetClass } = ticket;
  const unitOf = useCountedUnit(assetClass);
  return (
    <Banner
      tone="info"
      title={intl.formatMessage(messages.addsToTitle, {
        side: isShort(position.direction) ? 'short' : 'long',
        quantity: format.quantity(position.quantity),
        unit: unitOf(position, position.quantity),
      })}
    >
      {intl.formatMessage(messages.addsToBody, {
        price: format.money(position.openPrice, detail.currency, { decimals: detail.priceDecimals }),
        multiple: format.quantity(form.leverage),
      })}
    </Banner>
  );
}
