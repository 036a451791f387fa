import { orderStatus, tradeTab, type Order } from '@meridian/api';
import { Button, ResultScreen, type StatItem } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { compare } from '#domain/money.ts';
import { isKnownDirection } from '#domain/profit.ts';
import { useFormat } from '#platform/format.ts';
import { links } from '#platform/links.ts';
import { useSentences } from '#platform/sentences.ts';
import { SignedMoney } from '#presentation/SignedMoney.tsx';
import { orderPresentation } from '#presentation/status/order.messages.ts';
import { useStatusTag } from '#presentation/status/status.ts';
import type { Submission } from '#submission/submission.ts';
import { useFollowedOrder } from '../../api.ts';
import type { CloseFacts } from '../../model/close-model.ts';
import { closeResult } from '../../model/close-summary.ts';
import { isShort } from '../../model/form.ts';
import { orderingMessages } from '../../ordering/ordering.messages.ts';
import { orderOutcomeOf } from '../../ordering/outcome.ts';
import { closeFigureMessages, messages } from './Close.messages.ts';
import { useClosedUnit } from './useClosedUnit.ts';
import type { Closing } from './useClosing.ts';

/** What happened, the record, the next step. Changes by itself while the order can still change. */
export function CloseRecord({
  closing,
  submission,
}: {
  closing: Closing;
  submission: Extract<Submission<Order>, { phase: 'done' }>;
}): ReactNode {
  const intl = useIntl();
  const order = useFollowedOrder(submission.receipt);
  const words = useWords(closing, order);
  const facts = useFacts(order, closing.sentFacts);
  const note = submission.wasLookedUp ? intl.formatMessage(orderingMessages.wasLookedUp) : null;
  const body = useSentences()(note, words.body);
  return (
    <ResultScreen
      tone={orderOutcomeOf(order.orderStatus).tone}
      title={words.title}
      body={body === '' ? undefined : body}
      facts={facts}
      actions={<NextSteps order={order} closing={closing} />}
    />
  );
}

function NextSteps({ order, closing }: { order: Order; closing: Closing }): ReactNode {
  const intl = useIntl();
  const { sentFacts, assetClass, position } = closing;
  if (order.orderStatus !== orderStatus.success) {
    return (
      <Button tone="primary" size="l" isFullWidth href={links.trade(tradeTab.entrusted)}>
        {intl.formatMessage(messages.seeOrders)}
      </Button>
    );
  }
  const isPart = sentFacts !== null && compare(order.quantity, sentFacts.position.quantity) < 0;
  return (
    <>
      <Button
        tone="primary"
        size="l"
        isFullWidth
        href={
          isPart ? links.position({ ...position, type: tradeTab.holdings }) : links.trade(tradeTab.closed)
        }
      >
        {intl.formatMessage(isPart ? messages.seePosition : messages.seeClosed)}
      </Button>
      <Button tone="quiet" isFullWidth href={links.statement(assetClass.closing.walletType)}>
        {intl.formatMessage(messages.seeStatement)}
      </Button>
    </>
  );
}

function useWords(closing: Closing, order: Order): { title: string; body: string | null } {
  const intl = useIntl();
  const format = useFormat();
  const quantity = format.quantity(order.quantity);
  const unit = useClosedUnit(closing)(order.quantity);
  const { position } = closing;
  switch (orderOutcomeOf(order.orderStatus).name) {
    case 'filled':
      return { title: intl.formatMessage(messages.closed, { quantity, unit }), body: null };
    case 'resting': {
      const price = format.money(order.limitPrice, order.currency, { decimals: order.priceDecimals });
      const side = isShort(position.direction) ? 'short' : 'long';
      return {
        title: intl.formatMessage(messages.restingTitle),
        body: isKnownDirection(position.direction)
          ? intl.formatMessage(messages.restingBody, { side, quantity, unit, price })
          : null,
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

function useFacts(order: Order, sent: CloseFacts | null): readonly StatItem[] {
  const intl = useIntl();
  const format = useFormat();
  const { walletCurrency: currency } = order;
  const status = useStatusTag()(orderPresentation, order.orderStatus).text;
  const price = order.price ?? order.limitPrice;
  const filled =
    order.price !== null && sent !== null
      ? closeResult(order, sent.position, order.price, sent.pairPrice)
      : null;
  const fact = (id: keyof typeof closeFigureMessages, value: ReactNode): StatItem => ({
    id,
    label: intl.formatMessage(closeFigureMessages[id]),
    value,
  });
  return [
    fact('closePrice', format.money(price, order.currency, { decimals: order.priceDecimals })),
    ...(filled
      ? [
          fact('profit', <SignedMoney value={filled.profit} currency={currency} />),
          fact('marginBack', format.money(order.margin, currency)),
        ]
      : []),
    fact('fee', format.money(order.handlingFee, currency)),
    ...(filled
      ? [
          fact('proceeds', format.money(filled.proceeds, currency)),
          fact('net', <SignedMoney value={filled.net} currency={currency} />),
        ]
      : []),
    { id: 'status', label: intl.formatMessage(orderingMessages.status), value: status },
    { id: 'number', label: intl.formatMessage(orderingMessages.orderNumber), value: order.orderNo },
    {
      id: 'time',
      label: intl.formatMessage(orderingMessages.time),
      value: format.dateTime(order.modifyTimeTimestamp),
    },
  ];
}
