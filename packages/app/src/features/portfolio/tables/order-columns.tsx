import type { Order } from '@meridian/api';
import { FittedFigure, MoneyText, ScreenNote, StatusTag } from '@meridian/design-system';
import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { zero } from '#domain/money.ts';
import { useTick } from '#platform/live/live-price.ts';
import { useApp } from '#platform/ports/context.ts';
import { missing, useFormat } from '#platform/words/format.ts';
import type { Message } from '#platform/words/messages.ts';
import { OldPricesNote } from '#presentation/old-prices/OldPricesNote.tsx';
import { useOldSince } from '#presentation/old-prices/old-prices.ts';
import { messages as positionTexts } from '#presentation/positions/position.messages.ts';
import { orderPresentation } from '#presentation/status/order.messages.ts';
import { useStatusTag } from '#presentation/status/status.ts';
import { readType } from '../order-types.messages.ts';
import { readSide } from '../orders.ts';
import { messages } from '../screens/Trade/Trade.messages.ts';
import { columnMessages } from './table.messages.ts';
import { priceDecimalsOf, type TableColumn } from './table.ts';

/** How far it may be from being filled: an order that waits has the market beside its limit, one that ended what it was filled at. */
export type OrdersKind = 'waiting' | 'ended';

/** Columns that every table of orders has. */
export function useCommonColumns(): Record<'side' | 'fee' | 'fillPrice' | 'number', TableColumn<Order>> {
  const intl = useIntl();
  const format = useFormat();
  const words = useOrderWords();
  return useMemo(() => {
    const label = (id: keyof typeof columnMessages): string => intl.formatMessage(columnMessages[id]);
    return {
      side: {
        id: 'side',
        label: label('side'),
        align: 'start',
        cell: (order) => words.side(order),
        by: (order) => ({ words: words.side(order) }),
      },
      fee: {
        id: 'fee',
        label: label('fee'),
        width: 's',
        cell: ({ handlingFee, walletCurrency }) => format.money(handlingFee, walletCurrency),
        by: ({ handlingFee, walletCurrency }) => ({ amount: handlingFee, currency: walletCurrency }),
      },
      fillPrice: {
        id: 'fillPrice',
        label: label('fillPrice'),
        decimals: ({ price, priceDecimals }) => priceDecimalsOf(price, priceDecimals),
        cell: ({ price, priceDecimals }) => format.price(price, priceDecimals),
        by: ({ price, currency }) => ({ amount: price, currency }),
      },
      number: {
        id: 'number',
        label: label('number'),
        width: 'l',
        cell: ({ orderNo }) => orderNo,
        by: ({ orderNo }) => ({ words: orderNo }),
      },
    };
  }, [intl, format, words]);
}

