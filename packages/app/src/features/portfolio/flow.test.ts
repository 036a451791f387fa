import { toDecimal, type Decimal } from '@meridian/api';
import { describe, expect, test } from 'vitest';
import { heldAs } from '#domain/test/positions.ts';
import { flowResult, isProved } from './flow.ts';

const d = toDecimal;
/** Lines as they are read, newest first, from amounts in the order of booking. */
function flowOf(...amounts: readonly string[]) {
  let cents = 0n;
  const list = amounts.map((amount): { amount: Decimal; total: Decimal } => {
    cents += BigInt(amount.replace('.', ''));
    const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
    return {
      amount: d(amount),
      total: d(`${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`),
    };
  });
  return { list: list.toReversed(), isWhole: true };
}
const proved = (result: ReturnType<typeof flowResult>) => result && isProved(result);

const open = heldAs({ margin: d('1250.00'), handlingFee: d('2.31'), otherPartsProfit: d('0.00') });

describe('the flow of an open position', () => {
  const flow = flowOf('-2.31', '-1000.00', '-250.00');

  test('is its fees once its margin is given back', () => {
    const result = flowResult(open, flow);
    expect(result).toMatchObject({ sum: '-1252.31', realised: '-2.31', shown: '-2.31' });
    expect(proved(result)).toBe(true);
  });

  test('counts what closed parts have brought', () => {
    const rest = { ...open, margin: d('500.00'), handlingFee: d('1.00'), otherPartsProfit: d('18.20') };
    // −2.00 and −1,000.00 to open 20, half of it closed for +20.00 less a fee of 0.80 and its share of the first.
    expect(proved(flowResult(rest, flowOf('-2.00', '-1000.00', '500.00', '20.00', '-0.80')))).toBe(true);
  });

  test('counts overnight charges and dividends of what is held', () => {
    const carrying = { ...open, carried: d('-3.40') };
    expect(proved(flowResult(carrying, flowOf('-2.31', '-1000.00', '-250.00', '-3.40')))).toBe(true);
  });

  test('that is a cent away from what is shown says by how much', () => {
    const result = flowResult({ ...open, handlingFee: d('2.30') }, flow);
    expect(result?.difference).toBe('-0.01');
    expect(proved(result)).toBe(false);
  });
});

describe('the flow of a closed position', () => {
  const closed = { ...open, closeTimeTimestamp: 1, sellProfit: d('17.69') };
  const flow = flowOf('-1.00', '-1000.00', '1000.00', '19.69', '-1.00');

  test('is its profit after fees', () => {
    expect(proved(flowResult(closed, flow))).toBe(true);
  });

  test('of a part whose rest is open is held against nothing', () => {
    const result = flowResult({ ...closed, otherPartsProfit: null }, flow);
    expect([result?.shown, result?.difference, proved(result)]).toEqual([null, null, null]);
  });

  test('with a line that does not continue the one before is not proved, whatever its sum is', () => {
    const [newest, ...rest] = flow.list;
    const broken = [newest, ...rest.filter((_, index) => index !== 1)].flatMap((line) => line ?? []);
    expect(proved(flowResult(closed, { list: broken, isWhole: true }))).toBe(false);
  });

  test('of which not all is read is not blamed for what is missing', () => {
    expect(proved(flowResult(closed, { list: flow.list.slice(0, 2), isWhole: false }))).toBe(true);
    expect(proved(flowResult(closed, { list: flow.list.slice(0, 2), isWhole: true }))).toBe(false);
  });
});

test('nothing is said of a flow without a line', () => {
  expect(flowResult(open, { list: [], isWhole: true })).toBeNull();
});
