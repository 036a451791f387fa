import type { FutureDetail, QuoteDetail } from '@meridian/api';
import { Banner, Beside, Columns, Measure, Section, Text } from '@meridian/design-system';
import type { ComponentType, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { QuoteCapability } from '#asset-classes/definition.ts';
import { isOfFuture } from '#domain/contract.ts';
import { AuctionPanel } from '#presentation/auction/AuctionPanel.tsx';
import { useAuction } from '#presentation/auction/useAuction.ts';
import { ContractEnds } from '#presentation/contract-end/ContractEnds.tsx';
import { NearStopOut } from '#presentation/near-stop-out/NearStopOut.tsx';
import { bookPhase } from '#platform/live/use-book.ts';
import type { Held } from '../../held.ts';
import { bookMessages } from './book/Book.messages.ts';
import { Headline } from './Headline.tsx';
import { MarketOrderCost } from './MarketOrderCost.tsx';
import { SummaryOf } from './parts/SummaryOf.tsx';
import { TradingHours } from './parts/TradingHours.tsx';
import { messages } from './Quote.messages.ts';
import { QuoteBook, QuoteDepth } from './book/QuoteBook.tsx';
import { QuoteChart } from './chart/QuoteChart.tsx';
import { QuoteTrades } from './book/QuoteTrades.tsx';
import { RelatedNews } from './RelatedNews.tsx';
import { Statistics } from './Statistics.tsx';
import { YourPosition } from './YourPosition.tsx';

export interface QuotePartProps {
  readonly detail: QuoteDetail | FutureDetail;
  /** What the class can show of its instruments. */
  readonly quote: QuoteCapability;
  /** What is counted: AAPL, BTC. */
  readonly unit: string;
  readonly held: Held;
  /** There is room for the book beside the chart, and the class has one. */
  readonly isBookBeside: boolean;
}

type QuotePart = ComponentType<QuotePartProps>;

function Halted({ detail }: QuotePartProps): ReactNode {
  const intl = useIntl();
  if (!detail.isHalted) return null;
  return (
    <Banner tone="waiting" title={intl.formatMessage(messages.halted)}>
      {intl.formatMessage(messages.haltedBody, { name: detail.name })}
    </Banner>
  );
}

const ContractEnd: QuotePart = ({ detail }) => isOfFuture(detail) && <ContractEnds detail={detail} />;

const StopOut: QuotePart = ({ held }) => held.position && <NearStopOut position={held.position} />;

function AuctionOf({
  detail,
  page,
}: Pick<QuotePartProps, 'detail'> & { page: NonNullable<QuoteCapability['auction']> }): ReactNode {
  return <AuctionPanel auction={useAuction(page, { code: detail.stock_code, market: detail.market })} />;
}

/** Of what is ordered in an auction: what that would end with comes before the chart of its sessions. */
const Auction: QuotePart = ({ detail, quote }) =>
  quote.auction && <AuctionOf detail={detail} page={quote.auction} />;

function Chart({ detail, quote, unit, held, isBookBeside }: QuotePartProps): ReactNode {
  const chart = <QuoteChart detail={detail} kline={quote.kline} position={held.position} />;
  if (!isBookBeside) return chart;
  return (
    <Beside isColumn end={<QuoteBook detail={detail} unit={unit} isBesideChart />}>
      {chart}
    </Beside>
  );
}

/** The orders that wait, what they add up to, the last trades, and what a market order would cost. */
function Book({ detail, quote, unit, isBookBeside }: QuotePartProps): ReactNode {
  const intl = useIntl();
  const { hasOrderBook, trades } = quote;
  if (!hasOrderBook) return null;
  const isLive = bookPhase(detail) === 'live';
  const depthAndTrades = (
    <Columns
      start={<QuoteDepth detail={detail} />}
      end={
        <Section title={intl.formatMessage(bookMessages.trades)}>
          <QuoteTrades detail={detail} unit={unit} endpoint={trades} />
        </Section>
      }
    />
  );
  return (
    <>
      {isBookBeside ? isLive && depthAndTrades : <QuoteBook detail={detail} unit={unit} trades={trades} />}
      {/* A quantity is typed for one instrument; the screen may go on to another. */}
      {isLive && <MarketOrderCost key={detail.stock_code} detail={detail} unit={unit} />}
    </>
  );
}

function Figures({ detail, quote }: QuotePartProps): ReactNode {
  const intl = useIntl();
  const { statistics, hasOrderBook, summary } = quote;
  // A book and a pair show their spread themselves; an index has no bids.
  const isInBook = hasOrderBook && bookPhase(detail) === 'live';
  const hasSpread = statistics.includes('bid') && !isInBook && summary !== 'pair';
  return (
    <Section title={intl.formatMessage(messages.statistics)}>
      <Statistics detail={detail} keys={statistics} hasSpread={hasSpread} />
    </Section>
  );
}

const Summary: QuotePart = ({ detail, quote }) =>
  quote.summary && <SummaryOf kind={quote.summary} detail={detail} />;

/** What trades around the clock has no hours. */
function Hours({ detail }: QuotePartProps): ReactNode {
  const { opensAtTimestamp, closesAtTimestamp } = detail;
  return (opensAtTimestamp !== null || closesAtTimestamp !== null) && <TradingHours detail={detail} />;
}

function About({ detail, quote }: QuotePartProps): ReactNode {
  const intl = useIntl();
  if (!detail.profile) return null;
  // A share has a company behind it; a coin, a contract or an index has none.
  const hasCompany = quote.classification !== 'Crypto' && (quote.summary ?? 'lots') === 'lots';
  const title = hasCompany ? messages.aboutCompany : messages.about;
  return (
    <Section title={intl.formatMessage(title, { name: detail.name })}>
      <Measure width="prose">
        <Text tone="secondary">{detail.profile}</Text>
      </Measure>
    </Section>
  );
}

/** From the top to the chart. Each part reads what the class can do, and draws nothing where it cannot. */
export const upToChart: Readonly<Record<string, QuotePart>> = {
  halted: Halted,
  contractEnd: ContractEnd,
  stopOut: StopOut,
  headline: Headline,
  auction: Auction,
  chart: Chart,
};

/** Below the chart. */
export const belowChart: Readonly<Record<string, QuotePart>> = {
  position: YourPosition,
  book: Book,
  figures: Figures,
  summary: Summary,
  hours: Hours,
  about: About,
  news: RelatedNews,
};
