import type { FigureExplanation } from '@meridian/design-system';
import { useIntl } from 'react-intl';
import { missing, useFormat } from '#platform/words/format.ts';
import { messages } from './Invest.messages.ts';
import type { Investing } from './useInvest.ts';

interface Row {
  readonly label: string;
  readonly value: string;
  readonly explanation?: FigureExplanation;
}

type RowName = 'institution' | 'amount' | 'rate' | 'term' | 'interest' | 'back' | 'confirmation' | 'left';

/** The figures of an investment as rows, the interest with its working. */
export function useInvestRows({ summary, offer }: Investing): Readonly<Record<RowName, Row>> {
  const intl = useIntl();
  const format = useFormat();
  const { amount, interest, left } = summary;
  const { name, interestRate, termDays } = offer;
  const usd = (value: typeof amount): string => format.money(value, 'USD');
  const row = (label: keyof typeof messages, value: string): Row => ({
    label: intl.formatMessage(messages[label]),
    value,
  });
  const rate = interestRate === null ? missing : format.percent(interestRate, { signed: false });
  const interestLabel =
    termDays === null
      ? intl.formatMessage(messages.rate)
      : intl.formatMessage(messages.interest, { count: termDays });
  return {
    institution: row('institution', name),
    amount: row('amount', usd(amount)),
    rate: row('rate', interestRate === null ? missing : intl.formatMessage(messages.aYear, { rate })),
    term: row(
      'term',
      termDays === null ? missing : intl.formatMessage(messages.termValue, { count: termDays }),
    ),
    interest: {
      label: interestLabel,
      value: usd(interest),
      ...(interest !== null && {
        explanation: {
          title: interestLabel,
          steps: [
            { label: intl.formatMessage(messages.amount), value: usd(amount) },
            { label: intl.formatMessage(messages.rate), value: rate, operator: '×' },
            { label: intl.formatMessage(messages.days), value: String(termDays), operator: '×' },
            { label: intl.formatMessage(messages.daysOfYear), value: '365', operator: '÷' },
            { label: interestLabel, value: usd(interest), operator: '=' },
          ],
          note: intl.formatMessage(messages.interestNote),
          openLabel: intl.formatMessage(messages.interestHow),
          closeLabel: intl.formatMessage(messages.close),
        },
      }),
    },
    back: row('back', usd(amount)),
    confirmation: row('confirmation', intl.formatMessage(messages.confirmationValue)),
    left: row('left', usd(left)),
  };
}
