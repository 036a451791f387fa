import { useIntl } from 'react-intl';
import { missing, useFormat } from '#platform/words/format.ts';
import { useRateText } from '#presentation/exchange/useRateText.ts';
import { accountText, useArrivalText, useReceivedText, worthShowing } from '../words.ts';
import { messages } from './Withdraw.messages.ts';
import type { Withdrawing } from './useWithdrawal.ts';

interface Row {
  readonly label: string;
  readonly value: string;
}

type Name = 'from' | 'to' | 'amount' | 'fee' | 'arrives' | 'arrival' | 'review' | 'left';

/** The figures of a withdrawal as rows; `exchange` is empty where nothing is exchanged. */
export function useFigures({ summary, facts }: Withdrawing): Record<Name, Row> & {
  readonly exchange: readonly Row[];
} {
  const intl = useIntl();
  const format = useFormat();
  const receivedText = useReceivedText();
  const arrivalText = useArrivalText();
  const { account, method, amount, fee, received, left } = summary;
  const rateText = useRateText(worthShowing(method?.rate ?? null));
  const currency = facts.usable?.currency ?? 'USD';
  const row = (name: Name | 'rate', value: string): Row => ({
    label: intl.formatMessage(messages[name]),
    value,
  });
  return {
    from: row('from', intl.formatMessage(messages.cash)),
    to: row('to', account === null ? missing : accountText(account)),
    amount: row('amount', format.money(amount, currency)),
    fee: row('fee', format.money(fee, currency)),
    arrives: row('arrives', receivedText(received, facts.type)),
    arrival: row('arrival', arrivalText(method?.arrivalMinutes ?? null)),
    review: row('review', intl.formatMessage(messages.reviewTime)),
    left: row('left', format.money(left, currency)),
    exchange: rateText === null ? [] : [row('rate', rateText)],
  };
}
