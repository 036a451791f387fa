import { bookTopic, type Book, type Decimal, type QuoteDetail } from '@meridian/api';
import { useEffect, useState } from 'react';
import { add } from '#domain/money.ts';
import { usePorts } from '#platform/provider.tsx';

type Level = Book['bids'][number];

/** Orders that wait on both sides of the price, best first. */
export interface ShownBook {
  readonly bids: readonly Level[];
  readonly asks: readonly Level[];
}

/**
 * The book as the socket tells it, each time whole. Until the first, and where there is no socket, the best price of each
 * side as the quote has it: less, and as true.
 */
export function useBook(detail: QuoteDetail): ShownBook {
  const { socket } = usePorts();
  const { market, stock_code: code } = detail;
  const [told, setTold] = useState<Book | null>(null);
  useEffect(
    () =>
      socket?.subscribe(bookTopic(market, code), (message) => {
        if (message.type !== 'book') return;
        // Late on its way, it is no news.
        setTold((known) =>
          known !== null && known.quoteTimestamp > message.data.quoteTimestamp ? known : message.data,
        );
      }),
    [socket, market, code],
  );
  const isOfThis = told !== null && told.market === market && told.stock_code === code;
  return isOfThis ? told : bestOf(detail);
}

function bestOf({ bid, ask, bidVolume, askVolume }: QuoteDetail): ShownBook {
  const side = (price: Decimal | null, quantity: Decimal | null): readonly Level[] =>
    price === null || quantity === null ? [] : [{ price, quantity }];
  return { bids: side(bid, bidVolume), asks: side(ask, askVolume) };
}

export interface CountedLevel extends Level {
  /** Quantity from the best price to this one. */
  readonly cumulative: Decimal;
}

/** A side with what adds up on the way from its best price. */
export function cumulate(levels: readonly Level[]): readonly CountedLevel[] {
  const counted: CountedLevel[] = [];
  for (const level of levels) {
    const before = counted.at(-1);
    counted.push({ ...level, cumulative: before ? add(before.cumulative, level.quantity) : level.quantity });
  }
  return counted;
}
