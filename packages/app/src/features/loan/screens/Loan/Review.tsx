import { FigureRow, Stack, StatGrid, Text, type FigureRowProps } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { figureMessages } from './figures.messages.ts';
import { messages } from './Loan.messages.ts';
import type { Borrowing } from './useLoan.ts';
import { useLoanRows } from './useLoanRows.ts';
import { useLoanTexts } from './words.ts';

/** The figures once more, before the transaction password. */
export function Review({ change }: { change: Borrowing }): ReactNode {
  const intl = useIntl();
  const texts = useLoanTexts();
  const { form, summary } = change;
  const rows = useLoanRows(summary);
  const plain = ({ label, value }: FigureRowProps) => ({ id: label, label, value });
  return (
    <Stack gap={4}>
      <div>
        <StatGrid
          columns={1}
          items={[
            { id: 'amount', label: intl.formatMessage(messages.amount), value: texts.money(summary.amount) },
            {
              id: 'purpose',
              label: intl.formatMessage(messages.purpose),
              value: texts.purpose(form.purpose),
            },
            ...[rows.payments, rows.rate, rows.first, rows.interest, rows.total].map(plain),
          ]}
        />
        <FigureRow label={rows.payment.label} value={rows.payment.value} isTotal />
      </div>
      <Text size="s" tone="secondary">
        {intl.formatMessage(figureMessages.taken)}
      </Text>
    </Stack>
  );
}
