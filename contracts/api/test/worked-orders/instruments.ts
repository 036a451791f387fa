/** What the worked orders trade, written down here once more: the world has to agree with it. */
import { assetSource } from '../../src/codes.ts';
import type { WorkedInstrument } from './worked-order.ts';

const inDollars = {
  currency: 'USD',
  walletCurrency: 'USD',
  contractSize: '1',
  pair: null,
  charges: [],
} as const;
const future = {
  ...inDollars,
  source: assetSource.future,
  feeRate: '0.0001',
  minFee: '1',
  maintenanceRate: '0.5',
} as const;
const forex = {
  ...inDollars,
  market: 'FOREX',
  source: assetSource.forex,
  feeRate: '0.00002',
  minFee: '1',
  maintenanceRate: '0.5',
} as const;
const crypto = {
  ...inDollars,
  market: 'CRYPTO',
  source: assetSource.crypto,
  feeRate: '0.001',
  minFee: '0',
  maintenanceRate: '0.2',
} as const;

/** 100 troy ounces. */
export const gold: WorkedInstrument = {
  ...future,
  code: 'GC',
  market: 'COMEX',
  contractSize: '100',
  priceStep: '0.1',
};

/** 5,000 troy ounces. */
export const silver: WorkedInstrument = {
  ...future,
  code: 'SI',
  market: 'COMEX',
  contractSize: '5000',
  priceStep: '0.005',
};

/** 1,000 barrels. */
export const crudeOil: WorkedInstrument = {
  ...future,
  code: 'CL',
  market: 'NYMEX',
  contractSize: '1000',
  priceStep: '0.01',
};

/** A dollar, priced in yen: it is its own exchange rate. */
export const dollarYen: WorkedInstrument = {
  ...forex,
  code: 'USDJPY',
  currency: 'JPY',
  priceStep: '0.001',
  pair: { code: 'USDJPY', isInverse: true },
};

export const euroDollar: WorkedInstrument = { ...forex, code: 'EURUSD', priceStep: '0.00001' };

/** A euro, priced in pounds, which another pair makes dollars of. */
export const euroPound: WorkedInstrument = {
  ...forex,
  code: 'EURGBP',
  currency: 'GBP',
  priceStep: '0.00001',
  pair: { code: 'GBPUSD', isInverse: false },
};

export const tencent: WorkedInstrument = {
  ...inDollars,
  code: '00700',
  market: 'HKEX',
  source: assetSource.hkStock,
  currency: 'HKD',
  walletCurrency: 'HKD',
  priceStep: '0.5',
  feeRate: '0.0008',
  minFee: '15',
  charges: [
    // Part of a dollar counts as a dollar.
    { kind: 'stampDuty', rate: '0.001', unit: '1', rounding: 'up' },
    { kind: 'transactionLevy', rate: '0.000027', unit: '0.01', rounding: 'halfUp' },
    { kind: 'afrcLevy', rate: '0.0000015', unit: '0.01', rounding: 'halfUp' },
    { kind: 'tradingFee', rate: '0.0000565', unit: '0.01', rounding: 'halfUp' },
    { kind: 'settlementFee', rate: '0.000042', unit: '0.01', rounding: 'halfUp' },
  ],
  maintenanceRate: '0.25',
};

export const apple: WorkedInstrument = {
  ...inDollars,
  code: 'AAPL',
  market: 'NASDAQ',
  source: assetSource.stock,
  priceStep: '0.01',
  feeRate: '0.0005',
  minFee: '0.99',
  maintenanceRate: '0.25',
};

/** The same share as another product, on terms of its own. */
export const appleBlock: WorkedInstrument = {
  ...apple,
  source: assetSource.blockTrade,
  feeRate: '0.001',
  minFee: '0',
};

export const bitcoin: WorkedInstrument = { ...crypto, code: 'BTCUSDT', priceStep: '0.01' };
export const pepe: WorkedInstrument = { ...crypto, code: 'PEPEUSDT', priceStep: '0.0000000001' };
