import { assetPaths } from '#platform/asset-paths.ts';
import type { AssetClassOf } from '../definition.ts';
import { futureMessages } from './future.messages.ts';

export const future: AssetClassOf<'future'> = {
  paths: assetPaths.future,
  labelMessage: futureMessages.label,
};
