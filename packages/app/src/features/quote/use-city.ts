import { useIntl } from 'react-intl';
import { cityOf } from './exchange-days.ts';
import { hoursMessages, pairMessages } from './screens/Quote/parts/parts.messages.ts';

/** Cities that have a name in each language; others are named as in their time zone. */
const cities = new Map([
  ['America/New_York', pairMessages.newYork],
  ['Europe/London', pairMessages.london],
  ['Europe/Paris', hoursMessages.paris],
  ['Europe/Berlin', hoursMessages.frankfurt],
  ['Europe/Zurich', hoursMessages.zurich],
  ['Europe/Madrid', hoursMessages.madrid],
  ['Asia/Hong_Kong', hoursMessages.hongKong],
  ['Asia/Tokyo', pairMessages.tokyo],
]);

/** The city whose clock an exchange goes by (IANA name of its zone), in the reader's language. */
export function useCity(timeZone: string): string {
  const intl = useIntl();
  const message = cities.get(timeZone);
  return message === undefined ? cityOf(timeZone) : intl.formatMessage(message);
}
