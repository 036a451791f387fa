import type { cryptoTrades, QuoteDetail, Trade } from '@meridian/api';
import { LastTrades, Text, type LastTradesProps } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '#platform/words/format.ts';
import { usePorts } from '#platform/ports/context.ts';
import { useIsOnline } from '#platform/live/realtime.ts';
import { withKnown } from '#platform/reading/sound-rows.ts';
import { useRead } from '#platform/reading/use-read.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import { sizeDecimals } from '../../../book.ts';
import { soundTrades } from '../../../trades.ts';
import { bookMessages } from './Book.messages.ts';

/** The socket has no topic for them: they are read again this often while they are shown. */
const refreshMs = 3_000;
/** As many lines as are as high as a book of ten levels. */
const lines = 11;

export interface QuoteTradesProps {
  readonly detail: QuoteDetail;
  /** What is counted: BTC. */
  readonly unit: string;
  readonly endpoint: typeof cryptoTrades;
}

/** The market's last trades, newest first. */
export function QuoteTrades({ detail, unit, endpoint }: QuoteTradesProps): ReactNode {
  const intl = useIntl();
  const { stock_code: stockCode, market, name, quoteTimestamp } = detail;
  const { clock } = usePorts();
  const { request, reload } = useRead(endpoint, { stockCode, market }, { subject: 'trades', refreshMs });
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
      {({ list }) => <LastTrades {...table} trades={linesOf(list)} isStale={!isOnline} />}
    </RequestView>
  );
}

function useLines({ priceDecimals }: QuoteDetail) {
  const intl = useIntl();
  const format = useFormat();
  const lineOf = ({ id, price, quantity, side, tradeTimestamp }: Trade, decimals: number | null) => {
    const shown = {
      time: format.timeToSecond(tradeTimestamp),
      price: format.price(price, priceDecimals),
      // Equal decimals, so that sizes can be compared down the column.
      quantity: decimals === null ? format.quantity(quantity) : format.price(quantity, decimals),
    };
    return {
      id,
      side,
      ...shown,
      srText: intl.formatMessage(bookMessages.tradeLine, { ...shown, side: side ?? 'other' }),
    };
  };
  return (trades: readonly Trade[]) => {
    const decimals = sizeDecimals(trades.slice(0, lines).map(({ quantity }) => quantity));
    return trades.map((trade) => lineOf(trade, decimals));
  };
}
