import { followStatus, type OwnFollow } from '@meridian/api';
import { ListRow, StatusTag } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSettings } from '#platform/ports/use-ports.ts';
import { useFormat } from '#platform/words/format.ts';
import { followPresentation } from '../status/follow.messages.ts';
import { useStatusTag } from '../status/status.ts';
import { followMessages } from './follow.messages.ts';

interface OwnFollowRowProps {
  readonly follow: OwnFollow;
  readonly title: ReactNode;
  /** Before how far it is, such as the amount where the title is something else. */
  readonly facts?: readonly string[];
  readonly href?: string;
}

/** One investment with an institution: how far it is, what it earned, when it comes back. */
export function OwnFollowRow({ follow, title, facts = [], href }: OwnFollowRowProps): ReactNode {
  const tagOf = useStatusTag();
  const course = useCourse(follow);
  return (
    <ListRow
      href={href}
      title={title}
      facts={[...facts, ...course]}
      trailing={<StatusTag {...tagOf(followPresentation, follow.status)} />}
    />
  );
}

function useCourse(follow: OwnFollow): readonly string[] {
  const intl = useIntl();
  const format = useFormat();
  const { areBalancesHidden } = useSettings();
  const { status, createTimeTimestamp, daysCredited, termDays, endTimeTimestamp, interest } = follow;
  const dated = (message: 'ordered' | 'comesBack' | 'cameBack', at: number | null): readonly string[] =>
    at === null ? [] : [intl.formatMessage(followMessages[message], { date: format.date(at) })];
  const credited = areBalancesHidden ? [] : [format.money(interest, 'USD', { signed: true })];
  switch (status) {
    case followStatus.waitConfirm:
      return [...dated('ordered', createTimeTimestamp), intl.formatMessage(followMessages.waits)];
    case followStatus.inProgress:
      return [
        ...(daysCredited === null || termDays === null
          ? []
          : [intl.formatMessage(followMessages.dayOf, { day: daysCredited, days: termDays })]),
        ...credited,
        ...dated('comesBack', endTimeTimestamp),
      ];
    case followStatus.ended:
      return [...credited, ...dated('cameBack', endTimeTimestamp)];
    default:
      return dated('ordered', createTimeTimestamp);
  }
}
