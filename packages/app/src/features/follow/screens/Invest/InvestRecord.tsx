import { followStatus } from '@meridian/api';
import { Button, ResultScreen, type StatItem } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { missing, useFormat } from '#platform/words/format.ts';
import { followLinks } from '#platform/address/follow-links.ts';
import { messages } from './Invest.messages.ts';
import type { FollowReceipt } from './useInvest.ts';

interface InvestRecordProps {
  readonly receipt: FollowReceipt;
  onAnother(): void;
}

/** What became of the order, by the brokerage's receipt, with the terms that it was taken at. */
export function InvestRecord({ receipt, onAnother }: InvestRecordProps): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { id, agencyId, name, amount, currency, status, interestRate, termDays, createTimeTimestamp } =
    receipt;
  const isRefused = status === followStatus.refused;
  const isWaiting = !isRefused && status !== followStatus.inProgress && status !== followStatus.ended;
  const title = isRefused ? messages.doneRefused : isWaiting ? messages.doneTitle : messages.doneConfirmed;
  const fact = (label: keyof typeof messages, value: string): StatItem => ({
    id: label,
    label: intl.formatMessage(messages[label]),
    value,
  });
  return (
    <ResultScreen
      tone={isRefused ? 'negative' : isWaiting ? 'waiting' : 'positive'}
      title={intl.formatMessage(title, { amount: format.money(amount, currency) })}
      body={isWaiting ? intl.formatMessage(messages.doneBody, { name }) : undefined}
      facts={[
        fact('institution', name),
        fact('amount', format.money(amount, currency)),
        fact(
          'rate',
          interestRate === null
            ? missing
            : intl.formatMessage(messages.aYear, { rate: format.percent(interestRate, { signed: false }) }),
        ),
        fact(
          'term',
          termDays === null ? missing : intl.formatMessage(messages.termValue, { count: termDays }),
        ),
        fact('ordered', format.dateTime(createTimeTimestamp)),
        fact('number', id),
      ]}
      actions={
        <>
          <Button tone="primary" size="l" isFullWidth href={followLinks.institution(agencyId)}>
            {intl.formatMessage(messages.seeInstitution)}
          </Button>
          <Button tone="quiet" isFullWidth onPress={onAnother}>
            {intl.formatMessage(messages.another)}
          </Button>
        </>
      }
    />
  );
}
