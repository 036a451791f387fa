import { assetPaths } from '#platform/asset-paths.ts';
import type { AssetClassOf } from '../definition.ts';
import { forexMessages } from './forex.messages.ts';

export const forex: AssetClassOf<'forex'> = {
  paths: assetPaths.forex,
  labelMessage: forexMessages.label,
};
