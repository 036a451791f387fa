import type { futuresList, hkStockList, ResponseOf } from '@meridian/api';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { RowNote } from '#asset-classes/definition.ts';
import { useFormat } from '#platform/words/format.ts';
import type { ListedQuote, NoteOf } from '#presentation/quotes/quote-table.ts';
import { messages } from './ProductList.messages.ts';

/** What the wire has of rows besides a quote, by class. */
type Share = ResponseOf<typeof hkStockList>['list'][number];
type Future = ResponseOf<typeof futuresList>['list'][number];
type NotedQuote = ListedQuote &
  Partial<Pick<Share, 'lotSize' | 'chineseName'> & Pick<Future, 'lastTradeDate'>>;

/** What a row says beside its code. What the backend does not say leaves the market there. */
export function useRowNote(note: RowNote): NoteOf {
  const intl = useIntl();
  const format = useFormat();
  // A day of the exchange's calendar, whatever the zone of who reads it, and whatever form dates have: beside a contract
  // 11/26 would read as November of 2026.
  const days = useMemo(
    () => new Intl.DateTimeFormat(intl.locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }),
    [intl.locale],
  );
  return useCallback(
    (quote) => {
      const { market, name, chineseName, lotSize, lastTradeDate }: NotedQuote = quote;
      if (note === 'none') return undefined;
      if (note === 'lot' && lotSize)
        return [
          intl.formatMessage(messages.lot, { lot: format.quantity(lotSize) }),
          // In English the name on the exchange's own boards comes last, where there is room (ADR 31).
          intl.locale === 'en' && chineseName !== name ? chineseName : null,
        ]
          .filter(Boolean)
          .join(' · ');
      if (note === 'expiry' && lastTradeDate)
        return intl.formatMessage(messages.expiry, {
          market,
          date: days.format(Date.parse(`${lastTradeDate}T00:00:00Z`)),
        });
      return market;
    },
    [note, intl, format, days],
  );
}
