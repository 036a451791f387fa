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
      // 183,750 × 0.0008 = 147.00, and the charges
      fee: '354.34',
      // 183.75 up; 4.96125; 0.275625; 10.381875; 7.7175
      charges: ['184', '4.96', '0.28', '10.38', '7.72'],
      cost: '37104.34',
      // 36,750 × 0.75 = 27,562.50; ÷ 300 = 91.875; 520.625, the tick below
      stopOut: '520.5',
    },
    closing: { quantity: '100', price: '640.0', pairPrice: null },
    closed: {
      // 27.5 × 100
      profit: '2750.00',
      // 36,750 × 100 ÷ 300
      marginBack: '12250.00',
      // 64,000 × 0.0008 = 51.20, and the charges
      fee: '123.34',
      // 64 is whole; 1.728; 0.096; 3.616; 2.688
      charges: ['64', '1.73', '0.1', '3.62', '2.69'],
      // 12,250.00 + 2,750.00 − 123.34
      proceeds: '14876.66',
      // 2,750.00 − 123.34 − 354.34 ÷ 3 = 118.11
      net: '2508.55',
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
      // 18,000 × 0.0008 = 14.40, below the minimum of 15 HK dollars; and the charges
      fee: '35.30',
      // 18; 0.486; 0.027; 1.017; 0.756
      charges: ['18', '0.49', '0.03', '1.02', '0.76'],
      cost: '18035.30',
      // 18,000 × 0.75 = 13,500; ÷ 100 = 135
      stopOut: '315.0',
    },
    closing: { quantity: '100', price: '150.5', pairPrice: null },
    closed: {
      // 29.5 × 100
      profit: '2950.00',
      marginBack: '18000.00',
      // 15,050 × 0.0008 = 12.04, below the minimum; and the charges
      fee: '32.91',
      // 15.05 up; 0.40635; 0.022575; 0.850325; 0.6321
      charges: ['16', '0.41', '0.02', '0.85', '0.63'],
      // 18,000.00 + 2,950.00 − 32.91
      proceeds: '20917.09',
      // 2,950.00 − 32.91 − 35.30
      net: '2881.79',
    },
  },
  {
    title: 'Tencent, an odd lot closed: the minimum fee and a dollar of stamp duty for a part of one',
    instrument: tencent,
    direction: 'long',
    price: '600.0',
    quantity: '150',
    leverage: '1',
    pairPrice: null,
    settled: null,
    opened: {
      // 600.0 × 150 HK dollars
      value: '90000.00',
      margin: '90000.00',
      // 90,000 × 0.0008 = 72.00, and the charges
      fee: '173.44',
      // 90; 2.43; 0.135, half a cent up; 5.085, half a cent up; 3.78
      charges: ['90', '2.43', '0.14', '5.09', '3.78'],
      cost: '90173.44',
      // Nothing is borrowed
      stopOut: null,
    },
    closing: { quantity: '50', price: '598.5', pairPrice: null },
    closed: {
      // −1.5 × 50
      profit: '-75.00',
      // 90,000 × 50 ÷ 150
      marginBack: '30000.00',
      // 29,925 × 0.0008 = 23.94, and the charges
      fee: '57.74',
      // 29.925 up; 0.807975; 0.0448875; 1.6907625; 1.25685
      charges: ['30', '0.81', '0.04', '1.69', '1.26'],
      // 30,000.00 − 75.00 − 57.74
      proceeds: '29867.26',
      // −75.00 − 57.74 − 173.44 ÷ 3 = 57.81
      net: '-190.55',
    },
  },
  {
    title: 'Tencent at half a dollar: levies of less than half a cent are nothing, stamp duty is a dollar',
    instrument: tencent,
    direction: 'long',
    price: '0.5',
    quantity: '200',
    leverage: '2',
    pairPrice: null,
    settled: null,
    opened: {
      value: '100.00',
      margin: '50.00',
      // 0.08, below the minimum of 15 HK dollars; and the charges
      fee: '16.01',
      // 0.1 up; 0.0027, 0.00015 and 0.0042 are less than half a cent; 0.00565 is more
      charges: ['1', '0', '0', '0.01', '0'],
      cost: '66.01',
      // 50 × 0.75 = 37.50; ÷ 200 = 0.1875; 0.3125, below the first tick of 0.5
      stopOut: null,
    },
    closing: { quantity: '200', price: '1.0', pairPrice: null },
    closed: {
      profit: '100.00',
      marginBack: '50.00',
      // 0.16, below the minimum; and the charges
      fee: '16.03',
      // 0.2 up; 0.0054; 0.0003; 0.0113; 0.0084
      charges: ['1', '0.01', '0', '0.01', '0.01'],
      // 50.00 + 100.00 − 16.03
      proceeds: '133.97',
      // 100.00 − 16.03 − 16.01
      net: '67.96',
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
      charges: [],
      cost: '133.20',
      // 132.21 × 0.75 = 99.1575; 165.2525, the tick below
      stopOut: '165.25',
    },
    closing: { quantity: '1', price: '264.40', pairPrice: null },
    closed: {
      profit: '-0.01',
      marginBack: '132.21',
      fee: '0.99',
      charges: [],
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
      charges: [],
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
      charges: [],
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
      charges: [],
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
      charges: [],
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
      charges: [],
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
      charges: [],
      // 370.16 + 100.80 − 0.99
      proceeds: '469.97',
      // 100.80 − 0.99 − 0.99
      net: '98.82',
    },
  },
];
