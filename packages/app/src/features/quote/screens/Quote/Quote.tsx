import { refusal, stockDetail, type ApiProblem, type QuoteDetail } from '@meridian/api';
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
import { use } from 'react';
import { useIntl } from 'react-intl';
import { builtAssetClassOf } from '../../../../asset-classes/registry.ts';
import { links, useInstrumentParams } from '../../../../platform/links.ts';
import { feedOf } from '../../../../platform/live-price.ts';
import { knownData } from '../../../../platform/request.ts';
import { useRead } from '../../../../platform/use-read.ts';
import { RequestView } from '../../../../presentation/RequestView.tsx';
import { ScreenContext } from '../../../../presentation/screen-context.ts';
import { ScreenFrame } from '../../../../presentation/ScreenFrame.tsx';
import { Headline } from './Headline.tsx';
import { messages } from './Quote.messages.ts';
import { QuoteSkeleton } from './QuoteSkeleton.tsx';
import { QuoteChart } from './QuoteChart.tsx';
import { Statistics } from './Statistics.tsx';
import { TradeBar } from './TradeBar.tsx';
import { WatchToggle } from './WatchToggle.tsx';
import { YourPosition } from './YourPosition.tsx';

const isUnknownInstrument = (problem: ApiProblem) =>
  problem.kind === 'refused' && problem.code === refusal.notFound;

/** One quote screen for every asset class: where the price stands, what can be done, and why (spec §2). */
export default function QuoteScreen() {
  const intl = useIntl();
  const instrument = useInstrumentParams();
  const assetClass = builtAssetClassOf(instrument.source);
  const { request, reload } = useRead(
    assetClass?.endpoints.detail ?? stockDetail,
    assetClass ? { stockCode: instrument.code, market: instrument.market } : null,
    { subject: 'quote', priceOf: feedOf(instrument) },
  );
  const detail = knownData(request);
  // A second pair of buttons next to the order form would leave open which of them orders.
  const { isCompanion = false, hasAside = false } = use(ScreenContext);
  const isBesideTicket = isCompanion || hasAside;
  const title = detail?.name ?? (instrument.name || instrument.code);

  if (!assetClass || (request.phase === 'failed' && isUnknownInstrument(request.problem))) {
    return (
      <ScreenFrame title={title} hasBack>
        <EmptyState
          title={intl.formatMessage(messages.unknownTitle)}
          body={intl.formatMessage(messages.unknownBody)}
          action={<Button href={links.markets()}>{intl.formatMessage(messages.toMarkets)}</Button>}
        />
      </ScreenFrame>
    );
  }
  return (
    <ScreenFrame
      title={title}
      subtitle={`${instrument.code} · ${instrument.market}`}
      hasBack
      priceOf={feedOf(instrument)}
      actions={detail && <WatchToggle detail={detail} assetClass={assetClass} />}
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
            <QuoteChart detail={data} kline={assetClass.endpoints.kline} />
            <div>
              <YourPosition detail={data} />
              <Section title={intl.formatMessage(messages.statistics)}>
                <Statistics detail={data} keys={assetClass.statistics} />
              </Section>
              {data.profile && (
                <Section title={intl.formatMessage(messages.about, { name: data.name })}>
                  <Measure width="prose">
                    <Text tone="secondary">{data.profile}</Text>
                  </Measure>
                </Section>
              )}
            </div>
          </Stack>
        )}
      </RequestView>
      {!isBesideTicket && (
        <ScreenFooter>
          <TradeBar instrument={instrument} isHalted={detail?.isHalted ?? false} />
        </ScreenFooter>
      )}
    </ScreenFrame>
  );
}
