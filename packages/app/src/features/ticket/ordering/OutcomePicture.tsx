import type { QuoteDetail } from '@meridian/api';
import { OrderOutcome } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '#platform/words/format.ts';
import type { Outcome } from '../model/outcome.ts';
import { concernMessages } from './concerns.messages.ts';

/** What an order means, drawn and said. */
export function OutcomePicture({
  outcome,
  unit,
  isShort,
  detail,
  walletCurrency,
}: {
  readonly outcome: Outcome;
  /** What is counted: AAPL, BTC, shares. */
  readonly unit: string;
  readonly isShort: boolean;
  readonly detail: QuoteDetail;
  readonly walletCurrency: string;
}): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { before, after, price, end, loss } = outcome;
  const counted = ({ quantity, share }: Outcome['after']) => ({
    value: `${format.quantity(quantity)} ${unit}`,
    share,
  });
  const priceText = (value: Outcome['price']) =>
    format.money(value, detail.currency, { decimals: detail.priceDecimals });
  const text = end.isStopOut
    ? intl.formatMessage(concernMessages.stopOutText, {
        side: isShort ? 'short' : 'long',
        percent: format.percent(end.distance, { signed: false }),
        price: priceText(end.price),
        loss: format.money(loss, walletCurrency),
      })
    : intl.formatMessage(concernMessages.allPaidText, { loss: format.money(loss, walletCurrency) });
  return (
    <OrderOutcome
      label={intl.formatMessage(concernMessages.outcome)}
      before={before && { label: intl.formatMessage(concernMessages.now), ...counted(before) }}
      after={{
        label: intl.formatMessage(before ? concernMessages.after : concernMessages.opens),
        ...counted(after),
      }}
      entry={{ label: intl.formatMessage(concernMessages.price), value: priceText(price), at: 0.5 }}
      exit={{
        label: intl.formatMessage(end.isStopOut ? concernMessages.stopOut : concernMessages.nothing),
        value: priceText(end.price),
        at: end.at,
      }}
    >
      {text}
    </OrderOutcome>
  );
}
