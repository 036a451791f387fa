import { orderStatus } from '@meridian/api';
import { phased } from '#kernel/index.ts';
import type { InstrumentKey } from '../market/index.ts';
import { auctionOfOrder, endInAuction, isForAuction, makeFinal } from './auction-orders.ts';
import { tellingOfEnds } from './processes.ts';
import type { NotifyingBrokerage } from './processes.ts';
import { waitingOrdersIn } from './state.ts';
import type { Order } from './state.ts';
import { byInstrument, keysWaiting } from './trading-index.ts';

const name = 'auctionOrder';

interface Case {
  readonly brokerage: NotifyingBrokerage;
  readonly order: Order;
}

/** Orders for the auction of one instrument: they can be cancelled, then no more, then they have ended. */
const ordersOf = (key: InstrumentKey) =>
  phased<NotifyingBrokerage, Case, 'open' | 'noCancel' | 'ended'>({
    name,
    *cases(brokerage) {
      for (const order of waitingOrdersIn(brokerage, key))
        if (isForAuction(order)) yield { brokerage, order };
    },
    idOf: ({ order }) => order.id,
    phaseOf: ({ order }) => (order.status === orderStatus.processing ? 'noCancel' : 'open'),
    nextAt({ brokerage, order }) {
      const auction = auctionOfOrder(brokerage, order);
      if (auction === undefined) return undefined;
      return order.status === orderStatus.processing
        ? { phase: 'ended', at: auction.closesAt }
        : { phase: 'noCancel', at: auction.noCancelAt };
    },
    enter({ brokerage, order }, phase, at) {
      if (phase === 'noCancel') makeFinal(brokerage, order, at);
      else endOf(brokerage, order, at);
    },
  });

/** Ends an order with its auction; its owner gets a message. */
export function endOf(brokerage: NotifyingBrokerage, order: Order, at: number): void {
  tellingOfEnds(brokerage, order.key, at, () => endInAuction(brokerage, order, at));
}

/** Orders for auctions become final with the no-cancel phase, and end with the auction. */
export const auctionOrders = byInstrument<NotifyingBrokerage>(
  name,
  ({ trading }) => keysWaiting(trading),
  (brokerage, key) => ordersOf(key).pending(brokerage),
);
