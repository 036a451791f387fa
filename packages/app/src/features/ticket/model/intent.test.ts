import { toDecimal, type Order } from '@meridian/api';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { answered, inDoubt, sending, type Intent } from '#submission/intent.ts';
import { limitOrder, receiptOf, tenApple } from '../test/orders.ts';
import { emptyForm, type TicketForm } from './form.ts';
import { isReceiptOf } from './receipt.ts';
import { isSameOrder, type SentOrder } from './sent-order.ts';
import { ticketModel } from './ticket-model.ts';

const d = toDecimal;

/** Ids in the order they are given out. */
function ids() {
  let count = 0;
  return { isSame: isSameOrder, now: 1, newId: () => `id-${(count += 1)}` };
}

const emptyIntent = (direction: 0 | 1): Intent<TicketForm, SentOrder> => ({
  form: emptyForm(direction),
  sent: null,
});

/** Every way to ask for something else. */
const others: readonly Partial<SentOrder>[] = [
  { code: 'TSLA' },
  { market: 'NYSE' },
  { source: 7 },
  { direction: 1 },
  { openClose: 1 },
  { quantity: d('77') },
  { leverage: d('2') },
  { positionId: 'P2' },
  { orderType: 1, limitPrice: d('250') },
];

describe('one intent, one order', () => {
  const begun = emptyIntent(0);

  test('keeps its id however often it is sent, answered or not', () => {
    const source = ids();
    const first = sending(begun, tenApple, source);
    const again = sending(answered(first), tenApple, source);
    const unanswered = sending(first, tenApple, source);
    expect([first, again, unanswered].map(({ sent }) => sent.clientOrderId)).toEqual([
      'id-1',
      'id-1',
      'id-1',
    ]);
  });

  test('keeps it while the form is changed and changed back: what is sent is the same', () => {
    const source = ids();
    const first = sending(begun, tenApple, source);
    const edited = { ...first, form: { ...first.form, quantity: '11' } };
    expect(sending({ ...edited, form: first.form }, tenApple, source).sent.clientOrderId).toBe('id-1');
  });

  test('keeps it, and its words, where the same number is written otherwise', () => {
    const source = ids();
    const first = sending(begun, limitOrder, source);
    const again = sending(first, { ...limitOrder, quantity: d('10.0'), limitPrice: d('250') }, source);
    expect(again.sent).toEqual(first.sent);
  });

  test.each(others)('gets another id for another order: %j', (other) => {
    const source = ids();
    const first = sending(begun, tenApple, source);
    expect(sending(first, { ...tenApple, ...other }, source).sent.clientOrderId).toBe('id-2');
    expect(isSameOrder(tenApple, { ...tenApple, ...other })).toBe(false);
  });

  test('is in doubt from being sent until it is answered', () => {
    const first = sending(begun, tenApple, ids());
    expect([inDoubt(begun), inDoubt(first), inDoubt(answered(first))]).toEqual([null, first.sent, null]);
  });
});

describe('a kept draft', () => {
  const kept = sending(
    { ...emptyIntent(1), form: { ...emptyIntent(1).form, quantity: '10' } },
    limitOrder,
    ids(),
  );
  const stored = (change: (draft: typeof kept) => unknown) =>
    v.safeParse(ticketModel.stored, JSON.parse(JSON.stringify(change(kept)))).success;

  test('comes back as it was', () => {
    expect(v.parse(ticketModel.stored, JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  test.each<[string, (draft: typeof kept) => unknown]>([
    ['was sent without an id', (draft) => ({ ...draft, sent: { ...draft.sent, clientOrderId: null } })],
    ['was sent under an empty id', (draft) => ({ ...draft, sent: { ...draft.sent, clientOrderId: '' } })],
    [
      'has an id of a page',
      (draft) => ({ ...draft, sent: { ...draft.sent, clientOrderId: 'x'.repeat(65) } }),
    ],
    ['was sent at no time', (draft) => ({ ...draft, sent: { ...draft.sent, at: null } })],
    ['is of an older shape', ({ form }) => ({ form, clientOrderId: null, sentAt: 7 })],
    ['has a leverage of nothing', (draft) => ({ ...draft, form: { ...draft.form, leverage: '0' } })],
    ['has a leverage below zero', (draft) => ({ ...draft, form: { ...draft.form, leverage: '-2' } })],
    ['has words for a leverage', (draft) => ({ ...draft, form: { ...draft.form, leverage: 'a lot' } })],
    [
      'sent nothing of something',
      ({ sent, ...draft }) => ({
        ...draft,
        sent: { ...sent, request: { ...sent.request, quantity: '0' } },
      }),
    ],
  ])('is none where it %s', (_, change) => {
    expect(stored(change)).toBe(false);
  });
});

describe('a receipt', () => {
  const sent = { clientOrderId: 'id-1', request: tenApple, at: 1, isAnswered: false };
  const receipt = receiptOf(sent);

  test('is of the order that was sent, however its numbers are written', () => {
    expect(isReceiptOf(sent, { ...receipt, quantity: d('10.00'), leverage: d('1.0') })).toBe(true);
  });

  test.each<Partial<Order>>([
    { clientOrderId: 'id-2' },
    { stock_code: 'TSLA' },
    { market: 'NYSE' },
    { source: 7 },
    { direction: 1 },
    { openClose: 1 },
    { orderType: 1 },
    { quantity: d('77') },
    { leverage: d('2') },
  ])('is not of it with %j', (change) => {
    expect(isReceiptOf(sent, { ...receipt, ...change })).toBe(false);
  });

  test('of a limit order names its limit', () => {
    const limited = { ...sent, request: limitOrder };
    expect(isReceiptOf(limited, receiptOf(limited))).toBe(true);
    expect(isReceiptOf(limited, { ...receiptOf(limited), limitPrice: d('260') })).toBe(false);
    expect(isReceiptOf(limited, { ...receiptOf(limited), limitPrice: null })).toBe(false);
  });

  test('of a closing order names the position, where it names one', () => {
    const closing = { ...sent, request: { ...tenApple, openClose: 1 as const, positionId: 'P1' } };
    const closed = receiptOf(closing);
    expect(isReceiptOf(closing, closed)).toBe(true);
    expect(isReceiptOf(closing, { ...closed, positionId: null })).toBe(true);
    expect(isReceiptOf(closing, { ...closed, positionId: 'P2' })).toBe(false);
  });
});
