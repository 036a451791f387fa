import { Timeline, type TimelineItem, type TimelineState } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Application, ApplicationPhase } from '#domain/application.ts';
import { useFormat } from '#platform/words/format.ts';
import { messages } from './application.messages.ts';
import type { TimelineWords } from './words.ts';

type Steps = readonly [send: TimelineState, review: TimelineState, result: TimelineState];

/** How far each step is in each phase; null where unknown. */
const stepStates: Readonly<Record<ApplicationPhase, Steps | null>> = {
  notApplied: ['yours', 'todo', 'todo'],
  underReview: ['done', 'current', 'todo'],
  refused: ['done', 'done', 'failed'],
  approved: ['done', 'done', 'done'],
  unknown: null,
};

interface ApplicationTimelineProps {
  application: Application;
  words: TimelineWords;
}

/** Handing in, review, result: what is done, what comes next and when. Nothing for an unknown status. */
export function ApplicationTimeline({ application, words }: ApplicationTimelineProps): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const steps = stepStates[application.phase];
  if (steps === null) return null;
  const [send, review, result] = steps;
  const { submittedAt, dueAt, isLate } = application;

  const reviewDetail =
    dueAt === null
      ? intl.formatMessage(words.soon)
      : intl.formatMessage(isLate ? words.late : words.due, {
          time: format.dateTime(dueAt),
          zone: format.timeZoneName(),
        });
  const item = (state: TimelineState, rest: Omit<TimelineItem, 'state' | 'stateLabel'>): TimelineItem => ({
    ...rest,
    state,
    stateLabel: intl.formatMessage(messages[state]),
  });

  return (
    <Timeline
      label={intl.formatMessage(words.label)}
      items={[
        item(send, {
          id: 'send',
          title: intl.formatMessage(send === 'done' ? words.sent : words.toSend),
          detail: send === 'yours' && intl.formatMessage(words.toSendDetail),
          time: submittedAt === null ? undefined : format.dateTime(submittedAt),
        }),
        item(review, {
          id: 'review',
          title: intl.formatMessage(words.review),
          detail: review !== 'done' && reviewDetail,
        }),
        item(result, {
          id: 'result',
          title: intl.formatMessage(result === 'failed' ? words.refused : words.approved),
          detail: result !== 'failed' && intl.formatMessage(words.approvedDetail),
        }),
      ]}
    />
  );
}
