import { toDecimal, type Order } from '@meridian/api';
import { describe, expect, test } from 'vitest';
import { tenApple } from '../model/sample.ts';
import { customerOf, honest, openBrokerage, type Answering, type Behaviour } from './fake-brokerage.ts';

const open = (behaviour: Partial<Behaviour> = {}) => {
  const set: Behaviour = { answers: honest, isCarriedOut: true, looks: 'honest', ...behaviour };
  const brokerage = openBrokerage(set);
  return { set, brokerage, customer: customerOf(brokerage) };
};

const envelope = (code: unknown, msg?: string | null, data: unknown = null) =>
  JSON.stringify({ code, msg, data });
const page = '<html><body><h1>Bad gateway</h1></body></html>';
const other =
  (change: Partial<Order>): Answering =>
  (receipt) =>
    honest({ ...receipt, ...change });

/** What a backend or a proxy may answer to an order that it carried out. None of it says that nothing was done. */
const hostile: readonly [string, Answering][] = [
  ['no answer', () => null],
  ...[0, 201, 500, 504, -1, 30_007, 1e300].map((code): [string, Answering] => [
    `code ${code}`,
    () => ({ body: envelope(code, 'Busy') }),
  ]),
  ...[300, 304, 307, 308, 400, 404, 429, 500, 502, 503, 504].map((status): [string, Answering] => [
    `HTTP ${status} with a page`,
    () => ({ status, body: status === 304 ? '' : page }),
  ]),
  ['HTTP 500 with a declared refusal', () => ({ status: 500, body: envelope(30_001, 'Not enough') })],
  ['HTTP 429 with a declared refusal', () => ({ status: 429, body: envelope(30_001, 'Not enough') })],
  ['HTTP 502 around the receipt', (receipt) => ({ status: 502, body: envelope(200, 'ok', receipt) })],
  ['a refusal without a message', () => ({ body: envelope(30_001) })],
  ['a refusal with an empty message', () => ({ body: envelope(30_001, '  ') })],
  ['a refusal of another call', () => ({ body: envelope(30_008, 'Too late to cancel') })],
  ['a page', () => ({ body: page })],
  ['nothing', () => ({ body: '' })],
  ['null', () => ({ body: 'null' })],
  ['a list', () => ({ body: '[]' })],
  ['half of the receipt', (receipt) => ({ body: envelope(200, 'ok', receipt).slice(0, 90) })],
  ['a success without a receipt', () => ({ body: envelope(200, 'success') })],
  ['a code that is text', (receipt) => ({ body: envelope('200', 'ok', receipt) })],
  ['money as numbers', (receipt) => honest({ ...receipt, margin: 2644 as unknown as Order['margin'] })],
  ['the receipt of another instrument', other({ stock_code: 'TSLA', quantity: toDecimal('77') })],
  ['the receipt of another quantity', other({ quantity: toDecimal('77') })],
  ['the receipt of another intent', other({ clientOrderId: 'somebody-elses' })],
  ['the receipt of a sale', other({ direction: 1 })],
  ['the receipt of a closing order', other({ openClose: 1 })],
  ['the receipt of a limit order', other({ orderType: 1 })],
  ['the receipt of another leverage', other({ leverage: toDecimal('5') })],
];

describe.each(hostile)('an order that was carried out and answered with %s', (_, answers) => {
  test('is found, and was made once', async () => {
    const { brokerage, customer } = open({ answers });
    expect(await customer.order()).toMatchObject({
      phase: 'done',
      wasLookedUp: true,
      order: { stock_code: 'AAPL', quantity: '10' },
    });
    expect(brokerage.executions()).toBe(1);
    expect(customer.draft()).toBeNull();
  });

  test('is in doubt while it is not found, and sent again it is still one', async () => {
    const { set, brokerage, customer } = open({ answers, looks: 'nothing' });
    expect(await customer.order()).toMatchObject({ phase: 'inDoubt', look: { state: 'notFound' } });
    set.answers = honest;
    expect(await customer.order()).toMatchObject({ phase: 'done', order: { quantity: '10' } });
    expect(brokerage.executions()).toBe(1);
    expect(new Set(brokerage.sentIds).size).toBe(1);
  });

  test('keeps its id over a reload, however early it is looked for', async () => {
    const { set, brokerage, customer } = open({ answers, looks: 'nothing' });
    await customer.order();
    customer.stop();
    set.answers = honest;
    const reloaded = customerOf(brokerage, customer.draft() ?? undefined);
    await reloaded.until(
      ({ phase, ...rest }) => phase === 'inDoubt' && 'look' in rest && rest.look.state === 'notFound',
    );
    expect(await reloaded.order()).toMatchObject({ phase: 'done' });
    expect([brokerage.executions(), new Set(brokerage.sentIds).size]).toEqual([1, 1]);
  });
});

