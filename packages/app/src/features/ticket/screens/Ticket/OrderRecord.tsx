import { orderStatus, tradeTab, type Order } from '@meridian/api';
import { Button, type StatItem } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { TradedClass } from '#asset-classes/definition.ts';
import { partsCharged } from '#domain/fee-steps.ts';
import { add, compare } from '#domain/money.ts';
import type { Message } from '#platform/words/messages.ts';
import { useFormat } from '#platform/words/format.ts';
import { links } from '#platform/address/links.ts';
import { useFeeParts } from '#presentation/fees/useFeeParts.ts';
import type { Submission } from '#submission/submission.ts';
import { isShort } from '../../model/form.ts';
import { OrderResult, type ResultWords } from '../../ordering/OrderResult.tsx';
import { orderOutcomeOf } from '../../ordering/outcome.ts';
import { useCountedUnit } from '../../ordering/useCountedUnit.ts';
import { figureMessages } from './figures.messages.ts';
import { messages } from './Ticket.messages.ts';

interface OrderRecordProps {
  readonly assetClass: TradedClass;
  readonly submission: Extract<Submission<Order>, { phase: 'done' }>;
  onAnother(): void;
}

/** The result of an order that opens a position. */
export function OrderRecord({ assetClass, submission, onAnother }: OrderRecordProps): ReactNode {
  const intl = useIntl();
  const words = useWords(assetClass);
  return (
    <OrderResult
      submission={submission}
      {...words}
      figures={useFigures()}
      actions={(order) => (
        <>
          <NextStep order={order} />
          <Button tone="quiet" isFullWidth onPress={onAnother}>
            {intl.formatMessage(messages.another)}
          </Button>
        </>
      )}
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

type Words = Record<'filled' | 'resting', (order: Order) => ResultWords> &
  Partial<Record<'processing', (order: Order) => ResultWords>>;

function useWords(assetClass: TradedClass): Words {
  const intl = useIntl();
  const format = useFormat();
  const unitOf = useCountedUnit(assetClass);
  const ordered = (order: Order) => ({
    quantity: format.quantity(order.quantity),
    unit: unitOf(order, order.quantity),
  });
  const filled = (order: Order) => ({
    title: intl.formatMessage(
      isShort(order.direction) ? messages.soldShort : messages.bought,
      ordered(order),
    ),
  });
  const inAuction = (message: Message) => (order: Order) => ({
    title: intl.formatMessage(messages.auctionPlacedTitle),
    body: intl.formatMessage(message, { amount: format.money(order.frozenAmount, order.walletCurrency) }),
  });
  if (assetClass.quote.auction !== undefined) {
    return {
      filled,
      resting: inAuction(messages.auctionPlacedBody),
      processing: inAuction(messages.auctionFinalBody),
    };
  }
  return {
    filled,
    resting: (order) => ({
      title: intl.formatMessage(messages.restingTitle),
      body: intl.formatMessage(messages.restingBody, {
        ...ordered(order),
        side: isShort(order.direction) ? 'short' : 'long',
        price: format.money(order.limitPrice, order.currency, { decimals: order.priceDecimals }),
        amount: format.money(order.frozenAmount, order.walletCurrency),
      }),
    }),
  };
}

const wasPaid = (order: Order): boolean => orderOutcomeOf(order.orderStatus).name === 'filled';

function useFigures(): (order: Order) => readonly StatItem[] {
  const intl = useIntl();
  const format = useFormat();
  const feeParts = useFeeParts();
  const figure = (id: string, label: string, value: string): StatItem => ({ id, label, value });
  return (order) => [
    // An order that takes the price of an auction has none before.
    ...((order.price ?? order.limitPrice) === null
      ? []
      : [
          figure(
            'price',
            intl.formatMessage(order.price === null ? figureMessages.limitPrice : messages.price),
            format.money(order.price ?? order.limitPrice, order.currency, { decimals: order.priceDecimals }),
          ),
        ]),
    figure(
      'value',
      intl.formatMessage(figureMessages.value),
      format.money(order.totalAmount, order.currency),
    ),
    // Where all of the value was paid it would be said twice.
    ...(compare(order.margin, order.totalAmount) === 0
      ? []
      : [
          figure(
            'margin',
            intl.formatMessage(figureMessages.margin),
            format.money(order.margin, order.walletCurrency),
          ),
        ]),
    figure(
      'fee',
      intl.formatMessage(figureMessages.fee),
      format.money(order.handlingFee, order.walletCurrency),
    ),
    ...feeParts(partsCharged(order), order.walletCurrency),
    figure(
      'total',
      intl.formatMessage(wasPaid(order) ? figureMessages.paid : figureMessages.total),
      format.money(add(order.margin, order.handlingFee), order.walletCurrency),
    ),
  ];
}
