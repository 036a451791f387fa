import { assetSource, ipoList, tradeDirection, type Offer } from '@meridian/api';
import { Button, EmptyState, Skeleton, Stack } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links, type InstrumentParams } from '#platform/address/links.ts';
import { knownData } from '#platform/reading/request.ts';
import { useRead } from '#platform/reading/use-read.ts';
import { missing, useFormat } from '#platform/words/format.ts';
import { offerOf } from '#presentation/ipo/offer.ts';
import { messages } from './offered.messages.ts';

interface OfferedShareProps {
  readonly instrument: InstrumentParams;
  /** For what is no offer either. */
  readonly unknown: ReactNode;
}

/** The quote of an offer (DECISIONS 51): it has no price before its first session; when that is, and the way to the offer. */
export function OfferedShare({ instrument, unknown }: OfferedShareProps): ReactNode {
  const { request } = useRead(ipoList, {});
  const offer = offerOf(knownData(request)?.list ?? [], instrument);
  if (offer !== null) return <NotTradedYet offer={offer} />;
  const isOnItsWay = knownData(request) === null && request.phase !== 'failed';
  return isOnItsWay ? <Skeleton shape="block" height="12rem" /> : unknown;
}

function NotTradedYet({ offer }: { offer: Offer }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { name, listDate } = offer;
  const date = listDate === null ? missing : format.day(listDate);
  return (
    <EmptyState
      title={intl.formatMessage(messages.title, { name })}
      body={intl.formatMessage(messages.body, { date })}
      action={
        <Stack gap={2}>
          <Button
            tone="primary"
            href={links.ticket({ ...offer, source: assetSource.newStock }, tradeDirection.buy)}
          >
            {intl.formatMessage(messages.toOffer)}
          </Button>
          <Button href={links.list('newStock')}>{intl.formatMessage(messages.toOffers)}</Button>
        </Stack>
      }
    />
  );
}
