import { toDecimal, type FeeItem } from '@meridian/api';
import { expect, test } from 'vitest';
import { feeSteps, partsCharged, partsOfFee } from './fee-steps.ts';
import { orderFee } from './fees.ts';
import { parRate } from './contract.ts';

const d = toDecimal;
const contract = { contractSize: d('1'), rate: parRate };
const levy = { kind: 'afrcLevy', rate: d('0.0000015'), unit: d('0.01'), rounding: 'halfUp' } as const;
const duty = { kind: 'stampDuty', rate: d('0.001'), unit: d('1'), rounding: 'up' } as const;
const terms = { feeRate: d('0.0008'), minFee: d('15'), charges: [duty, levy] };

test('each duty and levy is a step of the fee, with its rate, and all of them are its parts', () => {
  const fee = orderFee(d('612.5'), d('300'), terms, contract);
  expect(feeSteps(fee, terms)).toEqual([
    { label: 'feeRate', operator: 'times', number: { as: 'rate', value: '0.0008' } },
    { label: 'commission', operator: 'equals', number: { as: 'money', value: '147' } },
    { label: 'stampDuty', operator: 'plus', number: { as: 'moneyAtRate', value: '184', rate: '0.001' } },
    { label: 'afrcLevy', operator: 'plus', number: { as: 'moneyAtRate', value: '0.28', rate: '0.0000015' } },
    { label: 'fee', operator: 'equals', number: { as: 'money', value: '331.28' } },
  ]);
  expect(partsOfFee(fee)).toEqual([
    { label: 'commission', amount: '147' },
    { label: 'stampDuty', amount: '184' },
    { label: 'afrcLevy', amount: '0.28' },
  ]);
});

test('a charge without a word of ours is called another one', () => {
  const fee = orderFee(d('10'), d('100'), { ...terms, charges: [{ ...levy, kind: null }] }, contract);
  expect(partsOfFee(fee).map(({ label }) => label)).toEqual(['commission', 'otherCharge']);
});

const item = (kind: FeeItem['kind'], amount: string): FeeItem => ({ kind, amount: d(amount) });

test('the parts of what was charged are shown where they are the sum, and where there is more than one', () => {
  const feeItems = [item('commission', '15.00'), item('stampDuty', '16')];
  expect(partsCharged({ feeItems, handlingFee: d('31.00') }).map(({ label }) => label)).toEqual([
    'commission',
    'stampDuty',
  ]);
  expect(partsCharged({ feeItems, handlingFee: d('31.01') })).toEqual([]);
  expect(partsCharged({ feeItems: [item('commission', '15')], handlingFee: d('15') })).toEqual([]);
  expect(partsCharged({ feeItems: [], handlingFee: d('15') })).toEqual([]);
});
