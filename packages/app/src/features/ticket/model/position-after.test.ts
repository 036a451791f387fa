import { toDecimal, tradeDirection, type Position } from '@meridian/api';
import { expect, test } from 'vitest';
import { changeByClosing, changeByOpening } from './position-after.ts';

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
