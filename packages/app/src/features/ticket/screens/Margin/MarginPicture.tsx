import { tradeDirection, type Decimal } from '@meridian/api';
import { OrderOutcome } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { divide, isPositive, largest } from '#domain/money.ts';
import { useFormat } from '#platform/words/format.ts';
import { axisEnd } from '../../model/price-axis.ts';
import { pictureMessages as texts } from './Margin.messages.ts';
import type { MarginChange } from './useMargin.ts';

/** The margin now and after, and how far from the price the stop-out then is. Nothing while that is not known. */
export function MarginPicture({ change }: { change: MarginChange }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { summary, position, price, detail } = change;
  const { margin, stopOut, hasNoStopOut } = summary;
  if (margin.value === null || !isPositive(price) || (stopOut.value === null && !hasNoStopOut)) return null;
  const before = position.margin;
  const whole = largest(before, margin.value);
  const bar = (value: Decimal) => ({
    value: format.money(value, position.walletCurrency),
    share: isPositive(whole) ? Number(divide(value, whole, 4, 'half-up')) : 0,
  });
  const priceText = (value: Decimal | null): string =>
    format.money(value, detail.currency, { decimals: detail.priceDecimals });
  const end = stopOut.value === null ? null : axisEnd(price, stopOut.value);
  const values = {
    side: position.direction === tradeDirection.sell ? 'short' : 'long',
    from: priceText(position.stopOutPrice),
    to: priceText(stopOut.value),
    percent: format.percent(end?.distance ?? null, { signed: false }),
  };
  const text = end === null ? texts.ends : position.stopOutPrice === null ? texts.begins : texts.moves;
  return (
    <OrderOutcome
      label={intl.formatMessage(texts.label)}
      before={{ label: intl.formatMessage(texts.now), ...bar(before) }}
      after={{ label: intl.formatMessage(texts.after), ...bar(margin.value) }}
      entry={{ label: intl.formatMessage(texts.price), value: priceText(price), at: 0.5 }}
      exit={end && { label: intl.formatMessage(texts.stopOut), value: priceText(stopOut.value), at: end.at }}
    >
      {intl.formatMessage(text, values)}
    </OrderOutcome>
  );
}
