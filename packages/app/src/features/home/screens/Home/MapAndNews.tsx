import type { ReactNode } from 'react';
import { MarketMap } from './MarketMap.tsx';
import { News } from './News.tsx';

/** The end of home: what moves the market, and the news. */
export default function MapAndNews(): ReactNode {
  return (
    <>
      <MarketMap />
      <News />
    </>
  );
}
