import type { CommandPayload } from '#commands/index.ts';

export type Placement = CommandPayload<'orders/place'>;

/** An order to buy one share of Apple at the market, as the command takes it. */
export const placement = (clientOrderId: string, change: Partial<Placement> = {}): Placement => ({
  userId: 'demo',
  clientOrderId,
  key: 'US:AAPL',
  source: 0,
  direction: 0,
  orderType: 0,
  quantity: '1',
  leverage: '1',
  limitPrice: null,
  ...change,
});
