import { useState, type ReactNode } from 'react';
import { OldPrices } from '../old-prices/old-prices.ts';
import { ShownFigure } from '../quotes/quote-figure.ts';
import QuotesHead, { type QuotesHeadProps, type ShownRows } from './QuotesHead.tsx';

export interface QuoteListingProps extends Omit<QuotesHeadProps, 'onShown'> {
  readonly children: ReactNode;
}

/** A list of live quotes under the names of its columns. A press on the last one's shows percent, amount or volume. */
export function QuoteListing({ children, ...head }: QuoteListingProps): ReactNode {
  const [rows, setRows] = useState<ShownRows>({ figure: 'ratio', areOld: false });
  return (
    <div>
      <QuotesHead {...head} onShown={setRows} />
      <OldPrices value={rows.areOld}>
        <ShownFigure value={rows.figure}>{children}</ShownFigure>
      </OldPrices>
    </div>
  );
}
