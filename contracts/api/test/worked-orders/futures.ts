import { crudeOil, gold } from './instruments.ts';
import type { WorkedOrder } from './worked-order.ts';

export const futures: readonly WorkedOrder[] = [
  {
    title: 'gold, bought',
    instrument: gold,
    direction: 'long',
    price: '4000.1',
    quantity: '1',
    leverage: '10',
    pairPrice: null,
    settled: null,
    opened: {
      // 4,000.1 × 1 × 100
      value: '400010.00',
      // 400,010 ÷ 10
      margin: '40001.00',
      // 400,010 × 0.0001 = 40.001
      fee: '40.00',
      charges: [],
      // 40,001.00 + 40.00
      cost: '40041.00',
      // May be lost: 40,001 × 0.5 = 20,000.50; ÷ 100 = 200.005; 4,000.1 − 200.005 = 3,800.095, the tick below
      stopOut: '3800.0',
    },
    closing: { quantity: '1', price: '4012.6', pairPrice: null },
    closed: {
      // 12.5 × 1 × 100
      profit: '1250.00',
      marginBack: '40001.00',
      // 401,260 × 0.0001 = 40.126
      fee: '40.13',
      charges: [],
      // 40,001.00 + 1,250.00 − 40.13
      proceeds: '41210.87',
      // 1,250.00 − 40.13 − 40.00
      net: '1169.87',
    },
  },
  {
    title: 'gold, sold short, a third of it closed at a loss',
    instrument: gold,
    direction: 'short',
    price: '4000.1',
    quantity: '3',
    leverage: '20',
    pairPrice: null,
    settled: null,
    opened: {
      // 4,000.1 × 3 × 100
      value: '1200030.00',
      // ÷ 20
      margin: '60001.50',
      // 1,200,030 × 0.0001 = 120.003
      fee: '120.00',
      charges: [],
      cost: '60121.50',
      // 60,001.50 × 0.5 = 30,000.75; ÷ 300 = 100.0025; 4,100.1025, the tick above
      stopOut: '4100.2',
    },
    closing: { quantity: '1', price: '4012.6', pairPrice: null },
    closed: {
      // −12.5 × 1 × 100
      profit: '-1250.00',
      // 60,001.50 × 1 ÷ 3
      marginBack: '20000.50',
      // 401,260 × 0.0001 = 40.126
      fee: '40.13',
      charges: [],
      // 20,000.50 − 1,250.00 − 40.13
      proceeds: '18710.37',
      // −1,250.00 − 40.13 − 120.00 × 1 ÷ 3
      net: '-1330.13',
    },
  },
  {
    title: 'crude oil, sold short',
    instrument: crudeOil,
    direction: 'short',
    price: '58.73',
    quantity: '2',
    leverage: '20',
    pairPrice: null,
    settled: null,
    opened: {
      // 58.73 × 2 × 1,000
      value: '117460.00',
      // ÷ 20
      margin: '5873.00',
      // 117,460 × 0.0001 = 11.746
      fee: '11.75',
      charges: [],
      cost: '5884.75',
      // 5,873 × 0.5 = 2,936.50; ÷ 2,000 = 1.46825; 60.19825, the tick above
      stopOut: '60.20',
    },
    closing: { quantity: '2', price: '57.98', pairPrice: null },
    closed: {
      // 0.75 × 2 × 1,000
      profit: '1500.00',
      marginBack: '5873.00',
      // 115,960 × 0.0001 = 11.596
      fee: '11.60',
      charges: [],
      // 5,873.00 + 1,500.00 − 11.60
      proceeds: '7361.40',
      // 1,500.00 − 11.60 − 11.75
      net: '1476.65',
    },
  },
  {
    title: 'crude oil, bought without leverage',
    instrument: crudeOil,
    direction: 'long',
    price: '58.73',
    quantity: '1',
    leverage: '1',
    pairPrice: null,
    settled: null,
    opened: {
      // 58.73 × 1 × 1,000
      value: '58730.00',
      // All of it
      margin: '58730.00',
      // 58,730 × 0.0001 = 5.873
      fee: '5.87',
      charges: [],
      cost: '58735.87',
      // No more than what was paid can be lost
      stopOut: null,
    },
    closing: { quantity: '1', price: '58.08', pairPrice: null },
    closed: {
      // −0.65 × 1,000
      profit: '-650.00',
      marginBack: '58730.00',
      // 58,080 × 0.0001 = 5.808
      fee: '5.81',
      charges: [],
      // 58,730.00 − 650.00 − 5.81
      proceeds: '58074.19',
      // −650.00 − 5.81 − 5.87
      net: '-661.68',
    },
  },
];
