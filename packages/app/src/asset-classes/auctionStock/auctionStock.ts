import { assetPaths } from '#platform/address/asset-paths.ts';
import type { AssetClassOf } from '../definition.ts';
import { auctionStockMessages } from './auctionStock.messages.ts';

export const auctionStock: AssetClassOf<'auctionStock'> = {
  paths: assetPaths.auctionStock,
  labelMessage: auctionStockMessages.label,
  // Its market is the auction: it opens and closes with the window.
  phases: {
    windowOf: ({ opensAtTimestamp, closesAtTimestamp }) => ({
      opensAt: opensAtTimestamp,
      closesAt: closesAtTimestamp,
    }),
  },
};
