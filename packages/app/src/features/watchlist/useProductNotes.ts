import { useIntl } from 'react-intl';
import { useAssetClasses } from '#asset-classes/registry.ts';
import type { ListedQuote, NoteOf } from '#presentation/quotes/quote-table.ts';

/** What tells two products of one instrument apart in a list: a share, and the same share in the pre-market auction. */
export function useProductNotes(): (quotes: readonly ListedQuote[]) => NoteOf | undefined {
  const intl = useIntl();
  const classes = useAssetClasses();
  return (quotes) => {
    const counts = new Map<string, number>();
    for (const quote of quotes) counts.set(listingOf(quote), (counts.get(listingOf(quote)) ?? 0) + 1);
    if (counts.size === quotes.length) return undefined;
    return (quote) => {
      const definition = classes.of(quote.source);
      if (definition === undefined || counts.get(listingOf(quote)) === 1) return quote.market;
      return intl.formatMessage(definition.labelMessage);
    };
  };
}

const listingOf = ({ market, stock_code }: ListedQuote): string => `${market}:${stock_code}`;
