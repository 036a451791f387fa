import { assetPaths } from '#platform/asset-paths.ts';
import type { AssetClassOf } from '../definition.ts';
import { blockTradeMessages } from './blockTrade.messages.ts';

/** Shares of US companies in lots of at least 10,000 (spec §5): quoted as stocks, ordered apart. */
export const blockTrade: AssetClassOf<'blockTrade'> = {
  paths: assetPaths.blockTrade,
  labelMessage: blockTradeMessages.label,
};
