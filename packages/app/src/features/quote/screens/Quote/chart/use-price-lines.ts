import {
  openClose,
  orderStatus,
  type Decimal,
  type Order,
  type Position,
  type QuoteDetail,
} from '@meridian/api';
import type { PriceLine } from '@meridian/design-system/charts';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAddressed } from '#asset-classes/addressed.ts';
import { compare, fromNumber } from '#domain/money.ts';
import { isKnownDirection } from '#domain/profit.ts';
import { useFormat } from '#platform/words/format.ts';
import { useTicketLimit } from '#presentation/ordering/asked-orders.ts';
import { usePricePress } from '#presentation/ordering/use-price-press.ts';
import { isBuying } from '../../../moved-order.ts';
import type { useOwnOrders } from './use-own-orders.ts';
import { moveMessages } from './MovedOrder.messages.ts';
import { priceLineMessages as messages } from './PriceLines.messages.ts';

/** An order that is being moved: by now at this price, and once it was let go there, to be asked about. */
interface Moving {
  readonly order: Order;
  readonly name: string;
  readonly price: Decimal;
  readonly isDropped: boolean;
}

export interface PriceLines {
  readonly lines: readonly PriceLine[];
  readonly moving: Moving | null;
  /** It is where it was. */
  stop(): void;
}

/**
 * The person's own prices on the chart: what was paid, where the house closes, the orders that wait, and the limit of the
 * ticket, which is moved here. A press makes one the limit; an order that can be cancelled is moved to where it is to be anew.
 */
export function usePriceLines(
  detail: QuoteDetail,
  position: Position | null,
  { canOrder, waiting: orders }: ReturnType<typeof useOwnOrders>,
): PriceLines {
  const intl = useIntl();
  const format = useFormat();
  const { assetClass } = useAddressed();
  const { source } = assetClass.paths;
  const { stock_code: code, currency, priceDecimals, priceStep } = detail;
  const limit = useTicketLimit({ source, code });
  const press = usePricePress(detail);
  const [moving, setMoving] = useState<Moving | null>(null);
  const lines = useMemo(() => {
    const line = (
      id: string,
      tone: PriceLine['tone'],
      name: string,
      price: Decimal | null,
    ): readonly PriceLine[] => {
      if (price === null) return [];
      const text = format.money(price, currency, { decimals: priceDecimals });
      const canPress = String(press !== undefined);
      const label = intl.formatMessage(messages.line, { name, price: text, canOrder: canPress });
      return [{ id, tone, name, label, price: Number(price), onPress: press && (() => press(price)) }];
    };
    const name = intl.formatMessage(messages.limit);
    const move = press && {
      tick: Number(priceStep),
      onMove: (price: number) => press(fromNumber(price, priceDecimals)),
    };
    return [
      ...line('entry', 'entry', intl.formatMessage(messages.entry), position?.openPrice ?? null),
      ...line('stopOut', 'stopOut', intl.formatMessage(messages.stopOut), position?.stopOutPrice ?? null),
      ...orders.flatMap((order) => {
        const quantity = format.quantity(order.quantity);
        const side = intl.formatMessage(isBuying(order) ? messages.buy : messages.sell, { quantity });
        const own = moving?.order.orderNo === order.orderNo ? moving : null;
        const moves = canOrder &&
          isMovable(order) && {
            label: intl.formatMessage(moveMessages.line, { name: side }),
            move: {
              tick: Number(priceStep),
              onMove: (price: number) =>
                setMoving({
                  order,
                  name: side,
                  price: fromNumber(price, priceDecimals),
                  isDropped: false,
                }),
              onDrop: () => setMoving(droppedFrom),
              onCancel: () => setMoving((now) => (now?.isDropped === true ? now : null)),
            },
          };
        return line(order.orderNo, 'order', side, own?.price ?? order.limitPrice).map((each) => ({
          ...each,
          ...moves,
        }));
      }),
      ...line('limit', 'limit', name, limit).map((own) => ({ ...own, label: name, move })),
    ];
  }, [intl, format, orders, moving, canOrder, limit, press, position, currency, priceDecimals, priceStep]);
  return { lines, moving, stop: () => setMoving(null) };
}

/** What is being carried out can no longer be cancelled; of a position whose id nobody gives no closing can be placed anew. */
function isMovable({
  direction,
  orderStatus: status,
  limitPrice,
  openClose: way,
  positionId,
}: Order): boolean {
  const canBePlaced = way === openClose.open || (way === openClose.close && positionId !== null);
  return status === orderStatus.accepted && limitPrice !== null && isKnownDirection(direction) && canBePlaced;
}

/** Let go where it was, nothing is asked. */
function droppedFrom(moving: Moving | null): Moving | null {
  if (moving === null || moving.order.limitPrice === null) return null;
  return compare(moving.price, moving.order.limitPrice) === 0 ? null : { ...moving, isDropped: true };
}
