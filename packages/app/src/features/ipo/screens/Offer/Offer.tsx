import { assetSource, ipoList, subscriptionOrders, type Offer } from '@meridian/api';
import { Button, EmptyState, Section, Skeleton, Stack } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useSearchParams } from 'react-router-dom';
import { links, parseInstrument } from '#platform/address/links.ts';
import { useHasPassed } from '#platform/ports/use-countdown.ts';
import { useSession } from '#platform/ports/use-ports.ts';
import { useRead } from '#platform/reading/use-read.ts';
import { GatedBy } from '#presentation/gates/GatedBy.tsx';
import { offerOf, shareSource } from '#presentation/ipo/offer.ts';
import { OfferTimeline } from '#presentation/ipo/OfferTimeline.tsx';
import { SubscriptionRecord } from '#presentation/ipo/SubscriptionRecord.tsx';
import { RequestView } from '#presentation/RequestView.tsx';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { SignInGate } from '#presentation/SignInGate.tsx';
import { messages } from './Offer.messages.ts';
import { OfferTerms } from './OfferTerms.tsx';
import { SubscribeFlow } from './SubscribeFlow.tsx';

/** One's own subscriptions that are looked through: a customer has one to an offer at most. */
const lookedThrough = 200;

/** One offer of new shares, with the subscription to it (spec §2: `/pages/payment/newstock`, and `/pages/hkstock/payipo`). */
export default function OfferScreen(): ReactNode {
  const intl = useIntl();
  const { isSignedIn } = useSession();
  const { search } = useLocation();
  return (
    <ScreenFrame title={intl.formatMessage(messages.title)} hasBack backTo={links.list('newStock')}>
      {isSignedIn ? (
        <AddressedOffer key={search} />
      ) : (
        <SignInGate
          title={intl.formatMessage(messages.signInTitle)}
          body={intl.formatMessage(messages.signInBody)}
        />
      )}
    </ScreenFrame>
  );
}

function AddressedOffer(): ReactNode {
  const intl = useIntl();
  const [query] = useSearchParams();
  const address = parseInstrument(query, assetSource.newStock);
  const { request, reload } = useRead(ipoList, {}, { onTopics: ['wallets'] });
  return (
    <RequestView
      request={request}
      reload={reload}
      what={intl.formatMessage(messages.whatOffer)}
      skeleton={<OfferSkeleton />}
    >
      {({ list }) => {
        const offer = offerOf(list, address);
        return offer === null ? <NoOffer /> : <OneOffer offer={offer} />;
      }}
    </RequestView>
  );
}

function NoOffer(): ReactNode {
  const intl = useIntl();
  return (
    <EmptyState
      title={intl.formatMessage(messages.goneTitle)}
      body={intl.formatMessage(messages.goneBody)}
      action={<Button href={links.list('newStock')}>{intl.formatMessage(messages.seeOffers)}</Button>}
    />
  );
}

function OneOffer({ offer }: { offer: Offer }): ReactNode {
  const intl = useIntl();
  const { request, reload } = useRead(
    subscriptionOrders,
    { pageNo: 1, pageSize: lookedThrough },
    { onTopics: ['wallets', 'inbox'] },
  );
  return (
    <Stack gap={6}>
      <RequestView
        request={request}
        reload={reload}
        what={intl.formatMessage(messages.whatOwn)}
        skeleton={<OfferSkeleton />}
      >
        {({ list }) => {
          const own = list.find(
            ({ stock_code: code, market }) => code === offer.stock_code && market === offer.market,
          );
          return (
            <SubscribeFlow
              offer={offer}
              isSubscribed={own !== undefined}
              own={own && <SubscriptionRecord record={own} />}
              around={(form) => <Unsubscribed offer={offer} form={form} />}
            />
          );
        }}
      </RequestView>
      <OfferTerms offer={offer} />
    </Stack>
  );
}

/** The offer to who has not subscribed: where it is, and the form as long as subscriptions are taken. */
function Unsubscribed({ offer, form }: { offer: Offer; form: ReactNode }): ReactNode {
  const intl = useIntl();
  const { name, stock_code: code, market, listTimestamp } = offer;
  const isListed = useHasPassed(listTimestamp);
  return (
    <Stack gap={6}>
      {isListed ? (
        <EmptyState
          title={intl.formatMessage(messages.closedTitle)}
          action={
            <Button href={links.quote({ name, stock_code: code, market, source: shareSource(market) })}>
              {intl.formatMessage(messages.seeQuote)}
            </Button>
          }
        />
      ) : (
        <GatedBy gate="ipo" skeleton={<OfferSkeleton />}>
          {form}
        </GatedBy>
      )}
      <Section title={intl.formatMessage(messages.progress)}>
        <OfferTimeline name={name} market={market} dates={offer} own={null} />
      </Section>
    </Stack>
  );
}

function OfferSkeleton(): ReactNode {
  return (
    <Stack gap={5}>
      {['quantity', 'costs', 'steps'].map((part) => (
        <Skeleton key={part} shape="block" height="5rem" />
      ))}
    </Stack>
  );
}
