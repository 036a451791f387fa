import { Banner, Button, EmptyState, FigureRow, Stack, Text } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links } from '#platform/address/links.ts';
import { GatedBy } from '#presentation/gates/GatedBy.tsx';
import { RequestView } from '#presentation/RequestView.tsx';
import { UnsettledNotice } from '#submission/DoubtView.tsx';
import { RefusalBanner } from '#submission/RefusalBanner.tsx';
import { isForm } from '#submission/submission.ts';
import { SubmissionFlow } from '#submission/SubmissionFlow.tsx';
import { emptyLoan, isEmptyLoan, type LoanForm } from '../../model.ts';
import { formOf, standingOf, type LoanStatus, type Standing } from '../../standing.ts';
import { AppliedFor } from './AppliedFor.tsx';
import { messages } from './Loan.messages.ts';
import { LoanFields } from './LoanFields.tsx';
import { Review } from './Review.tsx';
import { StandingView } from './StandingView.tsx';
import { useLoan, type Borrowing } from './useLoan.ts';
import { useLoanRows } from './useLoanRows.ts';
import { useLoanTexts, useSubmissionWords } from './words.ts';

/** The loan that there is, or the form for one, to the record of what became of it. */
export function LoanFlow({ skeleton }: { skeleton: ReactNode }): ReactNode {
  const intl = useIntl();
  const change = useLoan();
  // What was sent is found out and its receipt shown before the loan itself is.
  if (!isForm(change.submission)) return <Applying change={change} status={null} skeleton={skeleton} />;
  return (
    <RequestView {...change.status} what={intl.formatMessage(messages.what)} skeleton={skeleton}>
      {(status) => <Shown change={change} status={status} skeleton={skeleton} />}
    </RequestView>
  );
}

interface ShownProps {
  readonly change: Borrowing;
  readonly status: LoanStatus;
  readonly skeleton: ReactNode;
}

function Shown({ change, status, skeleton }: ShownProps): ReactNode {
  const { form, dispatch, submission } = change;
  const standing = standingOf(status);
  const isFilledIn = !isEmptyLoan(form);
  const fill = (filled: LoanForm) => dispatch({ type: 'filledIn', form: filled });
  const isReviewed = submission.phase !== 'editing';
  const again = formAfter(standing);
  // Under an open review nothing is taken away: the brokerage says what it makes of what is sent.
  if (standing.kind !== 'none' && (again === null ? !isReviewed : !isFilledIn))
    return (
      <StandingView
        standing={standing}
        {...(again !== null && { onAgain: () => fill(again) })}
        discard={isFilledIn ? () => fill(emptyLoan) : null}
      />
    );
  return (
    <GatedBy gate="loan" skeleton={skeleton}>
      <Applying change={change} status={status} skeleton={skeleton} />
    </GatedBy>
  );
}

/** The form for another loan, filled in as far as the last one says; null where there can be no other. */
function formAfter(standing: Standing): LoanForm | null {
  switch (standing.kind) {
    case 'none':
    case 'open':
    case 'running':
      return null;
    case 'repaid':
      return { ...formOf(standing.record), amount: '' };
    case 'refused':
      return standing.record === null ? { ...emptyLoan, purpose: 'other' } : formOf(standing.record);
  }
}

/** From the first field to the record. `status` is null while something that was sent is in doubt, or just done. */
function Applying({
  change,
  status,
  skeleton,
}: {
  change: Borrowing;
  status: LoanStatus | null;
  skeleton: ReactNode;
}): ReactNode {
  const intl = useIntl();
  const texts = useLoanTexts();
  const words = useSubmissionWords();
  const { payment } = useLoanRows(change.summary);
  const { amount } = change.summary;
  const offer = status?.loan ?? null;
  return (
    <SubmissionFlow
      controls={change}
      words={words}
      press={{
        what:
          amount === null
            ? intl.formatMessage(messages.press)
            : intl.formatMessage(messages.pressAmount, { amount: texts.money(amount) }),
        tone: 'primary',
        figure: <FigureRow {...payment} isTotal />,
        isBlocked: false,
        isHidden: offer === null,
      }}
      confirmation={<Review change={change} />}
      record={({ receipt }) =>
        // A receipt was held against what was sent, which is no loan where there is none.
        receipt === null ? skeleton : <AppliedFor receipt={receipt} onSeen={change.startAnother} />
      }
      form={(refusal) => (
        <Stack gap={6}>
          <RefusalBanner title={intl.formatMessage(messages.refused)} problem={refusal} />
          <UnsettledNotice words={words} controls={change} />
          {status !== null && <LastRefusal standing={standingOf(status)} />}
          {offer === null ? (
            <NotOffered />
          ) : (
            <>
              <Text tone="secondary">{intl.formatMessage(messages.intro)}</Text>
              <LoanFields change={change} offer={offer} />
            </>
          )}
        </Stack>
      )}
    />
  );
}

/** Why the last one was refused, above the form that is filled in again. */
function LastRefusal({ standing }: { standing: Standing }): ReactNode {
  const intl = useIntl();
  if (standing.kind !== 'refused' || standing.application.reason === null) return null;
  return (
    <Banner tone="negative" title={intl.formatMessage(messages.lastRefused)}>
      {standing.application.reason}
    </Banner>
  );
}

function NotOffered(): ReactNode {
  const intl = useIntl();
  return (
    <EmptyState
      title={intl.formatMessage(messages.notOffered)}
      body={intl.formatMessage(messages.notOfferedBody)}
      action={<Button href={links.service()}>{intl.formatMessage(messages.service)}</Button>}
    />
  );
}
