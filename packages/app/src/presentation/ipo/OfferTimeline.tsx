import { ipoStatus, type Decimal, type Subscription } from '@meridian/api';
import { Timeline, type TimelineItem, type TimelineState } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { isPositive } from '#domain/money.ts';
import { useNow } from '#platform/ports/use-ports.ts';
import { useFormat } from '#platform/words/format.ts';
import { timelineMessages as messages } from './ipo.messages.ts';
import type { OfferDates } from './offer.ts';

interface OfferTimelineProps {
  readonly name: string;
  readonly market: string;
  readonly dates: OfferDates;
  /** One's own; null without one. */
  readonly own: Subscription | null;
}

const zero = '0' as Decimal;

/** Often enough for a step to pass before anybody's eyes. */
const lookMs = 1_000;

/** An offer from the subscription to the listing: what is done, what is next and when; of one's own subscription with its amounts. */
export function OfferTimeline({ name, market, dates, own }: OfferTimelineProps): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const now = useNow(lookMs);
  const { purchaseEndDate, allotmentTimestamp, paymentEndDate, listTimestamp } = dates;
  const isPast = (instant: number | null): boolean => instant !== null && now >= instant;
  const time = (instant: number | null): string | undefined =>
    instant === null ? undefined : format.dateTime(instant);
  const money = (amount: Decimal | null): string => format.money(amount, own?.walletCurrency ?? 'USD');
  const item = (state: TimelineState, rest: Omit<TimelineItem, 'state' | 'stateLabel'>): TimelineItem => ({
    ...rest,
    state,
    stateLabel: intl.formatMessage(messages[state]),
  });
  const reached = (instant: number | null, isNext: boolean): TimelineState =>
    isPast(instant) ? 'done' : isNext ? 'current' : 'todo';
  const isClosed = isPast(purchaseEndDate);
  const isAllotted = isPast(allotmentTimestamp);
  const status = own?.status ?? null;
  const isOver = status === ipoStatus.notAllotted || status === ipoStatus.lapsed;
  const quantity = format.quantity(own?.quantity ?? null);

  const allotment = (): TimelineItem => {
    const step = {
      id: 'allotment',
      title: intl.formatMessage(messages.allotment),
      time: time(allotmentTimestamp),
    };
    if (status === ipoStatus.notAllotted)
      return item('failed', { ...step, detail: intl.formatMessage(messages.noneDetail, { quantity }) });
    const { allotmentQuantity = null, actualPrice = null, currency = '' } = own ?? {};
    const detail =
      allotmentQuantity === null
        ? undefined
        : intl.formatMessage(messages.allottedDetail, {
            allotted: format.quantity(allotmentQuantity),
            quantity,
            price: format.money(actualPrice, currency),
          });
    return item(reached(allotmentTimestamp, isClosed), { ...step, detail });
  };

  const payment = (): TimelineItem => {
    const refunded = money(own?.refundAmount ?? null);
    const step = { id: 'payment', title: intl.formatMessage(messages.payment), time: time(paymentEndDate) };
    switch (status) {
      case ipoStatus.notAllotted:
        return item('done', {
          id: 'refund',
          title: intl.formatMessage(messages.refund),
          time: time(allotmentTimestamp),
          detail: intl.formatMessage(messages.refunded, { refunded }),
        });
      case ipoStatus.pendingPayment:
        return item('yours', {
          ...step,
          detail: intl.formatMessage(messages.due, { pending: money(own?.pendingPaymentAmount ?? null) }),
        });
      case ipoStatus.lapsed:
        return item('failed', { ...step, detail: intl.formatMessage(messages.lapsed, { refunded }) });
      case ipoStatus.allotted: {
        const paid = money(own?.actualPaymentAmount ?? null);
        const hasRefund = isPositive(own?.refundAmount ?? zero);
        return item('done', {
          ...step,
          time: time(allotmentTimestamp),
          detail: intl.formatMessage(hasRefund ? messages.paidAndRefunded : messages.paid, {
            paid,
            refunded,
          }),
        });
      }
      default:
        return item(reached(paymentEndDate, isAllotted), {
          ...step,
          detail: intl.formatMessage(messages.paymentDetail),
        });
    }
  };

  const isHeld = typeof own?.positionId === 'string';
  return (
    <Timeline
      label={intl.formatMessage(messages.label, { name })}
      items={[
        own === null
          ? item(isClosed ? 'done' : 'yours', {
              id: 'subscribe',
              title: intl.formatMessage(messages.subscribe),
            })
          : item('done', {
              id: 'subscribe',
              title: intl.formatMessage(messages.subscribed),
              time: time(own.createTimeTimestamp),
            }),
        item(reached(purchaseEndDate, own !== null), {
          id: 'deadline',
          title: intl.formatMessage(messages.deadline),
          time: time(purchaseEndDate),
        }),
        allotment(),
        payment(),
        ...(isOver
          ? []
          : [
              item(reached(listTimestamp, status === ipoStatus.allotted || (own === null && isAllotted)), {
                id: 'listing',
                title: intl.formatMessage(messages.listing),
                time: time(listTimestamp),
                detail: isHeld
                  ? intl.formatMessage(messages.inHoldings)
                  : intl.formatMessage(messages.listed, { market }),
              }),
            ]),
      ]}
    />
  );
}
