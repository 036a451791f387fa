import { entrustedOrders, type Order } from '@meridian/api';
import { isSameOrder } from '#domain/cancelling.ts';
import { knownData } from '#platform/reading/request.ts';
import { useRead } from '#platform/reading/use-read.ts';

const lookAgainMs = 5_000;

/** The order as the brokerage has it, looked at until nobody asks any more; null while unknown. */
export function useOrderNow(order: Order, isAsked: boolean): Order | null {
  const { request } = useRead(entrustedOrders, isAsked ? { clientOrderId: order.clientOrderId } : null, {
    onTopics: ['orders'],
    refreshMs: lookAgainMs,
  });
  return knownData(request)?.list.find((found) => isSameOrder(found, order)) ?? null;
}
