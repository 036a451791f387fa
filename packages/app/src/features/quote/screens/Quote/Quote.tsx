import { getMarket, isRefusedFor, type FutureDetail, type QuoteDetail } from '@meridian/api';
import {
  Banner,
  Beside,
  Button,
  Columns,
  EmptyState,
  Measure,
  ScreenFooter,
  Section,
  Stack,
  Text,
} from '@meridian/design-system';
import { use, useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useAddressed } from '#asset-classes/addressed.ts';
import { closableClass } from '#asset-classes/closable.ts';
import type { QuoteCapability } from '#asset-classes/definition.ts';
import { links, type InstrumentParams } from '#platform/links.ts';
import { feedOf } from '#platform/live-price.ts';
import { productOf } from '#platform/product.ts';
import { pollMs } from '#platform/realtime.ts';
import { knownData, type Request } from '#platform/request.ts';
import { useRead } from '#platform/use-read.ts';
import { NearStopOut } from '#presentation/near-stop-out/NearStopOut.tsx';
import { RequestView } from '#presentation/RequestView.tsx';
import { ScreenContext } from '#presentation/screen-context.ts';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { WrongAddress } from '#presentation/WrongAddress.tsx';
import { AlertBell } from './AlertBell.tsx';
import { bookMessages } from './Book.messages.ts';
import { Headline } from './Headline.tsx';
import { MarketOrderCost } from './MarketOrderCost.tsx';
import { messages } from './Quote.messages.ts';
import { useHeld, type Held } from '../../held.ts';
import { FiguresSkeleton, QuoteSkeleton } from './QuoteSkeleton.tsx';
import { QuoteBook, QuoteDepth } from './QuoteBook.tsx';
import { ContractEnds } from './parts/ContractEnds.tsx';
import { isOfFuture, SummaryOf } from './parts/SummaryOf.tsx';
import { TradingHours } from './parts/TradingHours.tsx';
import { QuoteChart } from './QuoteChart.tsx';
import { QuoteTrades } from './QuoteTrades.tsx';
import { RelatedNews } from './RelatedNews.tsx';
import { Statistics } from './Statistics.tsx';
import { TradeBar } from './TradeBar.tsx';
import { WatchToggle } from './WatchToggle.tsx';
import { YourPosition } from './YourPosition.tsx';

/** A share has a company behind it; a coin, a contract or an index has none. */
function hasCompany({ classification, summary = 'lots' }: QuoteCapability): boolean {
  return classification !== 'Crypto' && summary === 'lots';
}

/** One quote screen for every asset class: where the price stands, what can be done, and why (spec §2). */
export default function QuoteScreen(): ReactNode {
  const { assetClass, instrument } = useAddressed();
  if (instrument === null) return <WrongAddress assetClass={assetClass} />;
  const { quote, ticket } = assetClass;
  const orders = ticket ? 'any' : closableClass(assetClass) ? 'closing' : 'none';
  return quote === undefined ? (
    <ScreenFrame title={instrument.name} hasBack>
      <UnknownInstrument code={instrument.code} />
    </ScreenFrame>
  ) : (
    <InstrumentQuote
      instrument={instrument}
      quote={quote}
      unit={ticket?.quantity.unitOf(instrument.code) ?? instrument.code}
      orders={orders}
    />
  );
}

interface InstrumentQuoteProps {
  readonly instrument: InstrumentParams;
  readonly quote: QuoteCapability;
  /** What is counted: AAPL, BTC. */
  readonly unit: string;
  /** What can be ordered: without a ticket to lead to only the way out of what is held, or nothing. */
  readonly orders: 'any' | 'closing' | 'none';
}

/** An address may leave the market out (spec §2), a watchlist may not: it is looked up before anything is asked or kept. */
function useListed(named: InstrumentParams) {
  const { code, name, market } = named;
  const lookUp = useRead(getMarket, market === '' ? { stkName: name, stkcode: code } : null);
  const found = market === '' ? knownData(lookUp.request)?.market : market;
  const instrument = useMemo(
    () => (found === undefined ? null : { ...named, market: found }),
    [named, found],
  );
  return { lookUp, instrument };
}

