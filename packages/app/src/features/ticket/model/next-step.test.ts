import { refusal } from '@meridian/api';
import { expect, test } from 'vitest';
import { nextStepOf } from './next-step.ts';

test.each([
  [refusal.insufficientFunds, 'addFunds'],
  [refusal.marketClosed, 'useLimit'],
  [refusal.positionNotOpen, 'seeHoldings'],
  [refusal.instrumentHalted, null],
  [refusal.payPasswordNotSet, null],
])('an order refused with %i offers %j', (code, step) => {
  const endpointId = 'trading.createStockOrder';
  expect(nextStepOf({ kind: 'refused', endpointId, code, message: 'no' })).toBe(step);
});
