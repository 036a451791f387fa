import { cancelOrder, openClose, tradeDirection, tradeTab, type Decimal, type Order } from '@meridian/api';
import { ConfirmDialog, useToast } from '@meridian/design-system';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { links } from '#platform/address/links.ts';
import { useWrite, type WriteEnding } from '#platform/reading/use-write.ts';
import { useFormat } from '#platform/words/format.ts';
import { useReasonText } from '#platform/words/problems.ts';
import { useAskedOrders } from '#presentation/ordering/asked-orders.ts';
import { useOrderNow } from '#presentation/ordering/use-order-now.ts';
import { isOnRecord, oldOrderAfter, replacementOf } from '../../../moved-order.ts';
import { moveMessages as messages } from './MovedOrder.messages.ts';

interface MovedOrderProps {
  readonly order: Order;
  /** "Buy 20". */
  readonly name: string;
  /** Where it was let go. */
  readonly price: Decimal;
  onDone(): void;
}

/**
 * Asks before an order is cancelled to be placed anew at another price. The new one is filled in on the ticket, and only
 * when the old one is known to be cancelled: there are never two.
 */
export function MovedOrder(props: MovedOrderProps): ReactNode {
  const { order, name, price, onDone } = props;
  const intl = useIntl();
  const toast = useToast();
  const text = useTexts(props);
  const cancel = useWrite(cancelOrder);
  const place = usePlacing(price);
  const [ending, setEnding] = useState<WriteEnding<Order> | null>(null);

  async function confirm(): Promise<void> {
    const ended = await cancel.send({ orderNo: order.orderNo });
    const old = oldOrderAfter(order, ended, null);
    if (old.kind !== 'cancelled') return setEnding(ended);
    toast.show({ title: intl.formatMessage(messages.ready), tone: 'positive' });
    onDone();
    place(old.order);
  }

  if (ending !== null) return <Ended {...{ order, name, price, ending, place, onDone }} />;
  return (
    <ConfirmDialog
      isOpen
      title={intl.formatMessage(messages.title)}
      body={intl.formatMessage(messages.body, text)}
      confirmLabel={intl.formatMessage(messages.confirm)}
      cancelLabel={intl.formatMessage(messages.keep)}
      tone="danger"
      isPending={cancel.phase === 'sending'}
      onConfirm={() => void confirm()}
      onCancel={onDone}
    />
  );
}

interface EndedProps extends MovedOrderProps {
  readonly ending: WriteEnding<Order>;
  place(cancelled: Order): void;
}

/** It did not come back as cancelled: what is known of it by now, until nothing is open. */
function Ended({ ending, place, ...props }: EndedProps): ReactNode {
  const { order, name, onDone } = props;
  const intl = useIntl();
  const format = useFormat();
  const reasonText = useReasonText();
  const navigate = useNavigate();
  const text = useTexts(props);
  const now = useOrderNow(order, isOnRecord(ending));
  const old = oldOrderAfter(order, ending, now);
  const said = ((): { readonly body: string; readonly confirm: string; act(): void } => {
    const toOrders = {
      confirm: intl.formatMessage(messages.orders),
      act: () => void navigate(links.trade(tradeTab.entrusted)),
    };
    switch (old.kind) {
      case 'cancelled':
        return {
          body: intl.formatMessage(messages.cancelledBody, text),
          confirm: intl.formatMessage(messages.place),
          act: () => place(old.order),
        };
      case 'filled': {
        const { price, currency, priceDecimals, modifyTimeTimestamp } = old.order;
        const isOpening = order.openClose === openClose.open;
        return {
          body: intl.formatMessage(messages.filledBody, {
            name,
            price: format.money(price, currency, { decimals: priceDecimals }),
            time: format.dateTime(modifyTimeTimestamp),
          }),
          confirm: intl.formatMessage(messages.holdings),
          act: () => void navigate(links.trade(isOpening ? tradeTab.holdings : tradeTab.closed)),
        };
      }
      case 'refused':
        return {
          ...toOrders,
          body: intl.formatMessage(messages.refusedBody, { reason: reasonText(old.problem) }),
        };
      case 'unknown':
        return { ...toOrders, body: intl.formatMessage(messages.unknownBody) };
    }
  })();
  return (
    <ConfirmDialog
      isOpen
      title={intl.formatMessage(messages[old.kind])}
      body={<span aria-live="polite">{said.body}</span>}
      confirmLabel={said.confirm}
      cancelLabel={intl.formatMessage(messages.close)}
      onConfirm={() => {
        onDone();
        said.act();
      }}
      onCancel={onDone}
    />
  );
}

function useTexts({ order, name, price }: MovedOrderProps): Record<'name' | 'from' | 'to', string> {
  const format = useFormat();
  const { currency, priceDecimals: decimals, limitPrice } = order;
  return {
    name,
    from: format.money(limitPrice, currency, { decimals }),
    to: format.money(price, currency, { decimals }),
  };
}

/** Leads to the ticket of the cancelled order, filled in with the new price and with what was not filled. */
function usePlacing(price: Decimal): (cancelled: Order) => void {
  const orders = useAskedOrders();
  const navigate = useNavigate();
  return (cancelled) => {
    const { source, stock_code: code, market, name, positionId } = cancelled;
    const direction = cancelled.direction === tradeDirection.sell ? tradeDirection.sell : tradeDirection.buy;
    const replacement = replacementOf(cancelled, price);
    if (replacement === null) return;
    orders.leave({ source, code }, { asks: 'replacement', ...replacement });
    const isOpening = cancelled.openClose === openClose.open;
    void navigate(
      isOpening
        ? links.ticket({ source, code, market, name, direction }, direction)
        : links.close({ ...cancelled, id: positionId ?? '', type: tradeTab.holdings }),
    );
  };
}