function InstrumentQuote({ instrument: named, quote, unit, orders }: InstrumentQuoteProps): ReactNode {
  const intl = useIntl();
  const { lookUp, instrument } = useListed(named);
  const { request, reload } = useRead(quote.detail, instrument && productOf(instrument), {
    subject: 'quote',
    // No tick tells a halt, the hours of a new session, or what a bid is good for.
    refreshMs: pollMs,
  });
  const detail = knownData(request);
  const held = useHeld(instrument);
  // A second pair of buttons next to the order form would leave open which of them orders.
  const { hasAside: isBesideTicket = false, isRoomy = false } = use(ScreenContext);
  const isBookBeside = isRoomy && quote.hasOrderBook;
  const title = detail?.name ?? named.name;

  if (isUnknown(lookUp.request) || isUnknown(request))
    return (
      <ScreenFrame title={title} hasBack>
        <UnknownInstrument code={named.code} />
      </ScreenFrame>
    );
  return (
    <ScreenFrame
      title={title}
      subtitle={[named.code, instrument?.market].filter(Boolean).join(' · ')}
      hasBack
      priceOf={instrument && feedOf(instrument)}
      actions={
        detail && (
          <>
            <AlertBell detail={detail} source={named.source} />
            <WatchToggle detail={detail} source={named.source} />
          </>
        )
      }
    >
      {instrument === null ? (
        <RequestView
          request={lookUp.request}
          reload={lookUp.reload}
          what={intl.formatMessage(messages.what)}
          skeleton={<QuoteSkeleton />}
        >
          {() => null}
        </RequestView>
      ) : (
        <RequestView
          request={request}
          reload={reload}
          what={intl.formatMessage(messages.what)}
          skeleton={<QuoteSkeleton />}
        >
          {(data: QuoteDetail | FutureDetail) => (
            <Stack gap={3}>
              {data.isHalted && (
                <Banner tone="waiting" title={intl.formatMessage(messages.halted)}>
                  {intl.formatMessage(messages.haltedBody, { name: data.name })}
                </Banner>
              )}
              {isOfFuture(data) && <ContractEnds detail={data} />}
              {held.position && <NearStopOut position={held.position} />}
              <Headline detail={data} />
              {isBookBeside ? (
                <Beside isColumn end={<QuoteBook detail={data} unit={unit} isBesideChart />}>
                  <QuoteChart detail={data} kline={quote.kline} />
                </Beside>
              ) : (
                <QuoteChart detail={data} kline={quote.kline} />
              )}
              <BelowChart {...{ detail: data, quote, unit, held, isBookBeside }} />
            </Stack>
          )}
        </RequestView>
      )}
      {!isBesideTicket && (orders === 'any' || (orders === 'closing' && held.position !== null)) && (
        <ScreenFooter>
          <TradeBar
            instrument={instrument ?? named}
            held={held}
            hasTicket={orders === 'any'}
            isHalted={detail?.isHalted ?? false}
          />
        </ScreenFooter>
      )}
    </ScreenFrame>
  );
}

/** The backend knows no such instrument. */
function isUnknown(request: Request<unknown>): boolean {
  return request.phase === 'failed' && isRefusedFor(request.problem, 'notFound');
}

interface BelowChartProps extends Pick<InstrumentQuoteProps, 'quote' | 'unit'> {
  readonly detail: QuoteDetail | FutureDetail;
  readonly held: Held;
  /** The book stands beside the chart already. */
  readonly isBookBeside: boolean;
}

/** Position and figures come together: the one would push the others down. */
function BelowChart({ detail, quote, unit, held, isBookBeside }: BelowChartProps): ReactNode {
  const intl = useIntl();
  if (held.isAwaited) return <FiguresSkeleton />;
  return (
    <div>
      <YourPosition held={held} />
      {quote.hasOrderBook && (
        <>
          {isBookBeside ? (
            <DepthAndTrades detail={detail} unit={unit} quote={quote} />
          ) : (
            <QuoteBook detail={detail} unit={unit} trades={quote.trades} />
          )}
          {/* A quantity is typed for one instrument; the screen may go on to another. */}
          <MarketOrderCost key={detail.stock_code} detail={detail} unit={unit} />
        </>
      )}
      <Section title={intl.formatMessage(messages.statistics)}>
        <Statistics detail={detail} keys={quote.statistics} hasSpread={hasSpread(quote)} />
      </Section>
      {quote.summary && <SummaryOf kind={quote.summary} detail={detail} />}
      {hasHours(detail) && <TradingHours detail={detail} />}
      {detail.profile && (
        <Section
          title={intl.formatMessage(hasCompany(quote) ? messages.aboutCompany : messages.about, {
            name: detail.name,
          })}
        >
          <Measure width="prose">
            <Text tone="secondary">{detail.profile}</Text>
          </Measure>
        </Section>
      )}
      <RelatedNews detail={detail} />
    </div>
  );
}

/** A book and a pair tell their spread themselves; nobody bids for an index. */
function hasSpread({ statistics, hasOrderBook, summary }: QuoteCapability): boolean {
  return statistics.includes('bid') && !hasOrderBook && summary !== 'pair';
}

/** What trades around the clock has none. */
function hasHours({ opensAtTimestamp, closesAtTimestamp }: QuoteDetail): boolean {
  return opensAtTimestamp !== null || closesAtTimestamp !== null;
}

/** Where the book stands beside the chart, what it adds up to and the last trades stand below both. */
function DepthAndTrades({ detail, unit, quote }: Omit<BelowChartProps, 'held' | 'isBookBeside'>): ReactNode {
  const intl = useIntl();
  const { trades } = quote;
  if (trades === undefined) return <QuoteDepth detail={detail} />;
  return (
    <Columns
      start={<QuoteDepth detail={detail} />}
      end={
        <Section title={intl.formatMessage(bookMessages.trades)}>
          <QuoteTrades detail={detail} unit={unit} endpoint={trades} />
        </Section>
      }
    />
  );
}

function UnknownInstrument({ code }: { code: string }): ReactNode {
  const intl = useIntl();
  return (
    <EmptyState
      title={intl.formatMessage(messages.unknownTitle)}
      body={intl.formatMessage(messages.unknownBody)}
      action={
        <Stack gap={2}>
          <Button tone="primary" href={links.search(code)}>
            {code === ''
              ? intl.formatMessage(messages.toSearchAny)
              : intl.formatMessage(messages.toSearch, { code })}
          </Button>
          <Button href={links.markets()}>{intl.formatMessage(messages.toMarkets)}</Button>
        </Stack>
      }
    />
  );
}
