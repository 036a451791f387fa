/** A position's flow of money over the wire, and what its margin becomes. */
import { describe, expect, test } from 'vitest';
import { demoUser } from '#names.ts';
import { open } from '#test/opened-world.ts';

const { payPassword } = demoUser;
type Row = Readonly<Record<string, string | null>>;
const cents = (text: string | null | undefined): bigint =>
  BigInt(
    Number(text ?? '0')
      .toFixed(2)
      .replace('.', ''),
  );

function openUnderwater() {
  const { call } = open('underwater');
  const list = (id: 'trading.holdings' | 'trading.closedPositions') =>
    (call(id, {}).data as { list: Row[] }).list;
  const held = () => list('trading.holdings').find((row) => row['stock_code'] === 'TSLA');
  const id = held()?.['id'] ?? '';
  let intents = 0;
  const change = (asked: object) =>
    call('trading.addPositionMargin', {
      clientOrderId: `intent-${(intents += 1)}`,
      id,
      payPassword,
      ...asked,
    });
  const close = (quantity: string) =>
    call('trading.flatPosition', {
      clientOrderId: `intent-${(intents += 1)}`,
      id,
      quantity,
      orderType: 0,
      payPassword,
    });
  const flow = (of = id) =>
    call('trading.positionStatement', { id: of, pageSize: 100 }).data as { list: Row[] };
  return { call, list, held, id, change, close, flow };
}

test('the lines of an open position and its margin are its fees; those of a closed one are its profit', () => {
  const { held, id, change, close, flow, list } = openUnderwater();
  const expectProved = (net: bigint): void => {
    const rows = flow().list;
    const sum = rows.reduce((total, { amount }) => total + cents(amount), 0n);
    expect([sum, cents(rows[0]?.['total'])]).toEqual([net, net]);
    rows.forEach((row, index) =>
      expect(cents(row['total'])).toBe(cents(row['amount']) + cents(rows[index + 1]?.['total'])),
    );
  };
  const expectOpenProved = (): void => {
    const row = held();
    expectProved(cents(row?.['otherPartsProfit']) - cents(row?.['handlingFee']) - cents(row?.['margin']));
  };
  expectOpenProved();
  change({ margin: '750.25' });
  expectOpenProved();
  close('40');
  expectOpenProved();
  const part = list('trading.closedPositions').find((row) => row['id'] === `${id}-1`);
  expect(part?.['otherPartsProfit']).toBeNull();
  expect(flow(`${id}-1`)).toEqual(flow());
  close('60');
  const last = list('trading.closedPositions').find((row) => row['id'] === id);
  expectProved(cents(last?.['sellProfit']) + cents(last?.['otherPartsProfit']));
  expect(flow().list.map(({ kind }) => kind)).toEqual([
    ...['fee', 'profit', 'fill', 'fee', 'profit', 'fill', 'margin', 'fill', 'fee'],
  ]);
});

test('a fill names its order by the id of who sent it, the brokerage’s own by none', () => {
  const { close, flow } = openUnderwater();
  close('100');
  expect(flow().list.find(({ kind }) => kind === 'profit')).toMatchObject({ clientOrderId: 'intent-1' });
});

test('nobody reads the flow of a position that is not theirs', () => {
  const { call } = open('underwater');
  expect(call('trading.positionStatement', { id: 'P-none' }).code).not.toBe(200);
});

describe('a margin', () => {
  test('that was added answers the position, and the same request again adds nothing', () => {
    const { call, id, held } = openUnderwater();
    const before = cents(held()?.['margin']);
    const request = { clientOrderId: 'once', id, margin: '100', payPassword };
    const first = call('trading.addPositionMargin', request);
    expect(first.data).toMatchObject({
      clientOrderId: 'once',
      margin: '100',
      leverage: null,
      position: { id, openLeverage: '10' },
    });
    expect(call('trading.addPositionMargin', request)).toEqual(first);
    expect(cents(held()?.['margin'])).toBe(before + 10_000n);
    expect(call('trading.addPositionMargin', { ...request, margin: '101' }).code).not.toBe(200);
  });

  test('of a position that is closed since still has its receipt', () => {
    const { call, id, close } = openUnderwater();
    const request = { clientOrderId: 'once', id, margin: '100', payPassword };
    call('trading.addPositionMargin', request);
    close('100');
    expect(call('trading.addPositionMargin', request).data).toMatchObject({
      clientOrderId: 'once',
      position: { id, quantity: '100', stopOutPrice: null },
    });
  });

  test.each([
    ['both', { margin: '1', leverage: '5' }],
    ['neither', {}],
  ])('asked for with %s of the two is no request', (_, asked) => {
    expect(openUnderwater().change(asked).code).toBe(40_000);
  });

  test('is not touched without the transaction password', () => {
    const { change, held } = openUnderwater();
    const before = held();
    expect(change({ margin: '1', payPassword: '000000' }).code).not.toBe(200);
    expect(held()).toEqual(before);
  });
});
