import { assetPaths } from '#platform/asset-paths.ts';
import type { AssetClassOf } from '../definition.ts';
import { hkStockMessages } from './hkStock.messages.ts';

/** Its order screen is the IPO screen in another mode (DECISIONS 7). */
export const hkStock: AssetClassOf<'hkStock'> = {
  paths: assetPaths.hkStock,
  labelMessage: hkStockMessages.label,
};
