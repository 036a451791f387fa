import { bookTopic, type Book, type Decimal, type QuoteDetail } from '@meridian/api';
import { useEffect, useState } from 'react';
import { usePorts } from '#platform/ports/context.ts';

type Level = Book['bids'][number];

/** Orders that wait on both sides of the price, best first. */
export interface ShownBook {
  readonly bids: readonly Level[];
  readonly asks: readonly Level[];
}

/**
 * The book as the socket sends it, each time whole. Until the first, and where there is no socket, the best price of each
 * side as the quote has it: less, and as true.
 */
export function useBook(detail: QuoteDetail): ShownBook {
  const { socket } = usePorts();
  const { market, stock_code: code } = detail;
  const [received, setReceived] = useState<Book | null>(null);
  useEffect(
    () =>
      socket?.subscribe(bookTopic(market, code), (message) => {
        if (message.type !== 'book') return;
        // Late on its way, it is no news.
        setReceived((known) =>
          known !== null && known.quoteTimestamp > message.data.quoteTimestamp ? known : message.data,
        );
      }),
    [socket, market, code],
  );
  const isOfThis = received !== null && received.market === market && received.stock_code === code;
  return isOfThis ? received : bestOf(detail);
}

/**
 * Whether a book is to be had of an instrument whose class has one: not where prices are shown late, and not while its market is
 * closed. What is halted keeps its orders.
 */
export function bookPhase({
  isDelayed,
  isHalted,
  marketStatus,
}: Pick<QuoteDetail, 'isDelayed' | 'isHalted' | 'marketStatus'>): 'live' | 'delayed' | 'closed' {
  if (isDelayed) return 'delayed';
  const rests = marketStatus === 'closed' || marketStatus === 'holiday' || marketStatus === 'break';
  return rests && !isHalted ? 'closed' : 'live';
}

function bestOf({ bid, ask, bidVolume, askVolume }: QuoteDetail): ShownBook {
  const side = (price: Decimal | null, quantity: Decimal | null): readonly Level[] =>
    price === null || quantity === null ? [] : [{ price, quantity }];
  return { bids: side(bid, bidVolume), asks: side(ask, askVolume) };
}

/** Above so many digits before the point a size has no room beside its price. */
const mostWholeDigits = 7;

/**
 * The decimals that every size of one book is shown with, so that sizes can be compared down the column: those the
 * smallest needs for two digits of its own. Null where the largest is too long to be written out.
 */
export function sizeDecimals(sizes: readonly Decimal[]): number | null {
  const parts = sizes.map((size) => {
    const [whole = '', decimals = ''] = size.split('.');
    return { whole: whole.replace(/^0+/, ''), decimals: decimals.replace(/0+$/, '') };
  });
  if (parts.some(({ whole }) => whole.length > mostWholeDigits)) return null;
  const needed = parts.map(({ whole, decimals }) => {
    const leadingZeros = decimals.length - decimals.replace(/^0+/, '').length;
    return Math.min(decimals.length, whole === '' ? leadingZeros + 2 : Math.max(0, 2 - whole.length));
  });
  return Math.max(0, ...needed);
}
