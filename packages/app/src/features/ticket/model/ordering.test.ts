/** An order keeps the rules of every money write, and is found by its id where no answer came (DECISIONS 6). */
import { createStockOrder, orderStatus, toDecimal, type Order } from '@meridian/api';
import { describe, expect, test } from 'vitest';
import {
  customerOf,
  honest,
  openBackend,
  type Answering,
  type Behaviour,
  type Subject,
} from '#submission/test/fake-backend.ts';
import type { OpeningWrite } from '#asset-classes/definition.ts';
import { changed, hostileAnswers } from '#submission/test/hostile-answers.ts';
import { keepsTheRules } from '#submission/test/rules.ts';
import { receiptOf, tenApple } from '../test/orders.ts';
import { openingOrder } from './order-write.ts';
import type { SentOrder } from './sent-order.ts';

const d = toDecimal;

const subject: Subject<SentOrder, OpeningWrite> = {
  write: openingOrder(createStockOrder),
  request: tenApple,
  other: { ...tenApple, quantity: d('11') },
  receiptOf: ({ clientOrderId = '', quantity = '' }, nth) => ({
    ...receiptOf({ clientOrderId, request: { ...tenApple, quantity: d(quantity) } }),
    orderNo: `O${nth + 1}`,
  }),
  asOther: (receipt) => ({ ...receipt, quantity: d('77') }),
};

const misleading: readonly (readonly [string, Answering<Order>])[] = [
  ['money as numbers', changed<Order>({ margin: 2644 as unknown as Order['margin'] })],
  ['the receipt of another instrument', changed<Order>({ stock_code: 'TSLA', quantity: d('77') })],
  ['the receipt of another quantity', changed<Order>({ quantity: d('77') })],
  ['the receipt of another intent', changed<Order>({ clientOrderId: 'somebody-elses' })],
  ['the receipt of a sale', changed<Order>({ direction: 1 })],
  ['the receipt of a closing order', changed<Order>({ openClose: 1 })],
  ['the receipt of a limit order', changed<Order>({ orderType: 1 })],
  ['the receipt of another leverage', changed<Order>({ leverage: d('5') })],
];

const open = (behaviour: Partial<Behaviour<Order>> = {}) => {
  const set: Behaviour<Order> = { answers: honest, isCarriedOut: true, looks: 'honest', ...behaviour };
  const backend = openBackend(subject, set);
  return { set, backend, customer: customerOf(subject, backend) };
};

describe('an order', () => {
  keepsTheRules(subject, misleading);
});

describe.each([...hostileAnswers, ...misleading])(
  'an order that was carried out and answered with %s',
  (_, answers) => {
    test('is found, and was made once', async () => {
      const { backend, customer } = open({ answers });
      expect(await customer.submit()).toMatchObject({
        phase: 'done',
        wasLookedUp: true,
        receipt: { stock_code: 'AAPL', quantity: '10' },
      });
      expect(backend.executions()).toBe(1);
      expect(customer.draft()).toBeNull();
    });

    test('is in doubt while it is not found', async () => {
      const { customer } = open({ answers, looks: 'nothing' });
      expect(await customer.submit()).toMatchObject({ phase: 'inDoubt', look: { state: 'notFound' } });
    });
  },
);

describe('a receipt that says a fresh order was cancelled', () => {
  const wrongWord: Answering<Order> = (receipt) => honest({ ...receipt, orderStatus: orderStatus.cancelled });

  test('is not believed before the entrusted orders say so: the order that was carried out is found', async () => {
    for (const answers of [
      wrongWord,
      changed<Order>({ orderStatus: 17 }),
      changed<Order>({ orderStatus: -1 }),
    ]) {
      const { backend, customer } = open({ answers });
      expect(await customer.submit()).toMatchObject({
        phase: 'done',
        wasLookedUp: true,
        receipt: { orderStatus: receiptOf({ clientOrderId: '', request: tenApple }).orderStatus },
      });
      expect(backend.executions()).toBe(1);
    }
  });

  test('leaves it in doubt while it is not found', async () => {
    const { customer } = open({ answers: wrongWord, looks: 'nothing' });
    expect(await customer.submit()).toMatchObject({ phase: 'inDoubt', cause: null });
    expect(customer.draft()).not.toBeNull();
  });
});

test('an order that never arrived is not found so far, is looked for on, and found when it arrives after all', async () => {
  const { set, backend, customer } = open({ answers: () => null, looks: 'nothing' });
  await customer.submit();
  // Three seconds later the slow backend is through.
  set.looks = 'honest';
  customer.pass(3_000);
  expect(await customer.until(({ phase }) => phase === 'done')).toMatchObject({ wasLookedUp: true });
  expect([backend.executions(), backend.lookCount()]).toEqual([1, 2]);
});

test('a look that fails says so, and the next one may find it', async () => {
  const { set, backend, customer } = open({ answers: () => null, looks: 'broken' });
  expect(await customer.submit()).toMatchObject({ look: { state: 'failed', problem: { kind: 'network' } } });
  set.looks = 'honest';
  customer.controller.lookAgain();
  customer.pass(500);
  expect(await customer.until(({ phase }) => phase === 'done')).toMatchObject({
    receipt: { quantity: '10' },
  });
  expect(backend.executions()).toBe(1);
});

test('a look that finds something else under the id does not pass it off as the order', async () => {
  const { customer } = open({ answers: () => null, looks: 'other' });
  expect(await customer.submit()).toMatchObject({
    phase: 'inDoubt',
    cause: { kind: 'otherReceipt', receipt: { quantity: '77' } },
  });
  expect(customer.draft()?.sent).toMatchObject({ isAnswered: false });
});

test('what was found is as good as a receipt to whoever reads what it changes', async () => {
  const { customer } = open({ answers: () => null });
  await customer.submit();
  expect(customer.endings).toEqual(['network', 'receipt']);
});
