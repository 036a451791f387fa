import type { Decimal, Offer } from '@meridian/api';
import { Accordion, Section, Stack, StatGrid, Text } from '@meridian/design-system';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { multiply } from '#domain/money.ts';
import { missing, useFormat } from '#platform/words/format.ts';
import { hasOnePrice, heldPrice } from '#presentation/ipo/offer.ts';
import { howMessages } from './how.messages.ts';
import { formMessages, messages } from './Offer.messages.ts';

/** All that is known of an offer (spec §3). */
export function OfferTerms({ offer }: { offer: Offer }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { currency, lowestPrice, highestPrice, discountedPrice, actualPrice, lotSize, rate } = offer;
  const price = (value: Decimal | null) => format.money(value, currency);
  const day = (date: string | null) => (date === null ? missing : format.day(date));
  const held = heldPrice(offer);
  const rows: readonly (readonly [id: keyof typeof messages, value: string] | null)[] = [
    [
      'price',
      hasOnePrice(offer)
        ? price(highestPrice)
        : intl.formatMessage(messages.range, { low: price(lowestPrice), high: price(highestPrice) }),
    ],
    discountedPrice === null ? null : ['discounted', price(discountedPrice)],
    actualPrice === null ? null : ['actual', price(actualPrice)],
    ['lot', format.quantity(lotSize)],
    ['minimum', price(held === null || lotSize === null ? null : multiply(held, lotSize))],
    ['most', format.quantity(offer.maxQuantity)],
    rate === null
      ? null
      : ['rate', intl.formatMessage(messages.rateValue, { ...rate, rate: format.price(rate.rate, null) })],
    ['sharesOffered', format.quantity(offer.sharesOffered)],
    [
      'oversubscription',
      intl.formatMessage(messages.times, { times: format.price(offer.oversubscription, 2) }),
    ],
    ['fundsRaised', format.compact(offer.fundsRaised, currency)],
    ['exchangeCode', offer.exchangeCode ?? missing],
    ['prospectus', day(offer.prospectusDate)],
    ['deadline', offer.purchaseEndDate === null ? missing : format.dateTime(offer.purchaseEndDate)],
    ['allotmentDate', day(offer.allotmentDate)],
    ['listDate', day(offer.listDate)],
  ];
  return (
    <Stack gap={6}>
      <Section title={intl.formatMessage(messages.terms)}>
        <StatGrid
          columns={2}
          items={rows.flatMap((row) =>
            row === null ? [] : [{ id: row[0], label: intl.formatMessage(messages[row[0]]), value: row[1] }],
          )}
        />
      </Section>
      <How isExchanged={rate !== null} />
    </Stack>
  );
}

/** What each figure that is reckoned is made of. */
function How({ isExchanged }: { isExchanged: boolean }): ReactNode {
  const intl = useIntl();
  const [openIds, setOpenIds] = useState<string[]>([]);
  const parts = [
    ['held', formMessages.held, isExchanged ? howMessages.heldAtRate : howMessages.held],
    ['minimum', messages.minimum, howMessages.minimum],
    ['oversubscription', messages.oversubscription, howMessages.oversubscription],
    ['fundsRaised', messages.fundsRaised, howMessages.fundsRaised],
    ['actual', messages.actual, howMessages.actual],
  ] as const;
  return (
    <Section title={intl.formatMessage(howMessages.title)}>
      <Accordion
        openIds={openIds}
        onChange={setOpenIds}
        items={parts.map(([id, title, how]) => ({
          id,
          title: intl.formatMessage(title),
          content: <Text tone="secondary">{intl.formatMessage(how)}</Text>,
        }))}
      />
    </Section>
  );
}
