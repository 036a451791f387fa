import { assetSource, ipoStatus, tradeDirection, type Offer } from '@meridian/api';
import { InstrumentLogo, ListRow, NotedAmount, StatusTag, Text } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { multiply } from '#domain/money.ts';
import { links } from '#platform/address/links.ts';
import { useFormat } from '#platform/words/format.ts';
import { hasOnePrice, heldPrice, shareSource, type OfferStage } from '#presentation/ipo/offer.ts';
import { ipoPresentation } from '#presentation/ipo/status.ts';
import { useTimeLeft } from '#presentation/ipo/useTimeLeft.ts';
import { useStatusTag } from '#presentation/status/status.ts';
import { messages } from './Offers.messages.ts';

/** One offer: what a share and a lot cost, how much it is wanted, and what comes next. A share that is listed leads to its quote. */
export function OfferRow({ offer, stage }: { offer: Offer; stage: OfferStage }): ReactNode {
  const { name, stock_code: code, localLogoUrl } = offer;
  return (
    <ListRow
      leading={<InstrumentLogo code={code} src={localLogoUrl ?? undefined} />}
      title={name}
      facts={useOfferFacts(offer, stage)}
      trailing={
        <NotedAmount
          amount={
            <Text as="span" size="s" isNumeric>
              {usePrice(offer, stage)}
            </Text>
          }
          note={<OfferTag offer={offer} stage={stage} />}
        />
      }
      href={offerHref(offer, stage)}
    />
  );
}

/** A share is quoted once it is listed; before, its offer is looked at. */
export function offerHref({ name, stock_code: code, market }: Offer, stage: OfferStage): string {
  const address = { name, stock_code: code, market };
  return stage === 'listed'
    ? links.quote({ ...address, source: shareSource(market) })
    : links.ticket({ ...address, source: assetSource.newStock }, tradeDirection.buy);
}

/** What it is offered at, and from the allotment on what it was sold at. */
function usePrice(offer: Offer, stage: OfferStage): string {
  const intl = useIntl();
  const format = useFormat();
  const { currency, lowestPrice, highestPrice, actualPrice } = offer;
  if ((stage === 'toBeListed' || stage === 'listed') && actualPrice !== null)
    return intl.formatMessage(messages.soldAt, { price: format.money(actualPrice, currency) });
  return hasOnePrice(offer)
    ? format.money(highestPrice, currency)
    : intl.formatMessage(messages.range, {
        low: format.money(lowestPrice, currency),
        high: format.price(highestPrice, 2),
      });
}

function useOfferFacts(offer: Offer, stage: OfferStage): readonly string[] {
  const intl = useIntl();
  const format = useFormat();
  const { currency, lotSize, oversubscription } = offer;
  const held = heldPrice(offer);
  const isTaken = stage === 'open' || stage === 'closing';
  const lot =
    !isTaken || held === null || lotSize === null
      ? []
      : [
          intl.formatMessage(messages.lot, {
            lot: format.quantity(lotSize),
            amount: format.money(multiply(held, lotSize), currency),
          }),
        ];
  const demand =
    oversubscription === null
      ? []
      : [intl.formatMessage(messages.demand, { times: format.price(oversubscription, 2) })];
  return [offer.stock_code, ...lot, ...demand];
}

/** How far one's own subscription is; without one, how much time is left or what comes on which day. */
function OfferTag({ offer, stage }: { offer: Offer; stage: OfferStage }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const tagOf = useStatusTag();
  const left = useTimeLeft(offer.purchaseEndDate);
  const { status, allotmentDate, listDate } = offer;
  const isOwn =
    status === ipoStatus.subscribed ||
    status === ipoStatus.pendingPayment ||
    status === ipoStatus.notAllotted ||
    status === ipoStatus.lapsed;
  if (isOwn) return <StatusTag {...tagOf(ipoPresentation, status)} />;
  const day = (date: string | null): string => (date === null ? '--' : format.day(date));
  switch (stage) {
    case 'closing':
      return <StatusTag tone="attention" text={left ?? '--'} />;
    case 'open':
      return <StatusTag tone="info" text={left ?? '--'} />;
    case 'waiting':
      return (
        <StatusTag
          tone="waiting"
          text={intl.formatMessage(messages.allotsOn, { date: day(allotmentDate) })}
        />
      );
    case 'toBeListed':
      return (
        <StatusTag tone="waiting" text={intl.formatMessage(messages.listsOn, { date: day(listDate) })} />
      );
    case 'listed':
      return (
        <StatusTag tone="neutral" text={intl.formatMessage(messages.listedOn, { date: day(listDate) })} />
      );
  }
}
