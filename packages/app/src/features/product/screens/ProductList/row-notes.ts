import type { futuresList, hkStockList, Quote, ResponseOf } from '@meridian/api';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { RowNote } from '#asset-classes/definition.ts';
import { useFormat } from '#platform/format.ts';
import type { NoteOf } from '#presentation/quote-table.ts';
import { messages } from './ProductList.messages.ts';

/** What the wire has of rows besides a quote, by class. */
type Share = ResponseOf<typeof hkStockList>['list'][number];
type Future = ResponseOf<typeof futuresList>['list'][number];
type ListedQuote = Quote & Partial<Pick<Share, 'lotSize' | 'chineseName'> & Pick<Future, 'lastTradeDate'>>;

/** What a row says beside its code. What the backend does not say leaves the market there. */
export function useRowNote(note: RowNote): NoteOf {
  const intl = useIntl();
  const format = useFormat();
  return useCallback(
    (quote) => {
      const { market, name, chineseName, lotSize, lastTradeDate }: ListedQuote = quote;
      if (note === 'none') return undefined;
      if (note === 'lot' && lotSize)
        return [
          intl.formatMessage(messages.lot, { lot: format.quantity(lotSize) }),
          // In English the name that the exchange's own boards show stands last, where there is room (ADR 31).
          intl.locale === 'en' && chineseName !== name ? chineseName : null,
        ]
          .filter(Boolean)
          .join(' · ');
      if (note === 'expiry' && lastTradeDate)
        return intl.formatMessage(messages.expiry, { market, date: monthDay(lastTradeDate) });
      return market;
    },
    [note, intl, format],
  );
}

/** MM/DD of YYYY-MM-DD: a day of the exchange's calendar, whatever the zone of who reads it. */
const monthDay = (date: string): string => date.slice(5).replace('-', '/');
