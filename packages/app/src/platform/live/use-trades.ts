import { tradesTopic, type QuoteDetail, type Rows, type Trade } from '@meridian/api';
import { useEffect, useState } from 'react';
import { usePorts } from '../ports/context.ts';

/** Latest trades as they were last heard, and when that was (ms of the app's clock). */
interface HeardTrades {
  readonly topic: string;
  readonly trades: Rows<Trade>;
  readonly madeAt: number;
  readonly at: number;
}

/** The market's last trades as the socket sends them, each time whole. Null until the first. */
export function useTrades({ market, stock_code: code }: QuoteDetail): Omit<HeardTrades, 'topic'> | null {
  const { socket, clock } = usePorts();
  const [heard, setHeard] = useState<HeardTrades | null>(null);
  const topic = tradesTopic(market, code);
  useEffect(
    () =>
      socket?.subscribe(topic, (message) => {
        if (message.type !== 'trades') return;
        const next = {
          topic,
          trades: message.data.list,
          madeAt: message.data.quoteTimestamp,
          at: clock.now(),
        };
        // Late on their way, they are no news.
        setHeard((known) => (known?.topic === topic && known.madeAt > next.madeAt ? known : next));
      }),
    [socket, clock, topic],
  );
  return heard?.topic === topic ? heard : null;
}
