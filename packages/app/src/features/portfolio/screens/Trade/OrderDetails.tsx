import { orderStatus, tradeTab, type Order } from '@meridian/api';
import {
  Button,
  Inline,
  Section,
  Stack,
  StatGrid,
  StatusTag,
  Text,
  TextLink,
  type StatItem,
} from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { partsCharged } from '#domain/fee-steps.ts';
import { zero } from '#domain/money.ts';
import { links } from '#platform/address/links.ts';
import { missing, useFormat } from '#platform/words/format.ts';
import { useFeeParts } from '#presentation/fees/useFeeParts.ts';
import { useOrderNote } from '../../tables/OrdersTable.tsx';
import { useOrderWords } from '../../tables/order-columns.tsx';
import { messages } from './Trade.messages.ts';

export interface OrderDetailsProps {
  readonly order: Order;
  /** For one that may still be cancelled. */
  onCancel?: ((order: Order) => void) | undefined;
}

/** All that is known of an order (spec §3), why it is as it is, and where it leads. */
export function OrderDetails({ order, onCancel }: OrderDetailsProps): ReactNode {
  const intl = useIntl();
  const words = useOrderWords();
  const note = useOrderNote()(order);
  const figures = useFigures(order);
  const { positionId } = order;
  const isHeld = order.orderStatus === orderStatus.success && positionId !== null;
  return (
    <Stack gap={3}>
      <Inline gap={2} isWrapping>
        <Text isStrong>{words.name(order)}</Text>
        <StatusTag {...words.status(order)} />
      </Inline>
      {note !== null && <Text tone="secondary">{note}</Text>}
      <StatGrid items={figures} columns={figures.some(({ isPart }) => isPart) ? 1 : 2} />
      <Fills order={order} />
      <Inline gap={4} isWrapping justify="between">
        <Inline gap={4} isWrapping>
          <TextLink isStandalone href={links.quote(order)}>
            {intl.formatMessage(messages.toQuote)}
          </TextLink>
          {isHeld && (
            <TextLink
              isStandalone
              href={links.position({ ...order, id: positionId, type: tradeTab.holdings })}
            >
              {intl.formatMessage(messages.toPosition)}
            </TextLink>
          )}
        </Inline>
        {onCancel && order.orderStatus === orderStatus.accepted && (
          <Button onPress={() => onCancel(order)}>{intl.formatMessage(messages.cancel)}</Button>
        )}
      </Inline>
    </Stack>
  );
}

/** At which prices it was filled, oldest first; their average is above. Nothing where there is no more to say than that. */
function Fills({ order }: { order: Order }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { fills, currency, priceDecimals: decimals } = order;
  if (fills === null || fills.length < 2) return null;
  return (
    <Section title={intl.formatMessage(messages.fills)} headingLevel={3}>
      <StatGrid
        columns={1}
        items={fills.map(({ price, quantity, fillTimestamp: at }, index) => ({
          id: String(index),
          label: format.dateTime(at),
          value: intl.formatMessage(messages.fillIs, {
            quantity: format.quantity(quantity),
            price: format.money(price, currency, { decimals }),
          }),
        }))}
      />
    </Section>
  );
}

function useFigures(order: Order): readonly StatItem[] {
  const intl = useIntl();
  const format = useFormat();
  const words = useOrderWords();
  const feeParts = useFeeParts();
  const { currency, walletCurrency, priceDecimals: decimals } = order;
  const item = (id: keyof typeof messages, value: string): StatItem => ({
    id,
    label: intl.formatMessage(messages[id]),
    value,
  });
  const at = (ms: number | null): string => (ms === null ? missing : format.dateTime(ms));
  const filled = {
    filled: format.quantity(order.filledQuantity ?? zero),
    total: format.quantity(order.quantity),
  };
  return [
    item('orderType', words.type(order)),
    item('filled', intl.formatMessage(messages.filledOf, filled)),
    item('limitPrice', format.money(order.limitPrice, currency, { decimals })),
    item('fillPrice', format.money(order.price, currency, { decimals })),
    item('totalAmount', format.money(order.totalAmount, currency)),
    item('leverage', words.leverage(order)),
    item('margin', format.money(order.margin, walletCurrency)),
    item('fee', format.money(order.handlingFee, walletCurrency)),
    ...feeParts(partsCharged(order), walletCurrency),
    item('held', format.money(order.frozenAmount, walletCurrency)),
    ...(order.profit === null
      ? []
      : [item('bookedProfit', format.money(order.profit, walletCurrency, { signed: true }))]),
    item('placed', at(order.createTimeTimestamp)),
    item('changed', at(order.modifyTimeTimestamp)),
    item('number', order.orderNo),
  ];
}
