import type { Position } from '@meridian/api';
import { useIntl } from 'react-intl';
import type { NearStopOut } from '#domain/near-stop-out.ts';
import { useFormat } from '#platform/words/format.ts';
import { messages } from './near-stop-out.messages.ts';

/** How close a position is to its stop-out, in words. */
export function useStopOutTexts({
  currency,
  priceDecimals,
}: Pick<Position, 'currency' | 'priceDecimals'>): Record<
  'used' | 'body' | 'closesAt',
  (near: NearStopOut) => string
> {
  const intl = useIntl();
  const format = useFormat();
  const percent = (value: NearStopOut['usedPercent']): string => format.percent(value, { signed: false });
  const values = ({ closesAt, awayPercent }: NearStopOut) => ({
    price: format.money(closesAt, currency, { decimals: priceDecimals }),
    percent: percent(awayPercent),
  });
  return {
    used: (near) => intl.formatMessage(messages.used, { percent: percent(near.usedPercent) }),
    body: (near) => intl.formatMessage(messages.body, values(near)),
    closesAt: (near) => intl.formatMessage(messages.closesAt, values(near)),
  };
}
