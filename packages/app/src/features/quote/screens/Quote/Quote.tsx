import { isRefusedFor, type QuoteDetail } from '@meridian/api';
import {
  Banner,
  Button,
  EmptyState,
  Measure,
  ScreenFooter,
  Section,
  Stack,
  Text,
} from '@meridian/design-system';
import { use, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useAddressed } from '#asset-classes/addressed.ts';
import type { QuoteCapability } from '#asset-classes/definition.ts';
import { links, type InstrumentParams } from '#platform/links.ts';
import { feedOf } from '#platform/live-price.ts';
import { productOf } from '#platform/product.ts';
import { knownData } from '#platform/request.ts';
import { useRead } from '#platform/use-read.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import { ScreenContext } from '#presentation/screen-context.ts';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { WrongAddress } from '#presentation/WrongAddress.tsx';
import { Headline } from './Headline.tsx';
import { messages } from './Quote.messages.ts';
import { QuoteSkeleton } from './QuoteSkeleton.tsx';
import { QuoteChart } from './QuoteChart.tsx';
import { Statistics } from './Statistics.tsx';
import { TradeBar } from './TradeBar.tsx';
import { WatchToggle } from './WatchToggle.tsx';
import { YourPosition } from './YourPosition.tsx';

/** A share has a company behind it, a coin has none. */
const aboutOf = {
  UsStock: messages.aboutCompany,
  HK: messages.aboutCompany,
  Crypto: messages.about,
} satisfies Record<QuoteCapability['classification'], unknown>;

/** One quote screen for every asset class: where the price stands, what can be done, and why (spec §2). */
export default function QuoteScreen(): ReactNode {
  const { assetClass, instrument } = useAddressed();
  if (instrument === null) return <WrongAddress assetClass={assetClass} />;
  const { quote, ticket } = assetClass;
  return quote === undefined ? (
    <ScreenFrame title={instrument.name} hasBack>
      <UnknownInstrument />
    </ScreenFrame>
  ) : (
    <InstrumentQuote instrument={instrument} quote={quote} isOrdered={ticket !== undefined} />
  );
}

interface InstrumentQuoteProps {
  readonly instrument: InstrumentParams;
  readonly quote: QuoteCapability;
  /** Whether there is a ticket to lead to. */
  readonly isOrdered: boolean;
}

function InstrumentQuote({ instrument, quote, isOrdered }: InstrumentQuoteProps): ReactNode {
  const intl = useIntl();
  const { request, reload } = useRead(quote.detail, productOf(instrument), {
    subject: 'quote',
    priceOf: feedOf(instrument),
  });
  const detail = knownData(request);
  // A second pair of buttons next to the order form would leave open which of them orders.
  const { isCompanion = false, hasAside = false } = use(ScreenContext);
  const isBesideTicket = isCompanion || hasAside;
  const title = detail?.name ?? instrument.name;

  if (request.phase === 'failed' && isRefusedFor(request.problem, 'notFound'))
    return (
      <ScreenFrame title={title} hasBack>
        <UnknownInstrument />
      </ScreenFrame>
    );
  return (
    <ScreenFrame
      title={title}
      subtitle={`${instrument.code} · ${instrument.market}`}
      hasBack
      priceOf={feedOf(instrument)}
      actions={
        detail && (
          <WatchToggle detail={detail} classification={quote.classification} source={instrument.source} />
        )
      }
    >
      <RequestView
        request={request}
        reload={reload}
        what={intl.formatMessage(messages.what)}
        skeleton={<QuoteSkeleton />}
      >
        {(data: QuoteDetail) => (
          <Stack gap={3}>
            {data.isHalted && (
              <Banner tone="waiting" title={intl.formatMessage(messages.halted)}>
                {intl.formatMessage(messages.haltedBody, { name: data.name })}
              </Banner>
            )}
            <Headline detail={data} />
            <QuoteChart detail={data} kline={quote.kline} />
            <div>
              <YourPosition detail={data} source={instrument.source} />
              <Section title={intl.formatMessage(messages.statistics)}>
                <Statistics detail={data} keys={quote.statistics} />
              </Section>
              {data.profile && (
                <Section title={intl.formatMessage(aboutOf[quote.classification], { name: data.name })}>
                  <Measure width="prose">
                    <Text tone="secondary">{data.profile}</Text>
                  </Measure>
                </Section>
              )}
            </div>
          </Stack>
        )}
      </RequestView>
      {isOrdered && !isBesideTicket && (
        <ScreenFooter>
          <TradeBar instrument={instrument} isHalted={detail?.isHalted ?? false} />
        </ScreenFooter>
      )}
    </ScreenFrame>
  );
}

function UnknownInstrument(): ReactNode {
  const intl = useIntl();
  return (
    <EmptyState
      title={intl.formatMessage(messages.unknownTitle)}
      body={intl.formatMessage(messages.unknownBody)}
      action={<Button href={links.markets()}>{intl.formatMessage(messages.toMarkets)}</Button>}
    />
  );
}
