import { assetClassification, stockDetail, stockKline } from '@meridian/api';
import type { QuoteCapability } from './definition.ts';
import { shareStatistics } from './share-statistics.ts';

/** The quote of a US share, as whichever product it is looked at: a share, a block trade, an offer (DECISIONS 49, 51). */
export const shareQuote: QuoteCapability = {
  detail: stockDetail,
  kline: stockKline,
  classification: assetClassification.usStock,
  statistics: shareStatistics,
  hasOrderBook: true,
  canSplit: true,
};
