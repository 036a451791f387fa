import { FigureRow, Stack } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '#platform/words/format.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import { UnsettledNotice } from '#submission/DoubtView.tsx';
import { RefusalBanner } from '#submission/RefusalBanner.tsx';
import { isForm } from '#submission/submission.ts';
import { SubmissionFlow } from '#submission/SubmissionFlow.tsx';
import type { WithdrawalType } from '../../withdraw-model.ts';
import { Latest, useLatest } from './Latest.tsx';
import { AppliedFor } from './AppliedFor.tsx';
import { Review, useNewDestination } from './Review.tsx';
import { UsableAmount } from './UsableAmount.tsx';
import { useFigures } from './useFigures.ts';
import { useWithdrawal } from './useWithdrawal.ts';
import { useObstacle, useSubmissionWords } from './saying.tsx';
import { messages } from './Withdraw.messages.ts';
import { hasNoAccount, WithdrawFields } from './WithdrawFields.tsx';

/** The screen from the first choice to the record of what became of it, and the latest withdrawals. */
export function WithdrawFlow({ type, skeleton }: { type: WithdrawalType; skeleton: ReactNode }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const latest = useLatest();
  const change = useWithdrawal(type);
  const words = useSubmissionWords();
  const question = useNewDestination(change, latest.withdrawn);
  const obstacle = useObstacle(change);
  const { arrives } = useFigures(change);
  const { amount } = change.summary;
  return (
    <Stack gap={8}>
      <SubmissionFlow
        controls={change}
        words={words}
        press={{
          what:
            amount === null
              ? intl.formatMessage(messages.press)
              : intl.formatMessage(messages.pressAmount, { amount: format.money(amount, 'USD') }),
          tone: 'primary',
          figure: <FigureRow {...arrives} isTotal />,
          obstacle,
          isBlocked: false,
          isHidden: hasNoAccount(change),
        }}
        question={question}
        confirmation={<Review change={change} />}
        record={({ receipt }) => <AppliedFor receipt={receipt} onAnother={change.startAnother} />}
        form={(refusal) => (
          <Stack gap={6}>
            <RefusalBanner title={intl.formatMessage(messages.refused)} problem={refusal} />
            <UnsettledNotice words={words} controls={change} />
            <RequestView {...change.usable} what={intl.formatMessage(messages.what)} skeleton={skeleton}>
              {(usable) => (
                <Stack gap={6}>
                  <UsableAmount usable={usable} />
                  <RequestView
                    {...change.accounts}
                    what={intl.formatMessage(messages.whatAccounts)}
                    skeleton={skeleton}
                  >
                    {() => <WithdrawFields change={change} />}
                  </RequestView>
                </Stack>
              )}
            </RequestView>
          </Stack>
        )}
      />
      {isForm(change.submission) && <Latest {...latest} />}
    </Stack>
  );
}
