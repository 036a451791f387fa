import type { ExchangeRate, WithdrawalRecord } from '@meridian/api';
import { useIntl } from 'react-intl';
import { missing, useFormat } from '#platform/words/format.ts';
import { currencyName } from '#platform/words/formatting.ts';
import type { PayoutAccount, WithdrawalType } from '../withdraw-model.ts';
import { messages } from './Withdraw/Withdraw.messages.ts';

/** The last four characters of what money goes to: what tells one's own accounts apart. */
export function lastFour({ bankCard, wallet }: PayoutAccount): string {
  const number = bankCard?.bankCardNumber ?? wallet?.address ?? '';
  return number.replaceAll(/\s/g, '').slice(-4);
}

/** What its owner knows an account by. */
export function accountText(account: PayoutAccount): string {
  const { bankCard, wallet, currency } = account;
  if (bankCard) return `${bankCard.bankName} •••• ${lastFour(account)} · ${currencyName(currency)}`;
  const { address = '', network = missing } = wallet ?? {};
  return `${network} · ${address.length <= 16 ? address : `${address.slice(0, 8)}…${address.slice(-4)}`}`;
}

/** What arrives: cents of money, every digit of a coin. */
export function useReceivedText(): (
  received: { readonly amount: WithdrawalRecord['received']; readonly currency: string } | null,
  type: WithdrawalType | null,
) => string {
  const format = useFormat();
  return (received, type) => {
    if (received === null) return missing;
    const { amount, currency } = received;
    return type === 'digitalCurrency'
      ? `${format.quantity(amount)} ${currency}`
      : format.money(amount, currency);
  };
}

/** "About 15 minutes after the review". */
export function useArrivalText(): (minutes: number | null) => string {
  const intl = useIntl();
  return (minutes) => {
    if (minutes === null) return missing;
    if (minutes < 120) return intl.formatMessage(messages.arrivalMinutes, { count: minutes });
    const hours = Math.round(minutes / 60);
    return hours < 24
      ? intl.formatMessage(messages.arrivalHours, { count: hours })
      : intl.formatMessage(messages.arrivalDays, { count: Math.round(hours / 24) });
  };
}

/** A rate of one is no news: a coin that counts as a dollar. */
export function worthShowing(rate: ExchangeRate | null): ExchangeRate | null {
  return rate === null || /^1(\.0*)?$/.test(rate.rate) ? null : rate;
}
