import type { ExchangeRate } from '@meridian/api';
import { useIntl } from 'react-intl';
import { useNow } from '#platform/ports/use-ports.ts';
import { useFormat } from '#platform/words/format.ts';
import { currencyName } from '#platform/words/formatting.ts';
import { messages } from './exchange.messages.ts';

const ageMs = 1_000;

/** "1 USD = 7.78125 HKD, 12 seconds ago"; null where nothing is exchanged. */
export function useRateText(rate: ExchangeRate | null): string | null {
  const intl = useIntl();
  const format = useFormat();
  const now = useNow(ageMs);
  if (rate === null) return null;
  const { from, to, rate: value, timestamp } = rate;
  const age = format.age(timestamp, now);
  return intl.formatMessage(messages.rateValue, {
    from: currencyName(from),
    to: currencyName(to),
    rate: format.quantity(value),
    age,
  });
}
