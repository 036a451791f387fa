import type { Quote } from '@meridian/api';
import { Room } from '@meridian/design-system';
import { lazy, Suspense, use, useState, type ReactNode } from 'react';
import { usePorts } from '#platform/ports/context.ts';
import { OldPrices } from '#presentation/old-prices/old-prices.ts';
import { ShownFigure } from '#presentation/quotes/quote-figure.ts';
import { ScreenContext } from '#presentation/screen-context.ts';
import type { ShownRows } from '#presentation/QuoteListing/QuotesHead.tsx';

/**
 * Not fetched with the first picture, and with data saving on only once the user acts: the rows are
 * read without it, and its room is kept.
 */
const QuotesHead = lazy(() =>
  import('#presentation/QuoteListing/QuotesHead.tsx').catch(() => ({ default: () => null })),
);

/** Of the head, as the design system draws it. */
const headHeight = '2rem';

interface ListingProps {
  /** Left out while they are being fetched. */
  readonly quotes?: readonly Quote[];
  readonly children: ReactNode;
}

/** A list of home under the names of its columns, as the lists of markets are. */
export function Listing({ quotes, children }: ListingProps): ReactNode {
  const [rows, setRows] = useState<ShownRows>({ figure: 'ratio', areOld: false });
  const { network } = usePorts();
  const { hasActed } = use(ScreenContext);
  const isHeadWanted = hasActed || !network.savesData();
  return (
    <div>
      <Room height={headHeight}>
        {isHeadWanted && quotes !== undefined && (
          <Suspense fallback={null}>
            <QuotesHead quotes={quotes} onShown={setRows} />
          </Suspense>
        )}
      </Room>
      <OldPrices value={rows.areOld}>
        <ShownFigure value={rows.figure}>{children}</ShownFigure>
      </OldPrices>
    </div>
  );
}
