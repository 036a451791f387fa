/** What a list has shown of an instrument, before its quote has come. */
import type { Quote } from '@meridian/api';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import type { InstrumentParams } from '#platform/address/links.ts';

type Product = Pick<InstrumentParams, 'code' | 'market' | 'source'>;

/** What a row needs so that its price and change can be shown. */
const ofRow = [
  'stock_code',
  'market',
  'source',
  'name',
  'price_nominal',
  'change',
  'change_ratio',
  'quoteTimestamp',
  'priceDecimals',
] as const satisfies readonly (keyof Quote)[];

/** Lists are at most so deep in an answer: in its pages, or by market. */
const deepest = 6;

/**
 * The row of this product that has the newest price among what has been read; null where none has it. A market that the
 * address leaves out is that of any row.
 */
export function newestRow(answers: readonly unknown[], { code, market, source }: Product): Quote | null {
  let newest: Quote | null = null;
  const visit = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null) return;
    if (!isRow(value)) {
      if (depth < deepest) for (const part of Object.values(value)) visit(part, depth + 1);
      return;
    }
    const isIt =
      value.stock_code === code && value.source === source && (market === '' || value.market === market);
    if (isIt && value.quoteTimestamp > (newest?.quoteTimestamp ?? -Infinity)) newest = value;
  };
  for (const answer of answers) visit(answer, 0);
  return newest;
}

function isRow(value: object): value is Quote {
  return ofRow.every((field) => field in value);
}

/** The newest row of a product as the screen opens: a quote begins with the price and change that were pressed. */
export function useKnownRow(product: Product): Quote | null {
  const { cache } = useSWRConfig();
  const [row] = useState(() =>
    newestRow(
      [...cache.keys()].map((key): unknown => cache.get(key)?.data),
      product,
    ),
  );
  return row;
}
