import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useCountdown } from '#platform/ports/use-countdown.ts';
import { messages } from './auction.messages.ts';

const two = (count: number): string => String(count).padStart(2, '0');

/** How long until an instant, in ms since 1970. Only this text renders again, once a second. */
export function TimeLeft({ until }: { until: number }): ReactNode {
  const intl = useIntl();
  const left = useCountdown(until);
  const [minutes, hours, days] = [Math.floor(left / 60), Math.floor(left / 3_600), Math.floor(left / 86_400)];
  if (left === 0) return null;
  const text =
    days > 0
      ? intl.formatMessage(messages.leftDays, { days, hours: hours % 24 })
      : hours > 0
        ? intl.formatMessage(messages.leftHours, { hours, minutes: minutes % 60 })
        : intl.formatMessage(messages.leftMinutes, { minutes, seconds: two(left % 60) });
  return intl.formatMessage(messages.timeLeft, { left: text });
}
