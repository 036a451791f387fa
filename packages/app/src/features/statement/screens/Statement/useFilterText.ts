import { useIntl } from 'react-intl';
import { useFormat } from '#platform/words/format.ts';
import { walletNames } from '#presentation/wallet.messages.ts';
import type { Days } from '../../filter.ts';
import type { FilterInUse } from '../../useFilter.ts';
import { filterMessages as messages } from './filter.messages.ts';
import { kindNames } from './Statement.messages.ts';

/** "11/01/2026 – 11/18/2026 · US stocks · Handling fee", or that it is all of it. */
export function useFilterText(): (inUse: Pick<FilterInUse, 'filter' | 'days'>) => string {
  const intl = useIntl();
  const daysText = useDaysText();
  return ({ filter: { wallet, kind, currency }, days }) => {
    const parts = [
      daysText(days),
      wallet && intl.formatMessage(walletNames[wallet]),
      kind && intl.formatMessage(kindNames[kind]),
      currency,
    ].filter((part) => part !== null);
    return parts.length === 0 ? intl.formatMessage(messages.all) : parts.join(' · ');
  };
}

/** A period in days, as the reader writes days; null where it has no end on either side. */
function useDaysText(): (days: Days) => string | null {
  const intl = useIntl();
  const format = useFormat();
  return ({ from, to }) => {
    if (from !== null && from === to) return format.day(from);
    if (from !== null && to !== null)
      return intl.formatMessage(messages.fromTo, { from: format.day(from), to: format.day(to) });
    if (from !== null) return intl.formatMessage(messages.since, { from: format.day(from) });
    return to === null ? null : intl.formatMessage(messages.until, { to: format.day(to) });
  };
}
