import { assetPaths } from '#platform/asset-paths.ts';
import type { AssetClassOf } from '../definition.ts';
import { globalIndexMessages } from './globalIndex.messages.ts';

/** To look at: an index cannot be ordered. */
export const globalIndex: AssetClassOf<'globalIndex'> = {
  paths: assetPaths.globalIndex,
  labelMessage: globalIndexMessages.label,
};
