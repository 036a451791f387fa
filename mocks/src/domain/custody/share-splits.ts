/** Splits of shares that are held or ordered: carried out as the ex-date opens (ADR 64). */
import { actionOf, priceText, quantityText, sendMessage, subjectOf } from '../inbox/index.ts';
import type { InstrumentKey, Split } from '../market/index.ts';
import {
  averagePrice,
  byInstrument,
  instrumentOf,
  keysHeld,
  keysWaiting,
  positionsIn,
  restOf,
  splitOrder,
  splitPosition,
  waitingOrdersIn,
} from '../orders/index.ts';
import type { NotifyingBrokerage } from '../orders/index.ts';

export interface Splitting extends NotifyingBrokerage {
  /** World ms of a share's last split that was carried out, by instrument. */
  readonly splitsMadeAt: Map<InstrumentKey, number>;
  /** World ms. What is entered now is counted in the shares of now: of splits until then it knows. */
  readonly livedUntil: number;
}

/** Before anything else of the day: the first trade is one in the new shares. */
export const shareSplits = byInstrument<Splitting>(
  'shareSplit',
  ({ trading }) => new Set([...keysHeld(trading), ...keysWaiting(trading)]),
  function* (house, key) {
    const splits = house.market.splits(key);
    const isThere =
      splits.length > 0 &&
      [positionsIn(house, key), waitingOrdersIn(house, key)].some((ones) => !ones.next().done);
    if (!isThere) return;
    const last = Math.max(house.splitsMadeAt.get(key) ?? 0, house.livedUntil);
    yield {
      id: key,
      dependsOn: String(last),
      nextDue: (fromMs, toMs) => splits.find(({ at }) => at > last && at >= fromMs && at <= toMs)?.at,
      happen(at) {
        house.splitsMadeAt.set(key, at);
        for (const split of splits.filter((one) => one.at === at)) carryOut(house, key, split);
      },
    };
  },
);

function carryOut(house: Splitting, key: InstrumentKey, split: Split): void {
  const instrument = instrumentOf(house, { key });
  const about = { ...subjectOf(instrument), ratio: String(split.ratio) };
  const price = (of: bigint) => priceText(instrument, of);
  for (const position of positionsIn(house, key)) {
    const before = position.quantity;
    splitPosition(house, position, split);
    sendMessage(house, position.userId, split.at, {
      kind: 'positionSplit',
      parameters: {
        ...about,
        positionId: position.id,
        before: quantityText(before),
        quantity: quantityText(position.quantity),
        average: price(averagePrice(position, instrument)),
      },
    });
  }
  for (const order of waitingOrdersIn(house, key)) {
    splitOrder(house, order, split);
    sendMessage(house, order.userId, split.at, {
      kind: 'orderSplit',
      parameters: {
        ...about,
        orderId: order.id,
        action: actionOf(order),
        quantity: quantityText(restOf(order)),
        limit: order.limitPrice === null ? null : price(order.limitPrice),
      },
    });
  }
}
