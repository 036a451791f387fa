import type { ClosingCapability } from '../definition.ts';
import { stockMessages } from '../stock/stock.messages.ts';

/** In shares, into the wallet in Hong Kong dollars. */
export const hkStockClosing: ClosingCapability = {
  walletType: 'HK_STOCK',
  quantity: { unitMessage: stockMessages.unit, unitOf: (code) => code },
};
