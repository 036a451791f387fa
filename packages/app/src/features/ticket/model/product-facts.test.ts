import { toDecimal } from '@meridian/api';
import { expect, test } from 'vitest';
import { contractMargins } from './contract-margin.ts';
import { pairSize } from './pair-size.ts';

const d = toDecimal;
const gold = {
  lastPrice: d('4000.1'),
  priceStep: d('0.1'),
  contract: { stock_code: 'GC', market: 'COMEX', contractSize: d('100'), rate: null },
  pairPrice: d('1'),
};
const yen = {
  lastPrice: d('154.682'),
  priceStep: d('0.001'),
  contract: {
    stock_code: 'USDJPY',
    market: 'FOREX',
    contractSize: d('1'),
    rate: {
      stock_code: 'USDJPY',
      market: 'FOREX',
      price_nominal: d('154.682'),
      isInverse: true,
      quoteTimestamp: 0,
    },
  },
  pairPrice: d('154.682'),
};
const asked = { price: d('4000.1'), priceLabel: 'lastPrice', leverage: d('10') } as const;

test('one contract takes its value divided by the leverage, and a part of that has to be left', () => {
  const { initial, maintenance } = contractMargins({ ...asked, maintenanceRate: d('0.25') }, gold);
  expect([initial.value, maintenance.value]).toEqual(['40001', '10000.25']);
});

test('without the terms of the brokerage the maintenance margin is not known', () => {
  const { initial, maintenance } = contractMargins({ ...asked, maintenanceRate: null }, gold);
  expect([initial.value, maintenance.value]).toEqual(['40001', null]);
});

test('nothing is guessed of a contract whose size nobody says', () => {
  const margins = contractMargins({ ...asked, maintenanceRate: d('0.25') }, { ...gold, contract: null });
  expect([margins.initial.value, margins.maintenance.value]).toEqual([null, null]);
});

test('a pip and the spread of a yen pair are worth dollars, at the price of the pair', () => {
  const { lots, pip, spreadCost } = pairSize('50000', { pipSize: d('0.01'), spread: d('0.012') }, yen);
  // 500 yen ÷ 154.682 = 3.2324 dollars; 600 yen = 3.8789.
  expect([lots, pip.value, spreadCost]).toEqual(['0.5', '3.23', '3.88']);
  expect(pip.steps.map(({ label }) => label)).toEqual([
    'pipSize',
    'units',
    'pipInQuote',
    'exchangeRate',
    'pipValue',
  ]);
});

test('while no quantity is typed, a pip is that of one lot', () => {
  const { lots, pip } = pairSize('', { pipSize: d('0.01'), spread: null }, yen);
  expect([lots, pip.value]).toEqual([null, '6.46']);
});
