import { assetPaths } from '#platform/asset-paths.ts';
import type { AssetClassOf } from '../definition.ts';
import { newStockMessages } from './newStock.messages.ts';

/** IPO subscriptions, US and Hong Kong (DECISIONS 7). */
export const newStock: AssetClassOf<'newStock'> = {
  paths: assetPaths.newStock,
  labelMessage: newStockMessages.label,
};
