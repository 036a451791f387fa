import { apple, tencent } from './instruments.ts';
import type { WorkedOrder } from './worked-order.ts';

export const shares: readonly WorkedOrder[] = [
  {
    title: 'Tencent, bought, a lot of three closed',
    instrument: tencent,
    direction: 'long',
    price: '612.5',
    quantity: '300',
    leverage: '5',
    pairPrice: null,
    settled: null,
    opened: {
      // 612.5 × 300 HK dollars
      value: '183750.00',
      // ÷ 5
      margin: '36750.00',
      // 183,750 × 0.0008
      fee: '147.00',
      cost: '36897.00',
      // 36,750 × 0.75 = 27,562.50; ÷ 300 = 91.875; 520.625, the tick below
      stopOut: '520.5',
    },
    closing: { quantity: '100', price: '640.0', pairPrice: null },
    closed: {
      // 27.5 × 100
      profit: '2750.00',
      // 36,750 × 100 ÷ 300
      marginBack: '12250.00',
      // 64,000 × 0.0008
      fee: '51.20',
      // 12,250.00 + 2,750.00 − 51.20
      proceeds: '14948.80',
      // 2,750.00 − 51.20 − 147.00 ÷ 3
      net: '2649.80',
    },
  },
  {
    title: 'Tencent, sold short without leverage at the minimum fee',
    instrument: tencent,
    direction: 'short',
    price: '180.0',
    quantity: '100',
    leverage: '1',
    pairPrice: null,
    settled: null,
    opened: {
      // 180.0 × 100 HK dollars
      value: '18000.00',
      margin: '18000.00',
      // 18,000 × 0.0008 = 14.40, below the minimum of 15 HK dollars
      fee: '15.00',
      cost: '18015.00',
      // 18,000 × 0.75 = 13,500; ÷ 100 = 135
      stopOut: '315.0',
    },
    closing: { quantity: '100', price: '150.5', pairPrice: null },
    closed: {
      // 29.5 × 100
      profit: '2950.00',
      marginBack: '18000.00',
      // 15,050 × 0.0008 = 12.04, below the minimum
      fee: '15.00',
      // 18,000.00 + 2,950.00 − 15.00
      proceeds: '20935.00',
      // 2,950.00 − 15.00 − 15.00
      net: '2920.00',
    },
  },
  {
    title: 'one Apple: half a cent of margin is rounded up, and the fee is the minimum',
    instrument: apple,
    direction: 'long',
    price: '264.41',
    quantity: '1',
    leverage: '2',
    pairPrice: null,
    settled: null,
    opened: {
      value: '264.41',
      // 264.41 ÷ 2 = 132.205
      margin: '132.21',
      // 264.41 × 0.0005 = 0.13, below the minimum
      fee: '0.99',
      cost: '133.20',
      // 132.21 × 0.75 = 99.1575; 165.2525, the tick below
      stopOut: '165.25',
    },
    closing: { quantity: '1', price: '264.40', pairPrice: null },
    closed: {
      profit: '-0.01',
      marginBack: '132.21',
      fee: '0.99',
      // 132.21 − 0.01 − 0.99
      proceeds: '131.21',
      // −0.01 − 0.99 − 0.99
      net: '-1.99',
    },
  },
  {
    title: 'Apple, bought: half a cent of the fee is rounded up',
    instrument: apple,
    direction: 'long',
    price: '265.00',
    quantity: '10',
    leverage: '1',
    pairPrice: null,
    settled: null,
    opened: {
      value: '2650.00',
      margin: '2650.00',
      // 2,650 × 0.0005 = 1.325
      fee: '1.33',
      cost: '2651.33',
      // Nothing is borrowed
      stopOut: null,
    },
    closing: { quantity: '4', price: '270.00', pairPrice: null },
    closed: {
      // 5.00 × 4
      profit: '20.00',
      // 2,650 × 4 ÷ 10
      marginBack: '1060.00',
      // 1,080 × 0.0005 = 0.54, below the minimum
      fee: '0.99',
      // 1,060.00 + 20.00 − 0.99
      proceeds: '1079.01',
      // 20.00 − 0.99 − 1.33 × 4 ÷ 10 = 0.532
      net: '18.48',
    },
  },
  {
    title: 'Apple, bought: a price gap takes no more than the margin',
    instrument: apple,
    direction: 'long',
    price: '264.40',
    quantity: '10',
    leverage: '10',
    pairPrice: null,
    settled: null,
    opened: {
      value: '2644.00',
      // ÷ 10
      margin: '264.40',
      // 2,644 × 0.0005 = 1.322
      fee: '1.32',
      cost: '265.72',
      // 264.40 × 0.75 = 198.30; ÷ 10 = 19.83
      stopOut: '244.57',
    },
    closing: { quantity: '10', price: '230.00', pairPrice: null },
    closed: {
      // −34.40 × 10, but no more than the margin
      profit: '-264.40',
      marginBack: '264.40',
      // 2,300 × 0.0005
      fee: '1.15',
      // 264.40 − 264.40 − 1.15
      proceeds: '-1.15',
      // −264.40 − 1.15 − 1.32
      net: '-266.87',
    },
  },
  {
    title: 'Apple, sold short: a stop-out that is a tick stays there',
    instrument: apple,
    direction: 'short',
    price: '264.40',
    quantity: '7',
    leverage: '5',
    pairPrice: null,
    settled: null,
    opened: {
      // 264.40 × 7
      value: '1850.80',
      // ÷ 5
      margin: '370.16',
      // 1,850.80 × 0.0005 = 0.93, below the minimum
      fee: '0.99',
      cost: '371.15',
      // 370.16 × 0.75 = 277.62; ÷ 7 = 39.66
      stopOut: '304.06',
    },
    closing: { quantity: '7', price: '250.00', pairPrice: null },
    closed: {
      // 14.40 × 7
      profit: '100.80',
      marginBack: '370.16',
      fee: '0.99',
      // 370.16 + 100.80 − 0.99
      proceeds: '469.97',
      // 100.80 − 0.99 − 0.99
      net: '98.82',
    },
  },
];