describe('an order that never arrived', () => {
  test('is not found so far, is looked for on, and found when it arrives after all', async () => {
    const { set, brokerage, customer } = open({ answers: () => null, looks: 'nothing' });
    await customer.order();
    // Three seconds later the slow backend is through.
    set.looks = 'honest';
    customer.pass(3_000);
    expect(await customer.until(({ phase }) => phase === 'done')).toMatchObject({ wasLookedUp: true });
    expect([brokerage.executions(), brokerage.lookCount()]).toEqual([1, 2]);
  });

  test('is sent again under its id from the form, too, also when it was changed and changed back', async () => {
    const { set, brokerage, customer } = open({ answers: () => null, isCarriedOut: false });
    await customer.order();
    customer.carrying.dispatch({ type: 'dismissed' });
    customer.fillIn({ ...tenApple, quantity: toDecimal('11') });
    customer.fillIn(tenApple);
    Object.assign(set, { answers: honest, isCarriedOut: true });
    expect(await customer.order()).toMatchObject({ phase: 'done' });
    expect(new Set(brokerage.sentIds).size).toBe(1);
  });

  test('is another order once the person asks for something else', async () => {
    const { set, brokerage, customer } = open({ answers: () => null, isCarriedOut: false });
    await customer.order();
    customer.carrying.dispatch({ type: 'dismissed' });
    customer.fillIn({ ...tenApple, quantity: toDecimal('11') });
    Object.assign(set, { answers: honest, isCarriedOut: true });
    expect(await customer.order()).toMatchObject({ phase: 'done', order: { quantity: '11' } });
    expect(new Set(brokerage.sentIds).size).toBe(2);
  });
});

describe('a declared refusal', () => {
  const refusing: Answering = () => ({ body: envelope(30_001, 'Insufficient funds') });

  test('says that nothing was done, and keeps the id for the same order', async () => {
    const { set, brokerage, customer } = open({ answers: refusing, isCarriedOut: false });
    expect(await customer.order()).toMatchObject({
      phase: 'editing',
      refusal: { message: 'Insufficient funds' },
    });
    Object.assign(set, { answers: honest, isCarriedOut: true });
    expect(await customer.order()).toMatchObject({ phase: 'done' });
    expect(new Set(brokerage.sentIds).size).toBe(1);
  });

  test('of the second sending says nothing of the first', async () => {
    const { set, customer } = open({ answers: () => null, looks: 'nothing' });
    await customer.order();
    set.answers = refusing;
    expect(await customer.order()).toMatchObject({
      phase: 'inDoubt',
      cause: { kind: 'refused', message: 'Insufficient funds' },
    });
    expect(customer.draft()?.sent).toMatchObject({ isAnswered: false });
  });
});

test('an expired session keeps the id: the order of after the sign-in is the same one', async () => {
  const { set, brokerage, customer } = open({
    answers: () => ({ status: 401, body: '' }),
    isCarriedOut: false,
  });
  expect(await customer.order()).toMatchObject({ phase: 'editing', refusal: { kind: 'sessionExpired' } });
  Object.assign(set, { answers: honest, isCarriedOut: true });
  const afterwards = customerOf(brokerage, customer.draft() ?? undefined);
  expect(await afterwards.order()).toMatchObject({ phase: 'done' });
  expect(new Set(brokerage.sentIds).size).toBe(1);
});

test('a look that fails says so, and the next one may find it', async () => {
  const { set, brokerage, customer } = open({ answers: () => null, looks: 'broken' });
  expect(await customer.order()).toMatchObject({ look: { state: 'failed', problem: { kind: 'network' } } });
  set.looks = 'honest';
  customer.carrying.lookAgain();
  customer.pass(500);
  expect(await customer.until(({ phase }) => phase === 'done')).toMatchObject({ order: { quantity: '10' } });
  expect(brokerage.executions()).toBe(1);
});

test('a look that finds something else under the id does not pass it off as the order', async () => {
  const { customer } = open({ answers: () => null, looks: 'other' });
  expect(await customer.order()).toMatchObject({
    phase: 'inDoubt',
    cause: { kind: 'otherOrder', receipt: { quantity: '77' } },
  });
  expect(customer.draft()?.sent).toMatchObject({ isAnswered: false });
});

test('two presses of one instant send one order', async () => {
  const { brokerage, customer } = open();
  customer.carrying.dispatch({ type: 'reviewed' });
  await Promise.all([customer.carrying.confirm('246810'), customer.carrying.confirm('246810')]);
  expect(brokerage.sentIds).toHaveLength(1);
});
