import { orderStatus, toDecimal, type ApiProblem, type Order } from '@meridian/api';
import { expect, test } from 'vitest';
import { oldOrderAfter, replacementOf } from './moved-order.ts';

const d = toDecimal;
const order = {
  orderNo: 'O1',
  clientOrderId: 'id-1',
  orderStatus: orderStatus.accepted,
  quantity: d('20'),
  filledQuantity: null,
  leverage: d('2'),
} as Order;
const as = (status: number): Order => ({ ...order, orderStatus: status });
const endpointId = 'trading.cancelOrder';
const lost = {
  outcome: 'unknown',
  problem: { kind: 'network', endpointId } as unknown as ApiProblem,
} as const;
const refusedWith = (code: number) =>
  ({
    outcome: 'refused',
    problem: { kind: 'refused', endpointId, code, message: 'no' } as ApiProblem,
  }) as const;
const receipt = (value: Order) => ({ outcome: 'done', value }) as const;

test.each([
  ['its receipt says so', receipt(as(orderStatus.cancelled)), null, 'cancelled'],
  ['it is found to be, later', lost, as(orderStatus.cancelled), 'cancelled'],
])('an order may be replaced once it is cancelled: %s', (_, ending, now, kind) => {
  expect(oldOrderAfter(order, ending, now).kind).toBe(kind);
});

test.each([
  ['the answer is lost', lost, null, 'unknown'],
  ['the answer is lost and it still waits', lost, as(orderStatus.accepted), 'unknown'],
  ['the receipt says that it still waits', receipt(as(orderStatus.accepted)), null, 'unknown'],
  [
    'the receipt is of another order',
    receipt({ ...as(orderStatus.cancelled), orderNo: 'O2' }),
    null,
    'unknown',
  ],
  ['it was filled first', refusedWith(30008), as(orderStatus.success), 'filled'],
  ['it can no longer be cancelled, and nobody says why', refusedWith(30008), null, 'refused'],
  ['the answer is lost and it was filled', lost, as(orderStatus.success), 'filled'],
  ['cancelling is refused', refusedWith(30001), null, 'refused'],
])('an order is not replaced where %s', (_, ending, now, kind) => {
  expect(oldOrderAfter(order, ending, now).kind).toBe(kind);
});

test('what was filled of it is not ordered again', () => {
  expect(replacementOf({ ...order, filledQuantity: d('5') }, d('181'))).toEqual({
    price: '181',
    quantity: '15',
    leverage: '2',
  });
  expect(replacementOf({ ...order, filledQuantity: d('20') }, d('181'))).toBeNull();
});
