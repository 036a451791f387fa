import type { cryptoTrades, QuoteDetail, Rows, Trade } from '@meridian/api';
import { LastTrades, Text, type LastTradesProps } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '#platform/words/format.ts';
import { usePorts } from '#platform/ports/context.ts';
import { isPolling, useIsOnline, useLinkState } from '#platform/live/realtime.ts';
import { useTrades } from '#platform/live/use-trades.ts';
import type { Request } from '#platform/reading/request.ts';
import { withKnown } from '#platform/reading/sound-rows.ts';
import { useRead, type Read } from '#platform/reading/use-read.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import { writtenSizes } from '../../../book.ts';
import { soundTrades } from '../../../trades.ts';
import { bookMessages } from './Book.messages.ts';

/** What is called for is read again this often while it is shown. */
const refreshMs = 3_000;
/** As many lines as are as high as a book of ten levels. */
const lines = 11;

interface QuoteTradesProps {
  readonly detail: QuoteDetail;
  /** What is counted: BTC. */
  readonly unit: string;
}

/** The market's last trades, newest first: of a venue that publishes them by a call, or as the socket sends them (ADR 52). */
export function QuoteTrades({
  endpoint,
  ...props
}: QuoteTradesProps & { readonly endpoint?: typeof cryptoTrades | undefined }): ReactNode {
  return endpoint === undefined ? <Heard {...props} /> : <Called {...props} endpoint={endpoint} />;
}

function Called({ endpoint, ...props }: QuoteTradesProps & { endpoint: typeof cryptoTrades }): ReactNode {
  const { stock_code: stockCode, market } = props.detail;
  return (
    <Trades {...props} read={useRead(endpoint, { stockCode, market }, { subject: 'trades', refreshMs })} />
  );
}

function Heard(props: QuoteTradesProps): ReactNode {
  const intl = useIntl();
  const heard = useTrades(props.detail);
  const isAwaited = !isPolling(useLinkState());
  if (heard === null && !isAwaited)
    return <Text tone="secondary">{intl.formatMessage(bookMessages.tradesWaiting)}</Text>;
  const request: Request<Rows<Trade>> =
    heard === null
      ? { phase: 'loading', last: null, lastAt: null }
      : { phase: 'ready', data: heard.trades, at: heard.at };
  // Nothing is asked for again: they come by themselves.
  return <Trades {...props} read={{ request, reload: () => {} }} isStale={!isAwaited} />;
}

interface TradesProps extends QuoteTradesProps {
  readonly read: Pick<Read<Rows<Trade>>, 'request' | 'reload'>;
  readonly isStale?: boolean;
}

function Trades({ detail, unit, read: { request, reload }, isStale = false }: TradesProps): ReactNode {
  const intl = useIntl();
  const { name, quoteTimestamp } = detail;
  const { clock } = usePorts();
  const sound = withKnown(request, (trades) => soundTrades(trades, Math.max(clock.now(), quoteTimestamp)));
  const isOnline = useIsOnline();
  const linesOf = useLines(detail);
  const table: Omit<LastTradesProps, 'trades'> = {
    label: intl.formatMessage(bookMessages.tradesName, { name }),
    columns: {
      time: intl.formatMessage(bookMessages.tradeTime),
      price: intl.formatMessage(bookMessages.price),
      quantity: intl.formatMessage(bookMessages.tradeQuantity, { unit }),
    },
    lines,
  };
  return (
    <RequestView
      request={sound}
      reload={reload}
      what={intl.formatMessage(bookMessages.tradesWhat)}
      skeleton={<LastTrades {...table} trades={[]} isWaiting />}
      isEmpty={({ list }) => list.length === 0}
      empty={<Text tone="secondary">{intl.formatMessage(bookMessages.noTrades)}</Text>}
    >
      {({ list }) => <LastTrades {...table} trades={linesOf(list)} isStale={isStale || !isOnline} />}
    </RequestView>
  );
}

function useLines({ priceDecimals }: QuoteDetail) {
  const intl = useIntl();
  const format = useFormat();
  const lineOf = ({ id, price, quantity, side, tradeTimestamp }: Trade, written: string) => {
    const time = format.timeToSecond(tradeTimestamp);
    const priceText = format.price(price, priceDecimals);
    return {
      id,
      side,
      time,
      price: priceText,
      quantity: written,
      srText: intl.formatMessage(bookMessages.tradeLine, {
        time,
        price: priceText,
        quantity: format.quantity(quantity),
        side: side ?? 'other',
      }),
    };
  };
  return (trades: readonly Trade[]) => {
    const shown = trades.slice(0, lines);
    const sizes = writtenSizes(
      shown.map(({ quantity }) => quantity),
      format,
    );
    return shown.map((trade, index) => lineOf(trade, sizes[index] ?? format.quantity(trade.quantity)));
  };
}
