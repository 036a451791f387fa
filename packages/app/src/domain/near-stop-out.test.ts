import { toDecimal, tradeDirection } from '@meridian/api';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compare } from './money.ts';
import { nearStopOut, type StopOutBasis } from './near-stop-out.ts';

const d = toDecimal;

/** 100 Tesla at $437.91 with 10×: closed at $405.06, a loss of $3,285.00. */
const tesla: StopOutBasis = {
  direction: tradeDirection.buy,
  quantity: d('100'),
  contractSize: d('1'),
  cost: d('43791.00'),
  stopOutPrice: d('405.06'),
  closeTimeTimestamp: null,
};

describe('nearness to the stop-out', () => {
  test('is reported once three quarters of the loss limit are used, with the price, the way there and the part used', () => {
    expect(nearStopOut(tesla, d('409.45'))).toEqual({
      closesAt: '405.06',
      awayPercent: '1.07',
      usedPercent: '86.63',
    });
  });

  test('is reported from exactly three quarters on', () => {
    const round = { ...tesla, cost: d('40000'), stopOutPrice: d('360') };
    expect(nearStopOut(round, d('370'))?.usedPercent).toBe('75');
    expect(nearStopOut(round, d('370.01'))).toBeNull();
  });

  test('of a short grows as the price rises', () => {
    const short = { ...tesla, direction: tradeDirection.sell, stopOutPrice: d('470.76') };
    expect(nearStopOut(short, d('465.00'))).toEqual({
      closesAt: '470.76',
      awayPercent: '1.24',
      usedPercent: '82.46',
    });
    expect(nearStopOut(short, d('400.00'))).toBeNull();
  });

  test('ends at the whole limit, however far a gap went', () => {
    expect(nearStopOut(tesla, d('390.00'))).toMatchObject({ awayPercent: '0', usedPercent: '100' });
  });

  test('is nobody’s worry in a profit, without a stop-out, once closed, or in a direction nobody knows', () => {
    expect(nearStopOut(tesla, d('450.00'))).toBeNull();
    expect(nearStopOut({ ...tesla, stopOutPrice: null }, d('1.00'))).toBeNull();
    expect(nearStopOut({ ...tesla, closeTimeTimestamp: 1 }, d('409.45'))).toBeNull();
    expect(nearStopOut({ ...tesla, direction: 9 }, d('409.45'))).toBeNull();
  });

  test('comes closer with every tick against the position', () => {
    fc.assert(
      fc.property(fc.integer({ min: 40_507, max: 41_300 }), (cents) => {
        const at = (price: number) => nearStopOut(tesla, d((price / 100).toFixed(2)));
        const [now, later] = [at(cents), at(cents - 1)];
        if (now === null) return;
        expect(later).not.toBeNull();
        expect(compare(later?.usedPercent ?? d('0'), now.usedPercent)).toBeGreaterThanOrEqual(0);
        expect(compare(later?.awayPercent ?? d('0'), now.awayPercent)).toBeLessThanOrEqual(0);
      }),
    );
  });
});
