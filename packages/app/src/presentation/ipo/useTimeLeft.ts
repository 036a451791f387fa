import { useIntl } from 'react-intl';
import { useCountdown } from '#platform/ports/use-countdown.ts';
import { messages } from './countdown.messages.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** How long an instant is ahead, in the two units that matter: "2 d 3 h left". A span of time, so the same in every time zone. */
export function useTimeLeft(untilMs: number | null): string | null {
  const intl = useIntl();
  const left = useCountdown(untilMs);
  if (untilMs === null) return null;
  if (left === 0) return intl.formatMessage(messages.over);
  const parts = {
    days: Math.floor(left / day),
    hours: Math.floor((left % day) / hour),
    minutes: Math.floor((left % hour) / minute),
    seconds: left % minute,
  };
  if (parts.days > 0) return intl.formatMessage(messages.days, parts);
  return intl.formatMessage(parts.hours > 0 ? messages.hours : messages.minutes, parts);
}
