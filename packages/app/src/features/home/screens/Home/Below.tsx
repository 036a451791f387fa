import { Room } from '@meridian/design-system';
import { lazy, Suspense, use } from 'react';
import { usePorts } from '#platform/ports/context.ts';
import { ScreenContext } from '#presentation/screen-context.ts';

/** Below the first view; with data saving on, fetched once the user acts. */
const MapAndNews = lazy(() => import('./MapAndNews.tsx').catch(() => ({ default: () => null })));

/** As high as the map, and the news while they are being fetched. */
const height = '47rem';

/** The end of home: what moves the market, and the news. */
export function Below() {
  const { network } = usePorts();
  const { hasActed } = use(ScreenContext);
  return (
    <Room height={height}>
      {(hasActed || !network.savesData()) && (
        <Suspense>
          <MapAndNews />
        </Suspense>
      )}
    </Room>
  );
}
