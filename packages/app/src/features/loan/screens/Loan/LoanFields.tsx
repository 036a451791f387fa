import { AmountInput, OrderSummary, RadioGroup, Select, Stack, Text } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { LoanOffer } from '@meridian/api';
import type { LoanProblem } from '../../model.ts';
import { figureMessages } from './figures.messages.ts';
import { messages } from './Loan.messages.ts';
import type { Borrowing } from './useLoan.ts';
import { useLoanRows } from './useLoanRows.ts';
import { loanCurrency, useLoanTexts, usePurposes } from './words.ts';

interface FieldsProps {
  readonly change: Borrowing;
  readonly offer: LoanOffer;
}

/** How much, for how long and what for, and what it costs before anything is sent. */
export function LoanFields({ change, offer }: FieldsProps): ReactNode {
  const intl = useIntl();
  const rows = useLoanRows(change.summary);
  return (
    <Stack gap={5}>
      <AmountField change={change} offer={offer} />
      <TermField change={change} offer={offer} />
      <PurposeField change={change} />
      <Stack gap={3}>
        <OrderSummary
          title={intl.formatMessage(figureMessages.summary)}
          rows={[rows.rate, rows.payments, rows.first, rows.interest, rows.total]}
        />
        <Text size="s" tone="secondary">
          {intl.formatMessage(figureMessages.taken)}
        </Text>
      </Stack>
    </Stack>
  );
}

const found = ({ problems }: Borrowing, kind: LoanProblem['kind']) =>
  problems.find((problem) => problem.kind === kind);

function AmountField({ change, offer: { minimum, maximum } }: FieldsProps): ReactNode {
  const intl = useIntl();
  const texts = useLoanTexts();
  return (
    <AmountInput
      label={intl.formatMessage(messages.amount)}
      name="amount"
      value={change.form.amount}
      onChange={(text) => change.dispatch({ type: 'amountTyped', text })}
      suffix={loanCurrency}
      error={useAmountError(change)}
      hint={intl.formatMessage(messages.limits, {
        minimum: texts.money(minimum),
        maximum: texts.money(maximum),
      })}
    />
  );
}

function useAmountError(change: Borrowing): string | undefined {
  const intl = useIntl();
  const texts = useLoanTexts();
  const { form, hasTried } = change;
  if (found(change, 'amountNotPositive')) return intl.formatMessage(messages.amountNotPositive);
  if (found(change, 'amountWrong'))
    return hasTried || form.amount !== '' ? intl.formatMessage(messages.amountWrong) : undefined;
  const limit = found(change, 'tooSmall') ?? found(change, 'tooLarge');
  if (limit === undefined || !('limit' in limit)) return undefined;
  return intl.formatMessage(limit.kind === 'tooSmall' ? messages.tooSmall : messages.tooLarge, {
    limit: texts.money(limit.limit),
  });
}

function TermField({ change, offer }: FieldsProps): ReactNode {
  const intl = useIntl();
  const texts = useLoanTexts();
  const { form, hasTried, dispatch } = change;
  const isGone = found(change, 'termGone') !== undefined;
  const isMissing = hasTried && found(change, 'termMissing') !== undefined;
  return (
    <RadioGroup
      label={intl.formatMessage(messages.term)}
      value={form.months === null ? null : String(form.months)}
      onChange={(months) => dispatch({ type: 'termChosen', months: Number(months) })}
      options={offer.terms.map(({ months, yearlyRate }) => ({
        value: String(months),
        label: texts.months(months),
        description: intl.formatMessage(messages.ofRate, { rate: texts.rate(yearlyRate) }),
      }))}
      error={
        isGone || isMissing
          ? intl.formatMessage(isGone ? messages.termGone : messages.termMissing)
          : undefined
      }
    />
  );
}

function PurposeField({ change }: { change: Borrowing }): ReactNode {
  const intl = useIntl();
  const { form, hasTried, dispatch } = change;
  return (
    <Select
      label={intl.formatMessage(messages.purpose)}
      placeholder={intl.formatMessage(messages.choose)}
      value={form.purpose}
      onChange={(purpose) => dispatch({ type: 'purposeChosen', purpose })}
      options={usePurposes()}
      error={
        hasTried && found(change, 'purposeMissing') ? intl.formatMessage(messages.purposeMissing) : undefined
      }
    />
  );
}
