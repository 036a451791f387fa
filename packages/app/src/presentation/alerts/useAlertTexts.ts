import { useIntl } from 'react-intl';
import { useFormat } from '#platform/format.ts';
import type { Message } from '#platform/messages.ts';
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

type Worded = Pick<PriceAlert, 'stock_code' | 'condition' | 'value' | 'currency' | 'priceDecimals'>;

export interface AlertTexts {
  /** What an alert waits for: "AAPL above $190.00". */
  what(alert: Worded): string;
  /** What it was set at: a price in its currency, or a percentage. */
  value(alert: Worded): string;
  /** Why it fired: "Alert: AAPL rose above $190.00 at 10:32:05 (190.02)". */
  why(alert: FiredAlert): string;
}

/** An alert in words. */
export function useAlertTexts(): AlertTexts {
  const intl = useIntl();
  const format = useFormat();
  const value = ({ condition, value: set, currency, priceDecimals }: Worded): string =>
    condition === 'move'
      ? format.percent(set, { signed: false })
      : format.money(set, currency, { decimals: priceDecimals });
  return {
    value,
    what: (alert) =>
      intl.formatMessage(whatMessages[alert.condition], { code: alert.stock_code, value: value(alert) }),
    why: (alert) =>
      intl.formatMessage(firedMessages[alert.condition], {
        how: alert.fired.how,
        code: alert.stock_code,
        value: value(alert),
        ratio: format.percent(alert.fired.ratio),
        time: format.timeToSecond(alert.fired.at),
        price: format.price(alert.fired.price, alert.priceDecimals),
      }),
  };
}
