import type { Decimal, ListColumn } from '@meridian/api';
import { compare } from '#domain/money.ts';
import type { ListedQuote, QuoteOrder } from '../quotes/quote-table.ts';

/** What a table of quotes can be sorted by: its columns. */
export type QuoteColumn = ListColumn;

const isText = (column: QuoteColumn): column is 'name' | 'market' => column === 'name' || column === 'market';

/** After a press on a column's head: largest first (words from A), then the other way, then as the list came. */
export function orderAfter(before: QuoteOrder | null, by: QuoteColumn): QuoteOrder | null {
  const first = isText(by) ? 'ascending' : 'descending';
  if (before?.by !== by) return { by, direction: first };
  if (before.direction !== first) return null;
  return { by, direction: first === 'ascending' ? 'descending' : 'ascending' };
}

/**
 * The quotes in an order, each as `now` values it; null: as they came. Words are sorted as readers of the `locale` expect: Chinese
 * names by pinyin or by strokes. What is not known comes last, whichever way.
 */
export function inOrder<Q extends ListedQuote>(
  quotes: readonly Q[],
  order: QuoteOrder | null,
  now: (quote: Q) => Q,
  locale: string,
): readonly Q[] {
  if (order === null) return quotes;
  const { by, direction } = order;
  const sign = direction === 'ascending' ? 1 : -1;
  if (isText(by)) {
    const { compare: inWords } = new Intl.Collator(locale);
    return quotes.toSorted((a, b) => sign * inWords(a[by], b[by]));
  }
  return quotes
    .map((quote) => ({ quote, figure: figureOf(now(quote), by) }))
    .toSorted((a, b) =>
      a.figure === null || b.figure === null
        ? Number(a.figure === null) - Number(b.figure === null)
        : sign * compare(a.figure, b.figure),
    )
    .map(({ quote }) => quote);
}

function figureOf(quote: ListedQuote, by: Exclude<QuoteColumn, 'name' | 'market'>): Decimal | null {
  switch (by) {
    case 'price':
      return quote.price_nominal;
    case 'change':
      return quote.change;
    case 'ratio':
      return quote.change_ratio;
    case 'volume':
      return quote.volume;
  }
}
