import type { FigureRowProps, FigureStep } from '@meridian/design-system';
import { useIntl } from 'react-intl';
import { missing, useFormat } from '#platform/words/format.ts';
import { figuresMessages } from '#presentation/figures/figures.messages.ts';
import type { LoanSummary } from '../../model.ts';
import { figureMessages as messages } from './figures.messages.ts';
import { useLoanTexts } from './words.ts';

type Name = 'rate' | 'payments' | 'first' | 'payment' | 'interest' | 'total';

/** What a loan costs, as rows that open their arithmetic. Nothing opens while it is not known. */
export function useLoanRows({ amount, term, cost }: LoanSummary): Readonly<Record<Name, FigureRowProps>> {
  const intl = useIntl();
  const format = useFormat();
  const texts = useLoanTexts();
  const say = (name: Exclude<keyof typeof messages, 'divisor' | 'paymentNote'>): string =>
    intl.formatMessage(messages[name]);
  const row = (name: Name, value: string, steps?: readonly FigureStep[], note?: string): FigureRowProps => {
    const label = say(name);
    if (steps === undefined && note === undefined) return { label, value };
    return {
      label,
      value,
      explanation: {
        title: label,
        steps: steps ?? [],
        ...(note !== undefined && { note }),
        openLabel: intl.formatMessage(figuresMessages.open, { label }),
        closeLabel: intl.formatMessage(figuresMessages.close),
      },
    };
  };
  const plain = {
    rate: row('rate', texts.rate(term?.yearlyRate ?? null)),
    payments: row('payments', texts.months(term?.months ?? null)),
    first: row('first', say('firstWhen')),
  };
  if (amount === null || term === null || cost === null)
    return {
      ...plain,
      payment: row('payment', missing),
      interest: row('interest', missing),
      total: row('total', missing),
    };
  const step = (label: string, value: string, operator?: string): FigureStep => ({
    label,
    value,
    ...(operator !== undefined && { operator }),
  });
  const payment = texts.money(cost.payment);
  const [interest, total] = [texts.money(cost.interest), texts.money(cost.total)];
  const ofRate =
    cost.divisor === null
      ? [step(say('count'), String(term.months), '÷')]
      : [
          step(say('monthlyRate'), `${format.quantity(cost.monthlyRate)}%`, '×'),
          step(
            intl.formatMessage(messages.divisor, { months: term.months }),
            format.quantity(cost.divisor),
            '÷',
          ),
        ];
  return {
    ...plain,
    rate: row(
      'rate',
      texts.rate(term.yearlyRate),
      [
        step(say('rate'), texts.rate(term.yearlyRate)),
        step(say('monthsInYear'), '12', '÷'),
        step(say('monthlyRate'), `${format.quantity(cost.monthlyRate)}%`, '='),
      ],
      say('rateFixed'),
    ),
    payment: row(
      'payment',
      payment,
      [step(say('amount'), texts.money(amount)), ...ofRate, step(say('payment'), payment, '=')],
      intl.formatMessage(messages.paymentNote, { last: texts.money(cost.lastPayment) }),
    ),
    total: row('total', total, [
      step(say('payment'), payment),
      step(say('otherCount'), String(term.months - 1), '×'),
      step(say('lastPayment'), texts.money(cost.lastPayment), '+'),
      step(say('total'), total, '='),
    ]),
    interest: row(
      'interest',
      interest,
      [
        step(say('total'), total),
        step(say('amount'), texts.money(amount), '−'),
        step(say('interest'), interest, '='),
      ],
      say('interestNote'),
    ),
  };
}