/** Columns of orders. */
export function useOrderColumns(kind: OrdersKind): readonly TableColumn<Order>[] {
  const intl = useIntl();
  const format = useFormat();
  const words = useOrderWords();
  const common = useCommonColumns();
  const { quotes } = useApp();
  return useMemo(() => {
    const label = (id: keyof typeof columnMessages): string => intl.formatMessage(columnMessages[id]);
    const priceOf = (price: Order['price'], { priceDecimals }: Order): string =>
      format.price(price, priceDecimals);
    const market: TableColumn<Order> =
      kind === 'waiting'
        ? {
            id: 'last',
            label: label('last'),
            place: { column: 2, line: 2 },
            decimals: ({ price, limitPrice, priceDecimals }) =>
              priceDecimalsOf(limitPrice ?? price, priceDecimals),
            cell: (order) => <LastPrice order={order} />,
            by: (order) => ({
              amount: quotes.tickOf(order)?.price_nominal ?? null,
              currency: order.currency,
            }),
          }
        : { ...common.fillPrice, place: { column: 2, line: 2 } };
    return [
      common.side,
      {
        id: 'type',
        label: label('type'),
        align: 'start',
        width: 's',
        room: 'medium',
        cell: (order) => words.type(order),
        by: (order) => ({ words: words.type(order) }),
      },
      {
        id: 'filledOf',
        label: label('filledOf'),
        width: 'l',
        place: { column: 1, line: 1 },
        cell: (order) => <FilledOf order={order} />,
        by: ({ quantity }) => ({ amount: quantity }),
      },
      {
        id: 'limit',
        label: label('limit'),
        place: { column: 2, line: 1 },
        decimals: ({ limitPrice, priceDecimals }) => priceDecimalsOf(limitPrice, priceDecimals),
        cell: (order) =>
          order.limitPrice === null ? (
            <FittedFigure full={missing} short={words.type(order)} />
          ) : (
            priceOf(order.limitPrice, order)
          ),
        by: ({ limitPrice, currency }) => ({ amount: limitPrice, currency }),
      },
      market,
      {
        id: 'total',
        label: label('total'),
        width: 'l',
        room: 'wide',
        cell: ({ totalAmount, currency }) => format.money(totalAmount, currency),
        by: ({ totalAmount, currency }) => ({ amount: totalAmount, currency }),
      },
      {
        id: 'reserved',
        label: label('reserved'),
        width: 'l',
        room: 'widest',
        ...(kind === 'ended' && { isChosenOnly: true }),
        cell: ({ frozenAmount, walletCurrency }) => format.money(frozenAmount, walletCurrency),
        by: ({ frozenAmount, walletCurrency }) => ({ amount: frozenAmount, currency: walletCurrency }),
      },
      {
        id: 'leverage',
        label: label('leverage'),
        width: 's',
        isChosenOnly: true,
        cell: (order) => words.leverage(order),
        by: ({ leverage }) => ({ amount: leverage }),
      },
      {
        id: 'margin',
        label: label('margin'),
        width: 'l',
        isChosenOnly: true,
        cell: ({ margin, walletCurrency }) => format.money(margin, walletCurrency),
        by: ({ margin, walletCurrency }) => ({ amount: margin, currency: walletCurrency }),
      },
      { ...common.fee, room: 'widest' },
      {
        id: 'status',
        label: label('status'),
        align: 'start',
        width: 'l',
        place: { column: 1, line: 2 },
        cell: (order) => {
          const status = words.status(order);
          return <FittedFigure full={<StatusTag {...status} />} short={status.text} />;
        },
        by: (order) => ({ words: words.status(order).text }),
      },
      {
        id: 'placed',
        label: label('placed'),
        width: 'xl',
        room: 'medium',
        cell: ({ createTimeTimestamp: at }) => (at === null ? missing : format.dateTime(at)),
        by: ({ createTimeTimestamp }) => ({ time: createTimeTimestamp }),
      },
      { ...common.number, isChosenOnly: true },
    ];
  }, [intl, format, words, common, quotes, kind]);
}

/** What an order does, of which type and at which leverage, and how far it is, in words. */
export function useOrderWords() {
  const intl = useIntl();
  const format = useFormat();
  const tagOf = useStatusTag();
  return useMemo(() => {
    const said = (message: Message | null): string =>
      message === null ? missing : intl.formatMessage(message);
    return {
      side: (order: Order) => said(readSide(order)),
      type: (order: Order) => said(readType(order.orderType)),
      leverage: ({ leverage }: Order) =>
        intl.formatMessage(positionTexts.leverage, { multiple: format.quantity(leverage) }),
      status: ({ orderStatus }: Order) => tagOf(orderPresentation, orderStatus),
      /** "Buy long 20 Apple". */
      name: (order: Order) => `${said(readSide(order))} ${format.quantity(order.quantity)} ${order.name}`,
    };
  }, [intl, format, tagOf]);
}

/** Longer than this, a quantity is rounded where a row has two lines. */
const longText = 10;

function FilledOf({ order: { filledQuantity, quantity } }: { order: Order }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const text = (of: (value: Order['quantity']) => string): string =>
    intl.formatMessage(messages.filledOf, { filled: of(filledQuantity ?? zero), total: of(quantity) });
  const full = text(format.quantity);
  return full.length <= longText ? full : <FittedFigure full={full} short={text(format.compact)} />;
}

/** How far the market still is; only this text renders again with a tick. Dimmed once it has stopped following it. */
function LastPrice({ order }: { order: Order }): ReactNode {
  const format = useFormat();
  const tick = useTick(order);
  const { market, stock_code, source } = order;
  const { marketStatus, quoteTimestamp } = tick ?? { marketStatus: null, quoteTimestamp: null };
  const since = useOldSince([{ market, stock_code, source, marketStatus, quoteTimestamp }]);
  const text = format.price(tick?.price_nominal ?? null, order.priceDecimals);
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
