import { useIntl } from 'react-intl';
import { hundred, multiply, stepDecimals } from '#domain/money.ts';
import { useFormat } from '#platform/words/format.ts';
import { messages as positionTexts } from '../positions/position.messages.ts';
import type { Operator, PlainNumber, Quantity } from '#domain/figures.ts';

export interface Denomination {
  /** Of the price. */
  readonly currency: string;
  readonly priceDecimals: number;
  /** Of the money, where the wallet that pays keeps another. */
  readonly walletCurrency?: string;
}

/** A number of an order in words, by what it is. */
export function useNumberText({
  currency,
  priceDecimals,
  walletCurrency = currency,
}: Denomination): (number: Quantity) => string {
  const intl = useIntl();
  const format = useFormat();
  // An average price has more decimals than a tick: all are shown, so that the arithmetic can be followed.
  const decimalsOf = (value: Quantity['value']): number => Math.max(priceDecimals, stepDecimals(value));
  // Two decimals (spec §5), and all of a finer rate, so that the arithmetic can be followed: 0.002%.
  const rateText = (value: Quantity['value']): string => {
    const points = multiply(value, hundred);
    return stepDecimals(points) > 2
      ? `${format.quantity(points)}%`
      : format.percent(points, { signed: false });
  };
  const texts: Record<PlainNumber, (value: Quantity['value']) => string> = {
    price: (value) => format.money(value, currency, { decimals: decimalsOf(value) }),
    signedPrice: (value) => format.money(value, currency, { signed: true, decimals: decimalsOf(value) }),
    money: (value) => format.money(value, walletCurrency),
    signedMoney: (value) => format.money(value, walletCurrency, { signed: true }),
    settledMoney: (value) => format.money(value, currency),
    signedSettledMoney: (value) => format.money(value, currency, { signed: true }),
    quantity: (value) => format.quantity(value),
    leverage: (value) => intl.formatMessage(positionTexts.leverage, { multiple: format.quantity(value) }),
    rate: rateText,
    signedPercent: (value) => format.percent(value),
  };
  return (number) => {
    switch (number.as) {
      case 'pair':
        return `${number.pair} ${format.price(number.value, stepDecimals(number.value))}`;
      case 'moneyAtRate':
        return `${rateText(number.rate)} · ${texts.money(number.value)}`;
      default:
        return texts[number.as](number.value);
    }
  };
}

export const operatorSigns: Record<Operator, string> = {
  plus: '+',
  minus: '\u2212',
  times: '×',
  dividedBy: '÷',
  equals: '=',
};
