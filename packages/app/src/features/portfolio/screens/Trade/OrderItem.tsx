import { orderStatus, type Order } from '@meridian/api';
import {
  Button,
  InstrumentLogo,
  MoneyText,
  OrderRow,
  ScreenNote,
  VisuallyHidden,
  type StatItem,
  type StatusTagProps,
} from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { partsCharged } from '#domain/fee-steps.ts';
import { missing, useFormat } from '#platform/words/format.ts';
import { useTick } from '#platform/live/live-price.ts';
import { useSentences } from '#platform/words/sentences.ts';
import { useFeeParts } from '#presentation/fees/useFeeParts.ts';
import { OldPricesNote } from '#presentation/old-prices/OldPricesNote.tsx';
import { useOldSince } from '#presentation/old-prices/old-prices.ts';
import { messages as positionTexts } from '#presentation/positions/position.messages.ts';
import { readType } from '../../order-types.messages.ts';
import { readSide } from '../../orders.ts';
import { messages } from './Trade.messages.ts';

interface OrderItemProps {
  readonly order: Order;
  readonly status: StatusTagProps;
  /** For one that may still be taken back. */
  onCancel?(): void;
}

/** One order: what it does, at what price, how far it is filled, its status or how it ended, and the way to cancel it. */
export function OrderItem({ order, status, onCancel }: OrderItemProps): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const side = readSide(order);
  const sideText = side ? intl.formatMessage(side) : missing;
  const name = `${sideText} ${format.quantity(order.quantity)} ${order.name}`;
  return (
    <OrderRow
      label={name}
      name={order.name}
      logo={<InstrumentLogo code={order.stock_code} src={order.localLogoUrl ?? undefined} size="s" />}
      side={sideText}
      status={status}
      facts={useFacts(order)}
      details={{ label: intl.formatMessage(messages.details), items: useDetails(order, status.text) }}
      placed={`${intl.formatMessage(messages.placed)} ${format.dateTime(order.createTimeTimestamp)}`}
      action={
        // Accepted can be cancelled; being processed cannot (DECISIONS 11).
        onCancel &&
        order.orderStatus === orderStatus.accepted && (
          <Button size="s" onPress={onCancel}>
            <span aria-hidden="true">{intl.formatMessage(messages.cancel)}</span>
            <VisuallyHidden>{intl.formatMessage(messages.cancelNamed, { order: name })}</VisuallyHidden>
          </Button>
        )
      }
      hint={useHint(order)}
    />
  );
}

/** Why it cannot be taken back, who ended it, and why. */
function useHint({ orderStatus: status, cancelledBy, reason }: Order): string | undefined {
  const intl = useIntl();
  const sentences = useSentences();
  if (status === orderStatus.processing) return intl.formatMessage(messages.processing);
  if (status !== orderStatus.cancelled) return reason ?? undefined;
  const by = cancelledBy === null ? null : intl.formatMessage(endings[cancelledBy]);
  return sentences(by, reason) || undefined;
}

const endings = { customer: messages.cancelledByYou, brokerage: messages.rejected } as const;

const isOver = ({ orderStatus: status }: Order): boolean =>
  status === orderStatus.success || status === orderStatus.cancelled;

function useFacts(order: Order): readonly StatItem[] {
  const intl = useIntl();
  const format = useFormat();
  const { currency, priceDecimals: decimals } = order;
  const type = readType(order.orderType);
  const fact = (id: keyof typeof messages, value: StatItem['value']): StatItem => ({
    id,
    label: intl.formatMessage(messages[id]),
    value,
  });
  const price =
    order.limitPrice === null
      ? fact('orderType', type ? intl.formatMessage(type) : missing)
      : fact('limitPrice', format.money(order.limitPrice, currency, { decimals }));
  const filled = fact(
    'filled',
    intl.formatMessage(messages.filledOf, {
      filled: format.quantity(order.filledQuantity),
      total: format.quantity(order.quantity),
    }),
  );
  if (isOver(order))
    return [price, fact('fillPrice', format.money(order.price, currency, { decimals })), filled];
  return [
    price,
    fact('lastPrice', <LastPrice order={order} />),
    filled,
    fact('held', format.money(order.frozenAmount, order.walletCurrency)),
  ];
}

/** What the spec knows of an order besides (spec §3). */
function useDetails(order: Order, status: string): readonly StatItem[] {
  const intl = useIntl();
  const format = useFormat();
  const feeParts = useFeeParts();
  const { currency } = order;
  const detail = (id: keyof typeof messages, value: string): StatItem => ({
    id,
    label: intl.formatMessage(messages[id]),
    value,
  });
  const type = readType(order.orderType);
  return [
    detail('number', order.orderNo),
    detail('orderType', type ? intl.formatMessage(type) : missing),
    detail('status', status),
    detail('totalAmount', format.money(order.totalAmount, currency)),
    detail(
      'leverage',
      intl.formatMessage(positionTexts.leverage, { multiple: format.quantity(order.leverage) }),
    ),
    detail('margin', format.money(order.margin, order.walletCurrency)),
    detail('fee', format.money(order.handlingFee, order.walletCurrency)),
    ...feeParts(partsCharged(order), order.walletCurrency),
    detail('changed', format.dateTime(order.modifyTimeTimestamp)),
  ];
}

/** How far the market still is; only this text renders again with a tick. Dimmed once it has stopped following it. */
function LastPrice({ order }: { order: Order }): ReactNode {
  const format = useFormat();
  const tick = useTick(order);
  const { market, stock_code, source } = order;
  const { marketStatus, quoteTimestamp } = tick ?? { marketStatus: null, quoteTimestamp: null };
  const since = useOldSince([{ market, stock_code, source, marketStatus, quoteTimestamp }]);
  const text = format.money(tick?.price_nominal ?? null, order.currency, { decimals: order.priceDecimals });
  if (since === null) return text;
  return (
    <>
      <MoneyText text={text} size="s" isMuted />
      <ScreenNote>
        <OldPricesNote since={since} />
      </ScreenNote>
    </>
  );
}
