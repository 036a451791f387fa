import { assetSource, ipoStatus, tradeDirection, type Offer } from '@meridian/api';
import { InstrumentLogo, ListRow, StatusTag } from '@meridian/design-system';
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
  const { name, stock_code: code, market, localLogoUrl } = offer;
  const address = { name, stock_code: code, market };
  const href =
    stage === 'listed'
      ? links.quote({ ...address, source: shareSource(market) })
      : links.ticket({ ...address, source: assetSource.newStock }, tradeDirection.buy);
  return (
    <ListRow
      leading={<InstrumentLogo code={code} src={localLogoUrl ?? undefined} />}
      title={name}
      facts={useOfferFacts(offer, stage)}
      trailing={<OfferTag offer={offer} stage={stage} />}
      href={href}
    />
  );
}

function useOfferFacts(offer: Offer, stage: OfferStage): readonly string[] {
  const intl = useIntl();
  const format = useFormat();
  const { currency, lowestPrice, highestPrice, lotSize, actualPrice, oversubscription } = offer;
  const price = hasOnePrice(offer)
    ? format.money(highestPrice, currency)
    : intl.formatMessage(messages.range, {
        low: format.money(lowestPrice, currency),
        high: format.price(highestPrice, 2),
      });
  const held = heldPrice(offer);
  const demand =
    oversubscription === null
      ? []
      : [intl.formatMessage(messages.demand, { times: format.price(oversubscription, 2) })];
  if (stage === 'open' || stage === 'closing') {
    const lot =
      held === null || lotSize === null
        ? []
        : [intl.formatMessage(messages.lot, { amount: format.money(multiply(held, lotSize), currency) })];
    return [offer.stock_code, price, ...lot, ...demand];
  }
  const sold =
    actualPrice === null
      ? price
      : intl.formatMessage(messages.soldAt, { price: format.money(actualPrice, currency) });
  return [offer.stock_code, sold, ...demand];
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
      return <StatusTag tone="negative" text={left ?? '--'} />;
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
