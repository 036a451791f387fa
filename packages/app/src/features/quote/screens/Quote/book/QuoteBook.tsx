import type { cryptoTrades, Decimal, QuoteDetail } from '@meridian/api';
import {
  PlotSkeleton,
  OrderBook,
  Room,
  Section,
  SegmentedControl,
  Stack,
  Text,
  useCoarsePointer,
} from '@meridian/design-system';
import { useState, type ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useFormat } from '#platform/words/format.ts';
import { LatePart } from '#presentation/late/LatePart.tsx';
import { usePricePress } from '#presentation/ordering/use-price-press.ts';
import { isPolling, useLinkState } from '#platform/live/realtime.ts';
import { bookPhase, useBook, type ShownBook } from '#platform/live/use-book.ts';
import { writtenSizes } from '../../../book.ts';
import { spreadText } from '../../../spread.ts';
import { bookMessages } from './Book.messages.ts';
import { depthHeightPx } from './depth-height.ts';
import { QuoteTrades } from './QuoteTrades.tsx';

const loadDepth = () => import('./BookDepth.tsx');

interface QuoteBookProps {
  readonly detail: QuoteDetail;
  /** What is counted: BTC. */
  readonly unit: string;
  /** The call that publishes the last trades; without one they come by the socket. */
  readonly trades?: typeof cryptoTrades | undefined;
  /** As a narrow column: a ladder, and its totals are elsewhere. */
  readonly isBesideChart?: boolean;
}

/** The orders that wait, or in turn with them the last trades; and the totals of the orders. */
export function QuoteBook({ detail, unit, trades, isBesideChart = false }: QuoteBookProps): ReactNode {
  const intl = useIntl();
  const [shown, setShown] = useState<'book' | 'trades'>('book');
  const isPressedByFinger = useCoarsePointer();
  const title = intl.formatMessage(bookMessages.title);
  const phase = bookPhase(detail);
  // In the section that the book will be in once its market opens.
  if (phase !== 'live') {
    const why = phase === 'delayed' ? bookMessages.notLive : bookMessages.marketClosed;
    return (
      <Section title={title}>
        <Text tone="secondary">{intl.formatMessage(why)}</Text>
      </Section>
    );
  }
  if (isBesideChart) {
    return (
      <Section title={title}>
        <Levels detail={detail} isBesideChart />
      </Section>
    );
  }
  return (
    <Section title={title}>
      <Stack gap={4}>
        <SegmentedControl
          label={intl.formatMessage(bookMessages.bookOrTrades)}
          value={shown}
          onChange={setShown}
          options={[
            { value: 'book', label: title },
            { value: 'trades', label: intl.formatMessage(bookMessages.trades) },
          ]}
        />
        {/* The one is as high as the other: nothing below moves. */}
        <Room height={isPressedByFinger ? bookHeights.finger : bookHeights.mouse}>
          {shown === 'book' ? (
            <Levels detail={detail} isBesideChart={false} />
          ) : (
            <QuoteTrades detail={detail} unit={unit} endpoint={trades} />
          )}
        </Room>
        <LiveDepth detail={detail} />
      </Stack>
    </Section>
  );
}

/** Of the spread, the heads and ten levels, which a finger presses. */
const bookHeights = { mouse: 'calc(4.5rem + 10 * var(--m-size-line))', finger: '32.5rem' } as const;

function LiveDepth({ detail }: { detail: QuoteDetail }): ReactNode {
  return <Depth detail={detail} {...useBook(detail)} />;
}

/** Ten levels a side. A tick of the book renders this part alone. */
function Levels({ detail, isBesideChart }: { detail: QuoteDetail; isBesideChart: boolean }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const book = useBook(detail);
  const isInterrupted = isPolling(useLinkState());
  const { priceDecimals, name } = detail;
  const { bids, asks } = book;
  const pressPrice = usePricePress(detail);
  const most = Math.max(0, ...[...book.bids, ...book.asks].map(({ quantity }) => Number(quantity)));

  // In short where a level would not stay on one line beside its price; who listens hears all digits.
  const sizes = writtenSizes(
    [...bids, ...asks].map(({ quantity }) => quantity),
    format,
  );

  const rowsOf = (levels: ShownBook['bids'], written: readonly string[], line: MessageDescriptor) =>
    levels.map(({ price, quantity }, index) => {
      const priceText = format.price(price, priceDecimals);
      return {
        price: priceText,
        quantity: written[index] ?? format.quantity(quantity),
        share: shareOf(quantity, most),
        srText: intl.formatMessage(line, {
          price: priceText,
          quantity: format.quantity(quantity),
          canOrder: String(pressPrice !== undefined),
        }),
      };
    });
  const [bestBid, bestAsk] = [bids[0]?.price, asks[0]?.price];
  return (
    <OrderBook
      label={intl.formatMessage(bookMessages.name, { name })}
      depth={10}
      layout={isBesideChart ? 'ladder' : 'sides'}
      bids={{
        title: intl.formatMessage(bookMessages.bids),
        levels: rowsOf(bids, sizes, bookMessages.bidLine),
        emptyText: intl.formatMessage(bookMessages.noBids),
      }}
      asks={{
        title: intl.formatMessage(bookMessages.asks),
        levels: rowsOf(asks, sizes.slice(bids.length), bookMessages.askLine),
        emptyText: intl.formatMessage(bookMessages.noAsks),
      }}
      columns={{
        price: intl.formatMessage(bookMessages.price),
        quantity: intl.formatMessage(bookMessages.quantity),
      }}
      middle={{
        spread: {
          label: intl.formatMessage(bookMessages.spread),
          value: spreadText(bestBid ?? null, bestAsk ?? null, priceDecimals, format),
        },
      }}
      {...(pressPrice !== undefined && {
        onPricePress: (_, side, index) => {
          const price = (side === 'bid' ? bids : asks)[index]?.price;
          if (price !== undefined) pressPrice(price);
        },
      })}
      note={isInterrupted ? intl.formatMessage(bookMessages.waiting) : undefined}
      isStale={isInterrupted}
    />
  );
}

/** The totals of a book that is beside the chart. */
export function QuoteDepth({ detail }: { detail: QuoteDetail }): ReactNode {
  const intl = useIntl();
  return (
    <Section title={intl.formatMessage(bookMessages.depth)}>
      <LiveDepth detail={detail} />
    </Section>
  );
}

function Depth({ detail, bids, asks }: ShownBook & { readonly detail: QuoteDetail }): ReactNode {
  const intl = useIntl();
  return (
    <LatePart
      load={loadDepth}
      what={intl.formatMessage(bookMessages.depthWhat)}
      stillTrue={intl.formatMessage(bookMessages.depthLostBody)}
      awaited={<PlotSkeleton height={`${depthHeightPx.withTable}px`} />}
    >
      {(BookDepth) => <BookDepth detail={detail} bids={bids} asks={asks} />}
    </LatePart>
  );
}

/** For the length of a bar only. */
function shareOf(quantity: Decimal, most: number): number {
  return most > 0 ? Number(quantity) / most : 0;
}
