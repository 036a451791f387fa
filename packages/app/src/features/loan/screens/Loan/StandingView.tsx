import type { LoanRecord } from '@meridian/api';
import {
  Banner,
  Button,
  Inline,
  OrderSummary,
  ProgressBar,
  Section,
  Stack,
  StatGrid,
  Text,
} from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { isPositive, subtract } from '#domain/money.ts';
import { links, useReturnTo } from '#platform/address/links.ts';
import { knownData } from '#platform/reading/request.ts';
import { missing, useFormat } from '#platform/words/format.ts';
import { ApplicationView } from '#presentation/application/ApplicationView.tsx';
import { duesOf, lackFor, paymentOf, reviewMs, type Dues, type Standing } from '../../standing.ts';
import { figureMessages } from './figures.messages.ts';
import { messages as form } from './Loan.messages.ts';
import { Schedule } from './Schedule.tsx';
import { messages } from './Standing.messages.ts';
import { useCash } from './useLoan.ts';
import { loanWords, useLoanTexts } from './words.ts';

interface StandingViewProps {
  readonly standing: Exclude<Standing, { kind: 'none' }>;
  /** After a refusal, and once one is repaid: the form for another. */
  readonly onAgain?: () => void;
  /** Puts away what is filled in and can no longer be sent; null where nothing is. */
  readonly discard?: (() => void) | null;
}

/** The loan that there is: under review or refused with its timeline, or credited with all its payments. */
export function StandingView({ standing, onAgain, discard = null }: StandingViewProps): ReactNode {
  const intl = useIntl();
  const { record } = standing;
  return (
    <Stack gap={8}>
      {discard !== null && <NotSent discard={discard} />}
      {standing.kind === 'running' || standing.kind === 'repaid' ? (
        <Borrowed record={standing.record} onAnother={onAgain} />
      ) : (
        <ApplicationView
          facts={standing.application}
          promiseMs={reviewMs}
          words={loanWords}
          next={() =>
            onAgain && (
              <Inline gap={3}>
                <Button tone="primary" onPress={onAgain}>
                  {intl.formatMessage(messages.again)}
                </Button>
              </Inline>
            )
          }
        />
      )}
      {record !== null && <Facts record={record} />}
    </Stack>
  );
}

/** A form was filled in here, and a loan was applied for somewhere else. */
function NotSent({ discard }: { discard: () => void }): ReactNode {
  const intl = useIntl();
  return (
    <Banner
      tone="info"
      isLive
      title={intl.formatMessage(messages.notSent)}
      action={
        <Button size="s" onPress={discard}>
          {intl.formatMessage(messages.discard)}
        </Button>
      }
    >
      {intl.formatMessage(messages.notSentBody)}
    </Banner>
  );
}

interface BorrowedProps {
  readonly record: LoanRecord;
  /** Once it is repaid. */
  readonly onAnother: (() => void) | undefined;
}

/** A loan that was credited: what is owed, what comes next and what was missed, and every payment. */
function Borrowed({ record, onAnother }: BorrowedProps): ReactNode {
  const intl = useIntl();
  const dues = duesOf(record);
  return (
    <>
      <Owed record={record} dues={dues} isRepaid={onAnother !== undefined} />
      {onAnother ? (
        <Inline gap={3}>
          <Button tone="primary" onPress={onAnother}>
            {intl.formatMessage(messages.another)}
          </Button>
        </Inline>
      ) : (
        <Next dues={dues} />
      )}
      <Schedule instalments={record.instalments} />
    </>
  );
}

function Owed({ record, dues, isRepaid }: { record: LoanRecord; dues: Dues; isRepaid: boolean }): ReactNode {
  const intl = useIntl();
  const texts = useLoanTexts();
  const paidCount = intl.formatMessage(messages.paidCount, {
    paid: dues.paidCount,
    count: record.instalments.length,
  });
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Text tone="secondary">
          {intl.formatMessage(isRepaid ? messages.repaidBody : messages.outstanding)}
        </Text>
        <Text as="h2" size="xl" isStrong>
          {isRepaid ? intl.formatMessage(messages.repaidTitle) : texts.money(record.outstanding)}
        </Text>
      </Stack>
      <ProgressBar
        label={intl.formatMessage(messages.progress)}
        value={dues.part}
        valueText={intl.formatMessage(messages.progressText, {
          repaid: texts.money(dues.repaid),
          amount: texts.money(record.amount),
        })}
        tone={isRepaid ? 'positive' : 'accent'}
      />
      {record.instalments.length > 0 && (
        <Text size="s" tone="secondary">
          {paidCount}
        </Text>
      )}
    </Stack>
  );
}

