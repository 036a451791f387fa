import type { Decimal } from '@meridian/api';
import { useIntl } from 'react-intl';
import { missing, useFormat } from '#platform/words/format.ts';
import { formMessages as messages, messages as offerMessages } from './Offer.messages.ts';
import type { Subscribing } from './useSubscribing.ts';

/** The figures of a subscription as rows, in the order they add up. */
export function useFigures({ summary, facts }: Pick<Subscribing, 'summary' | 'facts'>) {
  const intl = useIntl();
  const format = useFormat();
  const { offer, wallet } = facts;
  const { currency, highestPrice, discountedPrice, rate } = offer;
  const price = (value: Decimal | null) => format.money(value, currency);
  const money = (value: Decimal | null) => (wallet === null ? missing : format.money(value, wallet.currency));
  const row = (label: string, value: string) => ({ label, value });
  return {
    rows: [
      row(intl.formatMessage(messages.lots), format.quantity(summary.lots)),
      row(intl.formatMessage(offerMessages.price), price(highestPrice)),
      row(intl.formatMessage(messages.total), price(summary.total)),
      ...(discountedPrice === null
        ? []
        : [row(intl.formatMessage(offerMessages.discounted), price(discountedPrice))]),
      ...(rate === null
        ? []
        : [
            row(
              intl.formatMessage(offerMessages.rate),
              intl.formatMessage(offerMessages.rateValue, { ...rate, rate: format.price(rate.rate, null) }),
            ),
          ]),
      row(intl.formatMessage(messages.fee), intl.formatMessage(messages.free)),
    ],
    held: row(intl.formatMessage(messages.held), money(summary.held)),
    left: row(intl.formatMessage(messages.left), money(summary.left)),
  };
}
