import type { StatItem } from '@meridian/design-system';
import { useIntl } from 'react-intl';
import { fromNumber } from '#domain/money.ts';
import { useNow } from '#platform/ports/use-ports.ts';
import { missing, useFormat } from '#platform/words/format.ts';
import { monthsBetween } from '../../figures.ts';
import type { FollowOffer } from '../../model.ts';
import { messages } from './Follow.messages.ts';

type Figure = 'return' | 'worstFall' | 'months' | 'followers' | 'interest' | 'term';
type Figures = Readonly<Record<Figure, StatItem & { readonly value: string }>>;

const lookMs = 60_000;

/** What an institution pays and how it did, as figures with their names. */
export function useFigures(offer: FollowOffer): Figures {
  const intl = useIntl();
  const format = useFormat();
  const now = useNow(lookMs);
  const { returnRate, worstFall, startTimestamp, followerCount, interestRate, termDays } = offer;
  const figure = (id: Figure, value: string | null): StatItem & { value: string } => ({
    id,
    label: intl.formatMessage(messages[id]),
    value: value ?? missing,
  });
  return {
    return: figure('return', format.percent(returnRate)),
    worstFall: figure('worstFall', worstFall === null ? null : format.percent(worstFall, { signed: false })),
    months: figure(
      'months',
      startTimestamp === null
        ? null
        : intl.formatMessage(messages.monthsValue, { count: monthsBetween(startTimestamp, now) }),
    ),
    followers: figure(
      'followers',
      followerCount === null ? null : format.quantity(fromNumber(followerCount, 0)),
    ),
    interest: figure(
      'interest',
      interestRate === null
        ? null
        : intl.formatMessage(messages.aYear, { rate: format.percent(interestRate, { signed: false }) }),
    ),
    term: figure('term', termDays === null ? null : intl.formatMessage(messages.days, { count: termDays })),
  };
}