/** What is taken next, and the way to have it there. */
function Next({ dues }: { dues: Dues }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const texts = useLoanTexts();
  const cash = knownData(useCash().request);
  const free = cash === null ? null : subtract(cash.balance, cash.usedBalance);
  const { next } = dues;
  return (
    <Stack gap={5}>
      <Shortage dues={dues} lack={lackFor(dues, free)} isKnown={free !== null} />
      {next !== null && (
        <OrderSummary
          title={intl.formatMessage(messages.next)}
          rows={[
            { label: intl.formatMessage(messages.dueOn), value: format.date(next.dueTimestamp) },
            { label: intl.formatMessage(messages.ofLoan), value: texts.money(next.principal) },
            { label: intl.formatMessage(messages.ofInterest), value: texts.money(next.interest) },
            {
              label: intl.formatMessage(messages.cashFree),
              value: free === null ? missing : texts.money(free),
            },
          ]}
          total={{
            label: intl.formatMessage(figureMessages.payment),
            value: texts.money(paymentOf(next)),
          }}
        />
      )}
    </Stack>
  );
}

interface ShortageProps {
  readonly dues: Dues;
  /** What Cash lacks; null where it lacks nothing, or nobody knows. */
  readonly lack: ReturnType<typeof lackFor>;
  readonly isKnown: boolean;
}

/** What is overdue, or what the next payment lacks, with a transfer of just that. */
function Shortage({ dues: { missed, overdue, next }, lack, isKnown }: ShortageProps): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const texts = useLoanTexts();
  const returnTo = useReturnTo();
  const [oldest] = overdue;
  const transferIn = (isKnown ? lack !== null : true) && (
    <Button size="s" href={links.transfer('BALANCE', lack ?? undefined, returnTo)}>
      {intl.formatMessage(messages.transferIn)}
    </Button>
  );
  if (isPositive(missed) && oldest !== undefined)
    return (
      <Banner
        tone="negative"
        title={intl.formatMessage(messages.overdueTitle, {
          amount: texts.money(missed),
          date: format.date(oldest.dueTimestamp),
        })}
        action={transferIn || undefined}
      >
        {intl.formatMessage(isKnown && lack === null ? messages.overdueSoon : messages.overdueBody)}
      </Banner>
    );
  if (lack === null || next === null) return null;
  return (
    <Banner
      tone="info"
      title={intl.formatMessage(messages.shortTitle, { missing: texts.money(lack) })}
      action={transferIn}
    >
      {intl.formatMessage(messages.shortBody, { date: format.date(next.dueTimestamp) })}
    </Banner>
  );
}

/** What was agreed. */
function Facts({ record }: { record: LoanRecord }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const texts = useLoanTexts();
  const { id, amount, months, purpose, yearlyRate, payment, status } = record;
  const fact = (name: string, label: string, value: string) => ({ id: name, label, value });
  const isCredited = record.outstanding !== null && status === 'completed';
  return (
    <Section
      title={intl.formatMessage(messages.facts)}
      action={
        isCredited && (
          <Button tone="quiet" size="s" href={links.statement('BALANCE')}>
            {intl.formatMessage(messages.statement)}
          </Button>
        )
      }
    >
      <StatGrid
        columns={2}
        items={[
          fact('amount', intl.formatMessage(form.amount), texts.money(amount)),
          fact('term', intl.formatMessage(form.term), texts.months(months)),
          fact('purpose', intl.formatMessage(form.purpose), texts.purpose(purpose)),
          fact('rate', intl.formatMessage(figureMessages.rate), texts.rate(yearlyRate)),
          fact('payment', intl.formatMessage(figureMessages.payment), texts.money(payment)),
          fact('number', intl.formatMessage(form.number), id),
          fact('applied', intl.formatMessage(messages.appliedOn), format.date(record.createTimeTimestamp)),
          ...(isCredited && record.updateTimeTimestamp !== null
            ? [
                fact(
                  'credited',
                  intl.formatMessage(messages.creditedOn),
                  format.date(record.updateTimeTimestamp),
                ),
              ]
            : []),
        ]}
      />
    </Section>
  );
}
