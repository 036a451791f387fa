import { orderStatus, type Order } from '@meridian/api';
import { Button, StatGrid, StatusTag, Text, VisuallyHidden, type StatItem } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '../../../../platform/format.ts';
import { useTick } from '../../../../platform/realtime.ts';
import { readSide, readStatus } from '../../order-status.ts';
import { messages } from './Trade.messages.ts';
import { OrderCard, OrderFoot, OrderHead, Tags } from './Trade.styles.ts';

/** One waiting order: what it will do, at what price, what is held for it, and the way to take it back. */
export function OrderItem({ order, onCancel }: { order: Order; onCancel(): void }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const status = readStatus(order.orderStatus);
  const side = readSide(order);
  const sideText = side ? intl.formatMessage(side) : '--';
  const name = `${sideText} ${format.quantity(order.quantity)} ${order.name}`;
  return (
    <OrderCard aria-label={name}>
      <OrderHead>
        <h2>{order.name}</h2>
        <Tags>
          <StatusTag tone="neutral" text={sideText} />
          <StatusTag tone={status.tone} text={status.message ? intl.formatMessage(status.message) : '--'} />
        </Tags>
      </OrderHead>
      <Facts order={order} />
      <OrderFoot>
        <span>
          {intl.formatMessage(messages.placed)} {format.dateTime(order.createTimeTimestamp)}
        </span>
        {status.canCancel && (
          <Button size="s" onPress={onCancel}>
            <span aria-hidden="true">{intl.formatMessage(messages.cancel)}</span>
            <VisuallyHidden>{intl.formatMessage(messages.cancelNamed, { order: name })}</VisuallyHidden>
          </Button>
        )}
      </OrderFoot>
      {order.orderStatus === orderStatus.processing && (
        <Text size="xs" tone="secondary">
          {intl.formatMessage(messages.processing)}
        </Text>
      )}
    </OrderCard>
  );
}

function Facts({ order }: { order: Order }): ReactNode {
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
  const items: readonly StatItem[] = [
    price,
    { id: 'last', label: intl.formatMessage(messages.lastPrice), value: <LastPrice order={order} /> },
    { id: 'quantity', label: intl.formatMessage(messages.quantity), value: format.quantity(order.quantity) },
    {
      id: 'held',
      label: intl.formatMessage(messages.held),
      value: format.money(order.frozenAmount, order.currency),
    },
  ];
  return <StatGrid items={items} />;
}

/** How far the market still is; only this text renders again with a tick. */
function LastPrice({ order }: { order: Order }): ReactNode {
  const format = useFormat();
  const tick = useTick(order);
  return format.money(tick?.price_nominal ?? null, order.currency, { decimals: order.priceDecimals });
}
