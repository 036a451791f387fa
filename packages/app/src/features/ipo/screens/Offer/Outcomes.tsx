import type { Offer } from '@meridian/api';
import { Section, Stack, Text } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { missing, useFormat } from '#platform/words/format.ts';
import { heldPrice } from '#presentation/ipo/offer.ts';
import { formMessages as messages } from './Offer.messages.ts';

/** What happens to the money in each case, said before anything is sent. */
export function Outcomes({ offer }: { offer: Offer }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { paymentEndDate, listDate, currency } = offer;
  const lines = [
    intl.formatMessage(messages.thenAll),
    intl.formatMessage(messages.thenNone),
    intl.formatMessage(messages.thenMore, {
      price: format.money(heldPrice(offer), currency),
      time: paymentEndDate === null ? missing : format.dateTime(paymentEndDate),
      zone: format.timeZoneName(paymentEndDate ?? undefined),
    }),
    intl.formatMessage(messages.thenListed, { date: listDate === null ? missing : format.day(listDate) }),
    intl.formatMessage(messages.noCancel),
  ];
  return (
    <Section title={intl.formatMessage(messages.thenTitle)} headingLevel={3}>
      <Stack gap={2}>
        {lines.map((line) => (
          <Text key={line} size="s" tone="secondary">
            {line}
          </Text>
        ))}
      </Stack>
    </Section>
  );
}
