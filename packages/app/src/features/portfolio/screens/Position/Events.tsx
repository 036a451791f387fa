import type { Position, PositionEvent } from '@meridian/api';
import { Section, Text, Timeline } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '../../../../platform/format.ts';
import { messages } from './Position.messages.ts';
import { unitOf } from './unit.ts';

/** What happened to a position, oldest first, with what each thing did to the wallet. */
export function Events({
  position,
  events,
}: {
  position: Position;
  events: readonly PositionEvent[];
}): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const title = intl.formatMessage(messages.events);
  const { currency, priceDecimals } = position;
  return (
    <Section title={title}>
      {events.length === 0 ? (
        <Text size="s" tone="secondary">
          {intl.formatMessage(messages.noEvents)}
        </Text>
      ) : (
        <Timeline
          label={title}
          items={events.map((event) => ({
            id: event.id,
            title: intl.formatMessage(messages[event.kind]),
            time: format.dateTime(event.time),
            state: event.kind === 'stoppedOut' ? 'failed' : 'done',
            detail: intl.formatMessage(messages.eventDetail, {
              quantity: format.quantity(event.quantity),
              unit: unitOf(position),
              price: format.money(event.price, currency, { decimals: priceDecimals }),
              amount: format.money(event.amount, currency, { signed: true }),
            }),
          }))}
        />
      )}
    </Section>
  );
}
