import { cancelOrder, isRefusedFor, openClose, orderStatus, tradeTab, type Order } from '@meridian/api';
import { Banner, Button, ConfirmDialog, useToast } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { isCancelledReceipt, isSameOrder } from '#domain/cancelling.ts';
import { links } from '#platform/address/links.ts';
import { useDoubtText } from '#platform/words/doubts.ts';
import { useFormat } from '#platform/words/format.ts';
import { useReasonText } from '#platform/words/problems.ts';
import { useWrite, type WriteEnding } from '#platform/reading/use-write.ts';
import { useOrderNow } from '#presentation/ordering/use-order-now.ts';
import { readSide } from '../../orders.ts';
import { messages } from './Trade.messages.ts';

/** An order that was to be cancelled, and did not come back as cancelled. */
export interface Cancelling {
  readonly order: Order;
  readonly ending: WriteEnding<Order>;
}

/** Asks before an order is taken back (spec §4). `onDone` receives what is left to say, null when nothing is. */
export function CancelQuestion({
  order,
  onDone,
}: {
  order: Order;
  onDone(cancelling: Cancelling | null): void;
}): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const toast = useToast();
  const cancel = useWrite(cancelOrder);
  const side = readSide(order);

  async function confirm(): Promise<void> {
    const ending = await cancel.send({ orderNo: order.orderNo });
    const isCancelled = ending.outcome === 'done' && isCancelledReceipt(order, ending.value);
    if (isCancelled) toast.show({ title: intl.formatMessage(messages.cancelled), tone: 'positive' });
    onDone(isCancelled ? null : { order, ending });
  }

  return (
    <ConfirmDialog
      isOpen
      title={intl.formatMessage(messages.cancelQuestion)}
      body={intl.formatMessage(messages.cancelBody, {
        side: side ? intl.formatMessage(side) : '',
        quantity: format.quantity(order.quantity),
        name: order.name,
        price: format.money(order.limitPrice, order.currency, { decimals: order.priceDecimals }),
        amount: format.money(order.frozenAmount, order.walletCurrency),
      })}
      confirmLabel={intl.formatMessage(messages.cancel)}
      cancelLabel={intl.formatMessage(messages.keep)}
      tone="danger"
      isPending={cancel.phase === 'sending'}
      onConfirm={() => void confirm()}
      onCancel={() => onDone(null)}
    />
  );
}

/** The outcome as far as it is known: the refusal, or the order's status now, read until it is final. */
export function CancelNotice({ cancelling: { order, ending } }: { cancelling: Cancelling }): ReactNode {
  const intl = useIntl();
  const reasonText = useReasonText();
  const isRefused = ending.outcome === 'refused';
  // Refused because it can no longer be cancelled: what became of it is on record.
  const isTooLate = isRefused && isRefusedFor(ending.problem, 'orderNotCancellable');
  const now = useOrderNow(order, !isRefused || isTooLate);
  const cause = useCause(order, ending);
  if (now?.orderStatus === orderStatus.success) return <FilledFirst order={now} />;
  // Also where another device cancelled it a moment before.
  if (now?.orderStatus === orderStatus.cancelled) {
    return <Banner tone="positive" isLive title={intl.formatMessage(messages.cancelled)} />;
  }
  if (isRefused) {
    return ending.problem.kind === 'sessionExpired' ? null : (
      <Banner tone="negative" isLive title={intl.formatMessage(messages.cancelFailed)}>
        {reasonText(ending.problem)}
      </Banner>
    );
  }
  return (
    <Banner tone="waiting" isLive title={intl.formatMessage(messages.cancelUnknown)}>
      {cause} {intl.formatMessage(messages.cancelUnknownBody)}
    </Banner>
  );
}

/** The cancellation lost the race: what was bought or sold instead, at which price, and the way to it. */
function FilledFirst({ order }: { order: Order }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const side = readSide(order);
  const isOpening = order.openClose === openClose.open;
  return (
    <Banner
      tone="waiting"
      isLive
      title={intl.formatMessage(messages.cancelTooLate)}
      action={
        <Button size="s" href={links.trade(isOpening ? tradeTab.holdings : tradeTab.closed)}>
          {intl.formatMessage(isOpening ? messages.seeHoldings : messages.seeClosed)}
        </Button>
      }
    >
      {intl.formatMessage(messages.cancelFill, {
        side: side ? intl.formatMessage(side) : '',
        quantity: format.quantity(order.filledQuantity ?? order.quantity),
        name: order.name,
        price: format.money(order.price, order.currency, { decimals: order.priceDecimals }),
        time: format.dateTime(order.modifyTimeTimestamp),
      })}
    </Banner>
  );
}

function useCause(order: Order, ending: WriteEnding<Order>): string {
  const intl = useIntl();
  const doubtText = useDoubtText();
  if (ending.outcome !== 'done') return doubtText(ending.problem);
  const isOurs = isSameOrder(ending.value, order);
  return intl.formatMessage(isOurs ? messages.cancelInProgress : messages.cancelOther);
}
