import type { ReactNode } from 'react';
import { usExchanges } from '@meridian/api';
import { Stack } from '@meridian/design-system';
import { Breadth } from '#presentation/Breadth/Breadth.tsx';
import MarketMap from '#presentation/MarketMap/MarketMap.tsx';

const mapHeightPx = 340;

/** How the whole US market moves, and what moves it. */
export default function MarketToday(): ReactNode {
  return (
    <Stack gap={3}>
      <Breadth exchanges={usExchanges} />
      <MarketMap exchanges={usExchanges} height={mapHeightPx} />
    </Stack>
  );
}
