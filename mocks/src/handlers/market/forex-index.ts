import type { Handler } from '../context.ts';
import { listed } from './views/instruments.ts';
import { quoteView } from './views/quote-views.ts';

/** The pairs most traded in the world, by the central banks' survey. */
const leadingPairs = ['EURUSD', 'USDJPY', 'GBPUSD', 'USDCNH', 'USDCAD', 'AUDUSD', 'USDCHF', 'USDHKD'];

export const forexIndex: Handler<'market.forexIndex'> = (caller) => {
  const pairs = new Map(listed(caller, 'FOREX').map((pair) => [pair.code, pair]));
  return leadingPairs.flatMap((code) => pairs.get(code) ?? []).map((pair) => quoteView(caller, pair));
};
