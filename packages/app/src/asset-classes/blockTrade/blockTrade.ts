import { assetPaths } from '#platform/address/asset-paths.ts';
import type { AssetClassOf } from '../definition.ts';
import { shareQuote } from '../share-quote.ts';
import { blockTradeMessages } from './blockTrade.messages.ts';

/** Shares of US companies in lots of at least 10,000 (spec §5): quoted as stocks, ordered apart. */
export const blockTrade: AssetClassOf<'blockTrade'> = {
  paths: assetPaths.blockTrade,
  labelMessage: blockTradeMessages.label,
  quote: shareQuote,
};
