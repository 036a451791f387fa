import type { ClosingCapability } from '../definition.ts';
import { forexMessages } from './forex.messages.ts';

/** In units of the pair's first currency, into the wallet of currencies. */
export const forexClosing: ClosingCapability = {
  walletType: 'FOREX',
  quantity: { unitMessage: forexMessages.unit, unitOf: (code) => code },
};
