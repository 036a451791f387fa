import type { ClosingCapability } from '../definition.ts';
import { futureMessages } from './future.messages.ts';

/** In contracts, into the wallet of futures. */
export const futureClosing: ClosingCapability = {
  walletType: 'FUTURE',
  quantity: { unitMessage: futureMessages.unit, unitOf: (code) => code },
};
