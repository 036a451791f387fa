import { assetPaths } from '#platform/address/asset-paths.ts';
import type { AssetClassOf } from '../definition.ts';
import { shareQuote } from '../share-quote.ts';
import { newStockMessages } from './newStock.messages.ts';

/** IPO subscriptions, US and Hong Kong (DECISIONS 7). */
export const newStock: AssetClassOf<'newStock'> = {
  paths: assetPaths.newStock,
  labelMessage: newStockMessages.label,
  gate: 'ipo',
  // Of Hong Kong's offers too: the detail call tells markets apart (ADR 32).
  quote: shareQuote,
};
