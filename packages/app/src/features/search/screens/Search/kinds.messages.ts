import type { AssetClass } from '@meridian/api';
import { defineMessages, type Message } from '#platform/words/messages.ts';

/** One of a class, in a word that has room behind a market's name. */
export const kindMessages = defineMessages({
  stock: { id: 'search.kind.stock', defaultMessage: 'Stock' },
  hkStock: { id: 'search.kind.hkStock', defaultMessage: 'Stock' },
  blockTrade: { id: 'search.kind.blockTrade', defaultMessage: 'Block trade' },
  auctionStock: { id: 'search.kind.auctionStock', defaultMessage: 'Auction' },
  newStock: { id: 'search.kind.newStock', defaultMessage: 'New share' },
  future: { id: 'search.kind.future', defaultMessage: 'Future' },
  forex: { id: 'search.kind.forex', defaultMessage: 'Forex' },
  crypto: { id: 'search.kind.crypto', defaultMessage: 'Crypto' },
  globalIndex: { id: 'search.kind.globalIndex', defaultMessage: 'Index' },
} satisfies Record<AssetClass, Message>);
