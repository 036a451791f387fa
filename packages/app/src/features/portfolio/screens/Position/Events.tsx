import { isWhole, type Position, type PositionEvent, type Rows } from '@meridian/api';
import { Section, Text, Timeline } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '#platform/words/format.ts';
import { useSettings } from '#platform/ports/use-ports.ts';
import { useCounted } from '#presentation/positions/counted.ts';
import { positionEventPresentation } from '#presentation/status/position-event.messages.ts';
import { useStatusTag } from '#presentation/status/status.ts';
import { messages } from './Position.messages.ts';

/** A line may not end between the sign and its amount. */
const unbroken = (money: string): string => money.replace(/^[+\u2212]/, '$&\u2060');

/** What happened to a position, oldest first, with what each thing did to the wallet. */
export function Events({ position, events }: { position: Position; events: Rows<PositionEvent> }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const counted = useCounted();
  const statusTag = useStatusTag();
  const { areBalancesHidden } = useSettings();
  const title = intl.formatMessage(messages.events);
  const { currency, priceDecimals, walletCurrency } = position;
  const detailOf = (event: PositionEvent): string => {
    if (event.margin !== null) {
      return intl.formatMessage(areBalancesHidden ? messages.marginDetailCovered : messages.marginDetail, {
        amount: unbroken(format.money(event.margin, walletCurrency, { signed: true })),
        leverage: format.quantity(event.leverage),
      });
    }
    if (event.ratio !== null) {
      return intl.formatMessage(areBalancesHidden ? messages.splitDetailCovered : messages.splitDetail, {
        ratio: format.quantity(event.ratio),
        holding: counted(position, event.quantity),
        price: format.money(event.price, currency, { decimals: priceDecimals }),
      });
    }
    return intl.formatMessage(areBalancesHidden ? messages.eventDetailCovered : messages.eventDetail, {
      holding: counted(position, event.quantity),
      price: format.money(event.price, currency, { decimals: priceDecimals }),
      amount: unbroken(format.money(event.amount, walletCurrency, { signed: true })),
    });
  };
  return (
    <Section title={title}>
      {events.list.length === 0 && isWhole(events) ? (
        <Text size="s" tone="secondary">
          {intl.formatMessage(messages.noEvents)}
        </Text>
      ) : (
        <Timeline
          label={title}
          items={events.list.map((event) => ({
            id: event.id,
            title: statusTag(positionEventPresentation, event.kind).text,
            time: format.dateTime(event.time),
            state: statusTag(positionEventPresentation, event.kind).tone === 'negative' ? 'failed' : 'done',
            detail: detailOf(event),
          }))}
        />
      )}
    </Section>
  );
}
