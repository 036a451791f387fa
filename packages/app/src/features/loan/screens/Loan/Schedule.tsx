import type { LoanInstalment } from '@meridian/api';
import { List, ListRow, Section, StatusTag, Text } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '#platform/words/format.ts';
import { useStatusTag } from '#presentation/status/status.ts';
import { paymentOf } from '../../standing.ts';
import { messages } from './Standing.messages.ts';
import { instalmentPresentation, useLoanTexts } from './words.ts';

/** Every payment by its due date: what it pays back, its interest, and whether it was made. */
export function Schedule({ instalments }: { instalments: readonly LoanInstalment[] }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const texts = useLoanTexts();
  const tagOf = useStatusTag();
  if (instalments.length === 0) return null;
  return (
    <Section title={intl.formatMessage(messages.schedule)}>
      <List
        label={intl.formatMessage(messages.schedule)}
        items={instalments}
        keyOf={({ number }) => String(number)}
        renderRow={(one) => (
          <ListRow
            title={format.date(one.dueTimestamp)}
            facts={[
              intl.formatMessage(messages.ofWhich, {
                principal: texts.money(one.principal),
                interest: texts.money(one.interest),
              }),
            ]}
            trailing={
              <>
                <Text>{texts.money(paymentOf(one))}</Text>
                <StatusTag {...tagOf(instalmentPresentation, one.status)} />
              </>
            }
          />
        )}
      />
    </Section>
  );
}
