import { bookTopic, type Book, type Decimal, type QuoteDetail } from '@meridian/api';
import { useEffect, useState } from 'react';
import { usePorts } from '../ports/context.ts';

type Level = Book['bids'][number];

/** Orders that wait on both sides of the price, best first. */
export interface ShownBook {
  readonly bids: readonly Level[];
  readonly asks: readonly Level[];
}

const nobody: ShownBook = { bids: [], asks: [] };

/**
 * The book as the socket sends it, each time whole. Until the first, and where there is no socket, the best price of each
 * side as the quote has it: less, and as true. Nothing is subscribed to and nobody waits where no instrument is given.
 */
export function useBook(detail: QuoteDetail | null): ShownBook {
  const { socket } = usePorts();
  const market = detail?.market ?? null;
  const code = detail?.stock_code ?? null;
  const [received, setReceived] = useState<Book | null>(null);
  useEffect(
    () =>
      market === null || code === null
        ? undefined
        : socket?.subscribe(bookTopic(market, code), (message) => {
            if (message.type !== 'book') return;
            setReceived((known) => newerBook(known, message.data));
          }),
    [socket, market, code],
  );
  const isOfThis = received !== null && received.market === market && received.stock_code === code;
  if (detail === null) return nobody;
  return isOfThis ? received : bestOf(detail);
}

/** Late on its way, a book is no news. */
export function newerBook(known: Book | null, next: Book): Book {
  return known !== null && known.quoteTimestamp > next.quoteTimestamp ? known : next;
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
