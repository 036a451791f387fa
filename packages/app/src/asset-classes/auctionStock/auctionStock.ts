import { assetPaths } from '#platform/asset-paths.ts';
import type { AssetClassOf } from '../definition.ts';
import { auctionStockMessages } from './auctionStock.messages.ts';

export const auctionStock: AssetClassOf<'auctionStock'> = {
  paths: assetPaths.auctionStock,
  labelMessage: auctionStockMessages.label,
};
