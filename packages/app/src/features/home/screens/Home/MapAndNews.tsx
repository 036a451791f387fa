import type { ReactNode } from 'react';
import { MarketMap } from './MarketMap.tsx';
import { News } from './News.tsx';

/** What stands last on home: what moves the market, and the news. */
export default function MapAndNews(): ReactNode {
  return (
    <>
      <MarketMap />
      <News />
    </>
  );
}
