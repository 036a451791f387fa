import { ThresholdMeter } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { TicketRules } from '#asset-classes/definition.ts';
import { useFormat } from '#platform/words/format.ts';
import type { Message } from '#platform/words/messages.ts';
import { reachOf } from '../../model/order-meter.ts';
import { permissionMessages as messages } from './permission.messages.ts';
import type { Ticket } from './useTicket.ts';

type Reached = NonNullable<TicketRules['reaches']>;

/** What is reached, and what to say before and then. */
const words: Readonly<Record<Reached, Readonly<Record<'label' | 'missing' | 'reached', Message>>>> = {
  largeOrder: { label: messages.largeOrder, missing: messages.missing, reached: messages.reached },
};

/** How far the quantity is from what its class asks for at least; nothing where there is no such word. */
export function OrderMeter({ ticket: { form, detail, assetClass } }: { ticket: Ticket }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const reaches = assetClass.ticket.rules?.reaches;
  if (reaches === undefined) return null;
  const { quantity, missing, isReached, part } = reachOf(form.quantity, detail.minQuantity);
  const { label, missing: missingMessage, reached } = words[reaches];
  return (
    <ThresholdMeter
      label={intl.formatMessage(label)}
      value={part}
      valueText={intl.formatMessage(messages.progress, {
        quantity: format.quantity(quantity),
        minimum: format.quantity(detail.minQuantity),
      })}
      note={
        isReached
          ? intl.formatMessage(reached)
          : intl.formatMessage(missingMessage, {
              missing: format.quantity(missing),
              count: Number(missing),
            })
      }
    />
  );
}
