import { Timeline, type TimelineItem, type TimelineState } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '#platform/format.ts';
import { kycPresentation } from '#presentation/status/kyc.messages.ts';
import type { KycState } from '../../model.ts';
import { messages } from './Kyc.messages.ts';

/** Where the check stands can be told. */
type KnownState = Exclude<KycState, { status: 'unknown' }>;

type Steps = readonly [submit: TimelineState, review: TimelineState, result: TimelineState];

/** How far each step is in each state of the check. */
const stepStates: Record<KnownState['status'], Steps> = {
  notSubmitted: ['yours', 'todo', 'todo'],
  pending: ['done', 'current', 'todo'],
  failed: ['done', 'done', 'failed'],
  approved: ['done', 'done', 'done'],
};

const { failed, approved } = kycPresentation.readings;

/** Submit, review, result: where the check stands, what comes next and when. */
export function KycSteps({ state }: { state: KnownState }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const [submit, review, result] = stepStates[state.status];
  const submittedAt = state.status === 'notSubmitted' ? null : state.submittedAt;

  const reviewDetail = (): string => {
    if (state.status !== 'pending' || state.dueAt === null)
      return intl.formatMessage(messages.stepReviewDetail);
    const text = state.isLate ? messages.stepReviewLate : messages.stepReviewDue;
    return intl.formatMessage(text, { time: format.dateTime(state.dueAt), zone: format.timeZoneName() });
  };
  const item = (step: TimelineState, rest: Omit<TimelineItem, 'state' | 'stateLabel'>): TimelineItem => ({
    ...rest,
    state: step,
    stateLabel: intl.formatMessage(messages[step]),
  });

  return (
    <Timeline
      label={intl.formatMessage(messages.steps)}
      items={[
        item(submit, {
          id: 'submit',
          title: intl.formatMessage(submit === 'done' ? messages.stepSubmit : messages.stepSubmitTodo),
          detail: submit === 'yours' && intl.formatMessage(messages.stepSubmitDetail),
          time: submittedAt === null ? undefined : format.dateTime(submittedAt),
        }),
        item(review, {
          id: 'review',
          title: intl.formatMessage(messages.stepReview),
          detail: review !== 'done' && reviewDetail(),
        }),
        item(result, {
          id: 'result',
          title: intl.formatMessage(result === 'failed' ? failed.label : approved.label),
          detail: result !== 'failed' && intl.formatMessage(messages.stepResultDetail),
        }),
      ]}
    />
  );
}
