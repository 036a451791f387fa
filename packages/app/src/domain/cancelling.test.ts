import { orderStatus } from '@meridian/api';
import { expect, test } from 'vitest';
import { isCancelledReceipt } from './cancelling.ts';

const order = { orderNo: 'O1', clientOrderId: 'id-1' };

test.each([
  ['says so', { ...order, orderStatus: orderStatus.cancelled }, true],
  ['says that it is in progress', { ...order, orderStatus: orderStatus.accepted }, false],
  ['says that it is being processed', { ...order, orderStatus: orderStatus.processing }, false],
  ['says that it was carried out', { ...order, orderStatus: orderStatus.success }, false],
  ['says what nobody knows', { ...order, orderStatus: 9 }, false],
  ['is about another order', { ...order, orderNo: 'O2', orderStatus: orderStatus.cancelled }, false],
  ['is of another intent', { ...order, clientOrderId: 'id-2', orderStatus: orderStatus.cancelled }, false],
])('an order is cancelled where its receipt %s: %o %s', (_, receipt, isCancelled) => {
  expect(isCancelledReceipt(order, receipt)).toBe(isCancelled);
});
