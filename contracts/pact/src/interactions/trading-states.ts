/** What a customer holds, has held or has asked for, before a call about it. */
import { funded, state } from '../interaction.ts';

export const held = [
  ...funded,
  state('holding', { code: 'AAPL', quantity: '10', direction: 'long', leverage: '2' }),
];
export const heldFuture = [
  ...funded,
  state('holding', { code: 'GCG27', quantity: '2', direction: 'long', leverage: '20' }),
];
/** Settles in yen, and its wallet keeps dollars. */
export const heldPair = [
  ...funded,
  state('holding', { code: 'USDJPY', quantity: '100000', direction: 'long', leverage: '50' }),
];
/** How long ago the closing order was carried out. */
export const closedMinutesAgo = 1450;
export const closedBefore = [
  ...funded,
  state('closedTrade', {
    code: 'AAPL',
    quantity: '10',
    direction: 'long',
    openedMinutesAgo: 2900,
    closedMinutesAgo,
    clientOrderId: 'intent-2',
  }),
];

/** The same trade in a contract, and in a pair of currencies that settles in yen. */
export const closedFuture = [
  ...funded,
  state('closedTrade', {
    code: 'GCG27',
    quantity: '2',
    leverage: '20',
    openedMinutesAgo: 2900,
    closedMinutesAgo,
  }),
];
export const closedPair = [
  ...funded,
  state('closedTrade', {
    code: 'USDJPY',
    quantity: '100000',
    leverage: '50',
    openedMinutesAgo: 2900,
    closedMinutesAgo,
  }),
];
