import { orderStatus, tradeTab, type Order } from '@meridian/api';
import { Button, ResultScreen, type StatItem } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { TradedClass } from '#asset-classes/definition.ts';
import { add, compare } from '#domain/money.ts';
import { useFormat } from '#platform/format.ts';
import { links } from '#platform/links.ts';
import { useSentences } from '#platform/sentences.ts';
import { orderPresentation } from '#presentation/status/order.messages.ts';
import { useStatusTag } from '#presentation/status/status.ts';
import type { Submission } from '#submission/submission.ts';
import { useFollowedOrder } from '../../api.ts';
import { isShort } from '../../model/form.ts';
import { orderingMessages } from '../../ordering/ordering.messages.ts';
import { orderOutcomeOf } from '../../ordering/outcome.ts';
import { figureMessages } from './figures.messages.ts';
import { messages } from './Ticket.messages.ts';

/** What happened, the record, the next step. Changes by itself while the order can still change. */
export function OrderRecord({
  assetClass,
  submission,
  onAnother,
}: {
  assetClass: TradedClass;
  submission: Extract<Submission<Order>, { phase: 'done' }>;
  onAnother(): void;
}): ReactNode {
  const intl = useIntl();
  const order = useFollowedOrder(submission.receipt);
  const words = useWords(assetClass, order);
  const facts = useFacts(order);
  const note = submission.wasLookedUp ? intl.formatMessage(orderingMessages.wasLookedUp) : null;
  const body = useSentences()(note, words.body);
  return (
    <ResultScreen
      tone={orderOutcomeOf(order.orderStatus).tone}
      title={words.title}
      body={body === '' ? undefined : body}
      facts={facts}
      actions={
        <>
          <NextStep order={order} />
          <Button tone="quiet" isFullWidth onPress={onAnother}>
            {intl.formatMessage(messages.another)}
          </Button>
        </>
      }
    />
  );
}

function NextStep({ order }: { order: Order }): ReactNode {
  const intl = useIntl();
  const isFilled = order.orderStatus === orderStatus.success && order.positionId !== null;
  return (
    <Button
      tone="primary"
      size="l"
      isFullWidth
      href={
        isFilled
          ? links.position({ ...order, id: order.positionId ?? '', type: tradeTab.holdings })
          : links.trade(tradeTab.entrusted)
      }
    >
      {intl.formatMessage(isFilled ? messages.viewPosition : messages.viewOrder)}
    </Button>
  );
}

function useWords(assetClass: TradedClass, order: Order): { title: string; body: string | null } {
  const intl = useIntl();
  const format = useFormat();
  const side = isShort(order.direction) ? 'short' : 'long';
  const quantity = format.quantity(order.quantity);
  const unit = assetClass.ticket.quantity.unitOf(order.stock_code);
  switch (orderOutcomeOf(order.orderStatus).name) {
    case 'filled':
      return {
        title: intl.formatMessage(side === 'short' ? messages.soldShort : messages.bought, {
          quantity,
          unit,
        }),
        body: null,
      };
    case 'resting': {
      const price = format.money(order.limitPrice, order.currency, { decimals: order.priceDecimals });
      const amount = format.money(order.frozenAmount, order.walletCurrency);
      return {
        title: intl.formatMessage(messages.restingTitle),
        body: intl.formatMessage(messages.restingBody, { side, quantity, unit, price, amount }),
      };
    }
    case 'processing':
      return {
        title: intl.formatMessage(orderingMessages.processingTitle),
        body: intl.formatMessage(orderingMessages.processingBody),
      };
    case 'unheard':
      return {
        title: intl.formatMessage(orderingMessages.unheardTitle),
        body: intl.formatMessage(orderingMessages.unheardBody),
      };
    case 'cancelled':
      return { title: intl.formatMessage(orderingMessages.cancelledTitle), body: order.reason };
  }
}

const wasPaid = (order: Order): boolean => orderOutcomeOf(order.orderStatus).name === 'filled';

function useFacts(order: Order): readonly StatItem[] {
  const intl = useIntl();
  const format = useFormat();
  const status = useStatusTag()(orderPresentation, order.orderStatus).text;
  const price = order.price ?? order.limitPrice;
  const fact = (id: string, label: string, value: string): StatItem => ({ id, label, value });
  return [
    fact(
      'price',
      intl.formatMessage(order.price === null ? figureMessages.limitPrice : messages.price),
      format.money(price, order.currency, { decimals: order.priceDecimals }),
    ),
    fact('value', intl.formatMessage(figureMessages.value), format.money(order.totalAmount, order.currency)),
    // Where all of the value was paid it would be said twice.
    ...(compare(order.margin, order.totalAmount) === 0
      ? []
      : [
          fact(
            'margin',
            intl.formatMessage(figureMessages.margin),
            format.money(order.margin, order.walletCurrency),
          ),
        ]),
    fact(
      'fee',
      intl.formatMessage(figureMessages.fee),
      format.money(order.handlingFee, order.walletCurrency),
    ),
    fact(
      'total',
      intl.formatMessage(wasPaid(order) ? figureMessages.paid : figureMessages.total),
      format.money(add(order.margin, order.handlingFee), order.walletCurrency),
    ),
    fact('status', intl.formatMessage(orderingMessages.status), status),
    fact('number', intl.formatMessage(orderingMessages.orderNumber), order.orderNo),
    fact('time', intl.formatMessage(orderingMessages.time), format.dateTime(order.modifyTimeTimestamp)),
  ];
}
