import type { Decimal } from '@meridian/api';
import { useIntl } from 'react-intl';
import { hasMoneyPrice } from '#asset-classes/money-price.ts';
import { useAssetClasses } from '#asset-classes/registry.ts';
import { useFormat } from '#platform/words/format.ts';
import type { Message } from '#platform/words/messages.ts';
import { messages } from './alerts.messages.ts';
import type { AlertCondition, FiredAlert, PriceAlert } from './price-alerts.ts';

const whatMessages: Readonly<Record<AlertCondition, Message>> = {
  above: messages.whatAbove,
  below: messages.whatBelow,
  move: messages.whatMove,
};

const firedMessages: Readonly<Record<AlertCondition, Message>> = {
  above: messages.firedAbove,
  below: messages.firedBelow,
  move: messages.firedMove,
};

type Priced = Pick<PriceAlert, 'source' | 'currency' | 'priceDecimals'>;
type Worded = Priced & Pick<PriceAlert, 'stock_code' | 'name' | 'condition' | 'value'>;

/** Writes a price of an instrument: with its currency where it is money, else as it is quoted. */
export function useAlertedPrice(): (of: Priced, price: Decimal | null) => string {
  const format = useFormat();
  const classes = useAssetClasses();
  return ({ source, currency, priceDecimals: decimals }, price) =>
    hasMoneyPrice(classes.of(source))
      ? format.money(price, currency, { decimals })
      : format.price(price, decimals);
}

export interface AlertTexts {
  /** What an alert waits for: "AAPL above $190.00". */
  what(alert: Worded): string;
  /** What it was set at: a price in its currency, or a percentage. */
  value(alert: Worded): string;
  /** What a split has made of it: "AAPL was split 4 for 1: the alert set at $190.00 is now at $47.50". Empty where none has. */
  adjusted(alert: PriceAlert): string;
  /** Why it fired: "Alert: AAPL rose above $190.00 at 10:32:05 ($190.02)". */
  why(alert: FiredAlert): string;
}

/** An alert in words. */
export function useAlertTexts(): AlertTexts {
  const intl = useIntl();
  const format = useFormat();
  const price = useAlertedPrice();
  const value = (alert: Worded): string =>
    alert.condition === 'move' ? format.percent(alert.value, { signed: false }) : price(alert, alert.value);
  // Digits are no name to most people.
  const codeOf = ({ stock_code: code, name }: Worded): string =>
    intl.formatMessage(/^\d+$/.test(code) ? messages.named : messages.ticker, { name, code });
  return {
    value,
    what: (alert) =>
      intl.formatMessage(whatMessages[alert.condition], { code: codeOf(alert), value: value(alert) }),
    adjusted: (alert) =>
      alert.adjusted === null
        ? ''
        : intl.formatMessage(messages.adjusted, {
            code: codeOf(alert),
            ratio: format.quantity(alert.adjusted.ratio),
            before: price(alert, alert.adjusted.from),
            after: price(alert, alert.value),
          }),
    why: (alert) =>
      intl.formatMessage(firedMessages[alert.condition], {
        how: alert.fired.how,
        code: codeOf(alert),
        value: value(alert),
        ratio: format.percent(alert.fired.ratio),
        time: format.timeToSecond(alert.fired.at),
        price: price(alert, alert.fired.price),
      }),
  };
}
