import { toDecimal, tradeDirection, type Position } from '@meridian/api';
import { expect, test } from 'vitest';
import { averageByOpening, changeByClosing, changeByOpening } from './position-after.ts';

const d = toDecimal;
const { buy, sell } = tradeDirection;
const held = { direction: buy, leverage: d('2.0'), quantity: d('60') } as Position;
const known = (position: Position | null) => ({ isKnown: true, position });

test('an order adds to the position of its direction and leverage', () => {
  const order = { direction: buy, leverage: d('2') };
  expect(changeByOpening(known(held), order, d('10'))).toEqual({ from: '60', to: '70' });
});

test('an order where nothing is held begins at nothing', () => {
  const order = { direction: buy, leverage: d('1') };
  expect(changeByOpening(known(null), order, d('10'))).toEqual({ from: '0', to: '10' });
});

test.each([
  ['another direction', { direction: sell, leverage: d('2') }],
  ['another leverage', { direction: buy, leverage: d('5') }],
])('an order of %s is separate from what is held: only what it adds is said', (_, order) => {
  expect(changeByOpening(known(held), order, d('10'))).toEqual({ from: null, to: '10' });
});

test('nothing is said while nobody knows what is held, or how much is ordered', () => {
  const order = { direction: buy, leverage: d('2') };
  expect(changeByOpening({ isKnown: false, position: null }, order, d('10'))).toBeNull();
  expect(changeByOpening(known(held), order, null)).toBeNull();
});

test('closing takes from the position, and never more than there is', () => {
  expect(changeByClosing(held, d('25'))).toEqual({ from: '60', to: '35' });
  expect(changeByClosing(held, d('60'))).toEqual({ from: '60', to: '0' });
  expect(changeByClosing(held, d('61'))).toBeNull();
});

test('a position with added margin takes orders at the leverage it was opened with, and no longer at its own', () => {
  const eased = { ...held, leverage: d('1.33'), openLeverage: d('2') };
  const order = (leverage: string) => ({ direction: buy, leverage: d(leverage) });
  expect(changeByOpening(known(eased), order('2'), d('10'))).toEqual({ from: '60', to: '70' });
  expect(changeByOpening(known(eased), order('1.33'), d('10'))).toEqual({ from: null, to: '10' });
});

test('the average of 2 contracts at 4,000 and 1 at 4,100 is 4,033.3, whatever the contract size', () => {
  const gold = {
    direction: buy,
    leverage: d('20'),
    quantity: d('2'),
    openPrice: d('4000'),
    contractSize: d('100'),
    cost: d('800000'),
  } as Position;
  const order = { direction: buy, leverage: d('20'), price: d('4100'), quantity: d('1') };
  expect(averageByOpening(known(gold), order, 1)).toEqual({ from: '4000', to: '4033.3' });
  expect(averageByOpening(known(gold), { ...order, leverage: d('10') }, 1)).toBeNull();
  expect(averageByOpening(known(null), order, 1)).toBeNull();
  expect(averageByOpening(known(gold), { ...order, quantity: d('0') }, 1)).toBeNull();
});
