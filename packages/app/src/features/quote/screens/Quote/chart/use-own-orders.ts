import { entrustedOrders, maxRows, type Order, type QuoteDetail } from '@meridian/api';
import { useMemo } from 'react';
import { useAddressed } from '#asset-classes/addressed.ts';
import { useSession } from '#platform/ports/use-ports.ts';
import { knownData } from '#platform/reading/request.ts';
import { useRead } from '#platform/reading/use-read.ts';

interface OwnOrders {
  /** Whether a person can order this product here. */
  readonly canOrder: boolean;
  readonly waiting: readonly Order[];
  /** Filled or cancelled, as many of the newest as a call answers. */
  readonly ended: readonly Order[];
}

const none: readonly Order[] = [];

/** One's own orders for this product, for its chart; none while nobody has said. */
export function useOwnOrders({ stock_code: code, market }: QuoteDetail): OwnOrders {
  const { isSignedIn } = useSession();
  const { assetClass } = useAddressed();
  const { source } = assetClass.paths;
  const canOrder = isSignedIn && assetClass.ticket !== undefined;
  const followed = { onTopics: ['orders'] } as const;
  const { request: open } = useRead(entrustedOrders, canOrder ? {} : null, followed);
  const past = canOrder ? { isEnded: true, pageSize: maxRows } : null;
  const { request: done } = useRead(entrustedOrders, past, followed);
  const waiting = knownData(open)?.list ?? none;
  const ended = knownData(done)?.list ?? none;
  return useMemo(() => {
    const isOfProduct = (order: Order): boolean =>
      order.source === source && order.stock_code === code && order.market === market;
    return { canOrder, waiting: waiting.filter(isOfProduct), ended: ended.filter(isOfProduct) };
  }, [canOrder, waiting, ended, source, code, market]);
}
