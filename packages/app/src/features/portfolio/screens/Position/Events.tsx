import type { Position, PositionEvent } from '@meridian/api';
import { Section, Text, Timeline } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '../../../../platform/format.ts';
import { useSettings } from '../../../../platform/provider.tsx';
import { useCounted } from '../../../../presentation/counted.ts';
import { messages } from './Position.messages.ts';

/** A line may not end between the sign and its amount. */
const unbroken = (money: string): string => money.replace(/^[+\u2212]/, '$&\u2060');

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
  const counted = useCounted();
  const { areBalancesHidden } = useSettings();
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
            detail: intl.formatMessage(
              areBalancesHidden ? messages.eventDetailCovered : messages.eventDetail,
              {
                holding: counted(position, event.quantity),
                price: format.money(event.price, currency, { decimals: priceDecimals }),
                amount: unbroken(format.money(event.amount, currency, { signed: true })),
              },
            ),
          }))}
        />
      )}
    </Section>
  );
}
