/** What a customer holds, has held or has asked for, before a call about it. */
import { funded, state } from '../interaction.ts';

export const held = [
  ...funded,
  state('holding', { code: 'AAPL', quantity: '10', direction: 'long', leverage: '2' }),
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
