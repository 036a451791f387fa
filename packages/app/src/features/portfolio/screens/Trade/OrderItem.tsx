import { orderStatus, type Order } from '@meridian/api';
import { Button, OrderRow, VisuallyHidden, type StatItem } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '#platform/format.ts';
import { useTick } from '#platform/live-price.ts';
import { orderPresentation } from '#presentation/status/order.messages.ts';
import { useStatusTag } from '#presentation/status/status.ts';
import { readSide } from '../../orders.ts';
import { messages } from './Trade.messages.ts';

/** One waiting order: what it will do, at what price, what is held for it, and the way to take it back. */
export function OrderItem({ order, onCancel }: { order: Order; onCancel(): void }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const statusTag = useStatusTag();
  const side = readSide(order);
  const sideText = side ? intl.formatMessage(side) : '--';
  const name = `${sideText} ${format.quantity(order.quantity)} ${order.name}`;
  const facts = useFacts(order);
  return (
    <OrderRow
      label={name}
      name={order.name}
      side={sideText}
      status={statusTag(orderPresentation, order.orderStatus)}
      facts={facts}
      placed={`${intl.formatMessage(messages.placed)} ${format.dateTime(order.createTimeTimestamp)}`}
      action={
        // Accepted can be cancelled; being processed cannot (DECISIONS 11).
        order.orderStatus === orderStatus.accepted && (
          <Button size="s" onPress={onCancel}>
            <span aria-hidden="true">{intl.formatMessage(messages.cancel)}</span>
            <VisuallyHidden>{intl.formatMessage(messages.cancelNamed, { order: name })}</VisuallyHidden>
          </Button>
        )
      }
      hint={
        order.orderStatus === orderStatus.processing ? intl.formatMessage(messages.processing) : undefined
      }
    />
  );
}

function useFacts(order: Order): readonly StatItem[] {
  const intl = useIntl();
  const format = useFormat();
  const decimals = order.priceDecimals;
  const price: StatItem =
    order.limitPrice === null
      ? {
          id: 'price',
          label: intl.formatMessage(messages.orderType),
          value: intl.formatMessage(messages.marketOrder),
        }
      : {
          id: 'price',
          label: intl.formatMessage(messages.limitPrice),
          value: format.money(order.limitPrice, order.currency, { decimals }),
        };
  return [
    price,
    { id: 'last', label: intl.formatMessage(messages.lastPrice), value: <LastPrice order={order} /> },
    { id: 'quantity', label: intl.formatMessage(messages.quantity), value: format.quantity(order.quantity) },
    {
      id: 'held',
      label: intl.formatMessage(messages.held),
      value: format.money(order.frozenAmount, order.currency),
    },
  ];
}

/** How far the market still is; only this text renders again with a tick. */
function LastPrice({ order }: { order: Order }): ReactNode {
  const format = useFormat();
  const tick = useTick(order);
  return format.money(tick?.price_nominal ?? null, order.currency, { decimals: order.priceDecimals });
}
