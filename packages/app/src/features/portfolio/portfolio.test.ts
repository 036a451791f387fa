import { openClose, toDecimal, tradeDirection, type Decimal } from '@meridian/api';
import { describe, expect, test } from 'vitest';
import { plainContract } from '#domain/test/plain-contract.ts';
import { heldAs } from '#domain/test/positions.ts';
import { readSide } from './orders.ts';
import { positionFigures } from './position-figures.ts';
import { sideMessages } from './screens/Trade/Trade.messages.ts';

const d = toDecimal;
const terms = { leverages: [d('10')], feeRate: d('0.0005'), minFee: d('0.99'), maintenanceRate: d('0.25') };

const at = (price: Decimal) => ({ price, contract: plainContract });

const tesla = heldAs({
  quantity: d('100'),
  openPrice: d('437.91'),
  cost: d('43791.00'),
  leverage: d('10'),
  margin: d('4379.10'),
  handlingFee: d('21.90'),
  price_nominal: d('409.45'),
  profit: d('-2846.00'),
  zdf: d('-64.99'),
  stopOutPrice: d('405.06'),
});

describe('what an order does', () => {
  test('is not guessed from codes nobody knows', () => {
    expect(readSide({ direction: 9, openClose: 0 })).toBeNull();
    expect(readSide({ direction: 0, openClose: 9 })).toBeNull();
  });

  test('closing a short is not opening a long', () => {
    expect(readSide({ direction: tradeDirection.sell, openClose: openClose.close })).toBe(
      sideMessages.closeShort,
    );
    expect(readSide({ direction: tradeDirection.buy, openClose: openClose.open })).toBe(sideMessages.buyLong);
  });
});

describe('a position’s figures', () => {
  test('agree with the brokerage’s at the same price', () => {
    const { profit, ratio, marketValue } = positionFigures(tesla, at(tesla.price_nominal), terms);
    expect([profit.value, ratio.value, marketValue.value]).toEqual(['-2846', '-64.99', '40945']);
  });

  test('move with the tick', () => {
    expect(positionFigures(tesla, at(d('440.00')), terms).profit.value).toBe('209');
  });

  test('end their arithmetic in themselves', () => {
    const { profit, ratio, marketValue, margin, stopOut } = positionFigures(tesla, at(d('420.00')), terms);
    for (const figure of [profit, ratio, marketValue, margin, stopOut]) {
      if (figure.value !== null) expect(figure.steps.at(-1)?.number.value).toBe(figure.value);
    }
  });

  test('of a closed one are as the ledger booked them', () => {
    const closed = {
      ...tesla,
      profit: d('-4379.10'),
      sellProfit: d('-4420.00'),
      closePrice: d('380.00'),
      closeTimeTimestamp: 1,
      handlingFee: d('40.90'),
    };
    const { profit, net, ratio, stopOut } = positionFigures(closed, at(d('380.00')), terms);
    expect([profit.value, net.value, stopOut.value]).toEqual(['-4379.10', '-4420.00', null]);
    // The percentage is of the result beside it: after fees.
    expect(ratio.steps[0]?.number.value).toBe('-4420.00');
  });
});
