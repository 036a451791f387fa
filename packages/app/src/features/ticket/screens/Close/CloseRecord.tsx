import { orderStatus, tradeTab, type Order } from '@meridian/api';
import { Button, type StatItem } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { partsCharged } from '#domain/fee-steps.ts';
import { compare } from '#domain/money.ts';
import { isKnownDirection } from '#domain/profit.ts';
import { useFormat } from '#platform/words/format.ts';
import { links } from '#platform/address/links.ts';
import { useFeeParts } from '#presentation/fees/useFeeParts.ts';
import { SignedMoney } from '#presentation/SignedMoney.tsx';
import type { Submission } from '#submission/submission.ts';
import type { CloseFacts } from '../../closing/close-model.ts';
import { closeResult } from '../../closing/close-summary.ts';
import { heldMessages } from '../../held/held.messages.ts';
import { isShort } from '../../model/form.ts';
import { OrderResult, type ResultWords } from '../../ordering/OrderResult.tsx';
import { useCountedUnit } from '../../ordering/useCountedUnit.ts';
import { closeFigureMessages, messages } from './Close.messages.ts';
import type { Closing } from './useClosing.ts';

interface CloseRecordProps {
  readonly closing: Closing;
  readonly submission: Extract<Submission<Order>, { phase: 'done' }>;
}

/** The result of an order that closes a position. */
export function CloseRecord({ closing, submission }: CloseRecordProps): ReactNode {
  const words = useWords(closing);
  return (
    <OrderResult
      submission={submission}
      {...words}
      figures={useFigures(closing.sentFacts)}
      actions={(order) => <NextSteps order={order} closing={closing} />}
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
        {intl.formatMessage(isPart ? messages.seePosition : heldMessages.seeClosed)}
      </Button>
      <Button tone="quiet" isFullWidth href={links.statement(assetClass.holding.walletType)}>
        {intl.formatMessage(messages.seeStatement)}
      </Button>
    </>
  );
}

type Words = Record<'filled' | 'resting', (order: Order) => ResultWords>;

function useWords(closing: Closing): Words {
  const intl = useIntl();
  const format = useFormat();
  const unitOf = useCountedUnit(closing.assetClass);
  const { direction } = closing.position;
  const closed = (order: Order) => ({
    quantity: format.quantity(order.quantity),
    unit: unitOf(order, order.quantity),
  });
  return {
    filled: (order) => ({ title: intl.formatMessage(messages.closed, closed(order)) }),
    resting: (order) => ({
      title: intl.formatMessage(messages.restingTitle),
      body: isKnownDirection(direction)
        ? intl.formatMessage(messages.restingBody, {
            ...closed(order),
            side: isShort(direction) ? 'short' : 'long',
            price: format.money(order.limitPrice, order.currency, { decimals: order.priceDecimals }),
          })
        : null,
    }),
  };
}

function useFigures(sent: CloseFacts | null): (order: Order) => readonly StatItem[] {
  const intl = useIntl();
  const format = useFormat();
  const feeParts = useFeeParts();
  const figure = (id: keyof typeof closeFigureMessages, value: ReactNode): StatItem => ({
    id,
    label: intl.formatMessage(closeFigureMessages[id]),
    value,
  });
  return (order) => {
    const { walletCurrency: currency } = order;
    const filled =
      order.price !== null && sent !== null
        ? closeResult(order, sent.position, order.price, sent.pairPrice)
        : null;
    return [
      figure(
        'closePrice',
        format.money(order.price ?? order.limitPrice, order.currency, { decimals: order.priceDecimals }),
      ),
      ...(filled
        ? [
            figure('profit', <SignedMoney value={filled.profit} currency={currency} />),
            figure('marginBack', format.money(order.margin, currency)),
          ]
        : []),
      figure('fee', format.money(order.handlingFee, currency)),
      ...feeParts(partsCharged(order), currency),
      ...(filled
        ? [
            figure('proceeds', format.money(filled.proceeds, currency)),
            figure('net', <SignedMoney value={filled.net} currency={currency} />),
          ]
        : []),
    ];
  };
}
