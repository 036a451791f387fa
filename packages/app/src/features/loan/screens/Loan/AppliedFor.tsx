import type { LoanRecord } from '@meridian/api';
import { Button, ResultScreen } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { figureMessages } from './figures.messages.ts';
import { messages } from './Loan.messages.ts';
import { useLoanTexts } from './words.ts';

interface AppliedForProps {
  readonly receipt: LoanRecord;
  onSeen(): void;
}

/** What the brokerage's receipt says, and the way to see how it goes on. */
export function AppliedFor({ receipt, onSeen }: AppliedForProps): ReactNode {
  const intl = useIntl();
  const texts = useLoanTexts();
  const { id, amount, months, purpose, yearlyRate, payment } = receipt;
  const fact = (name: string, label: string, value: string) => ({ id: name, label, value });
  return (
    <ResultScreen
      tone="waiting"
      title={intl.formatMessage(messages.doneTitle, { amount: texts.money(amount) })}
      body={intl.formatMessage(messages.doneBody)}
      facts={[
        fact('amount', intl.formatMessage(messages.amount), texts.money(amount)),
        fact('term', intl.formatMessage(messages.term), texts.months(months)),
        fact('purpose', intl.formatMessage(messages.purpose), texts.purpose(purpose)),
        fact('rate', intl.formatMessage(figureMessages.rate), texts.rate(yearlyRate)),
        fact('payment', intl.formatMessage(figureMessages.payment), texts.money(payment)),
        fact('number', intl.formatMessage(messages.number), id),
      ]}
      actions={
        <Button tone="primary" size="l" isFullWidth onPress={onSeen}>
          {intl.formatMessage(messages.seeProgress)}
        </Button>
      }
    />
  );
}
