import { dollarYen, euroDollar } from './instruments.ts';
import type { WorkedOrder } from './worked-order.ts';

export const pairOrders: readonly WorkedOrder[] = [
  {
    title: 'euros bought for dollars, all of them sold at a gain',
    instrument: euroDollar,
    direction: 'long',
    price: '1.15873',
    quantity: '50000',
    leverage: '20',
    pairPrice: null,
    settled: null,
    opened: {
      // 1.15873 × 50,000 = 57,936.5
      value: '57936.50',
      // 57,936.5 ÷ 20 = 2,896.825
      margin: '2896.83',
      // 57,936.5 × 0.00002 = 1.15873
      fee: '1.16',
      charges: [],
      // 2,896.83 + 1.16
      cost: '2897.99',
      // 2,896.83 × 0.5 = 1,448.415; ÷ 50,000 = 0.0289683
      stopOut: '1.12976',
    },
    closing: { quantity: '50000', price: '1.16201', pairPrice: null },
    closed: {
      // 0.00328 × 50,000
      profit: '164.00',
      marginBack: '2896.83',
      // 58,100.5 × 0.00002 = 1.16201
      fee: '1.16',
      charges: [],
      // 2,896.83 + 164 − 1.16
      proceeds: '3059.67',
      // 164 − 1.16 − 1.16
      net: '161.68',
    },
  },
  {
    title: 'euros bought for dollars without leverage, a part sold at a loss',
    instrument: euroDollar,
    direction: 'long',
    price: '1.15005',
    quantity: '20000',
    leverage: '1',
    pairPrice: null,
    settled: null,
    opened: {
      // 1.15005 × 20,000 = 23,001
      value: '23001.00',
      margin: '23001.00',
      // 23,001 × 0.00002 = 0.46002, below the minimum
      fee: '1.00',
      charges: [],
      // 23,001 + 1
      cost: '23002.00',
      stopOut: null,
    },
    closing: { quantity: '7000', price: '1.14333', pairPrice: null },
    closed: {
      // −0.00672 × 7,000
      profit: '-47.04',
      // 23,001 × 7,000 ÷ 20,000 = 8,050.35
      marginBack: '8050.35',
      // 8,003.31 × 0.00002 = 0.1600662, below the minimum
      fee: '1.00',
      charges: [],
      // 8,050.35 − 47.04 − 1
      proceeds: '8002.31',
      // −47.04 − 1 − 0.35
      net: '-48.39',
    },
  },
  {
    title: 'euros sold short at 50×, bought back just below the stop-out',
    instrument: euroDollar,
    direction: 'short',
    price: '1.16000',
    quantity: '100000',
    leverage: '50',
    pairPrice: null,
    settled: null,
    opened: {
      // 1.16000 × 100,000 = 116,000
      value: '116000.00',
      // 116,000 ÷ 50 = 2,320
      margin: '2320.00',
      // 116,000 × 0.00002 = 2.32
      fee: '2.32',
      charges: [],
      // 2,320 + 2.32
      cost: '2322.32',
      // 2,320 × 0.5 = 1,160; ÷ 100,000 = 0.0116
      stopOut: '1.17160',
    },
    closing: { quantity: '100000', price: '1.17159', pairPrice: null },
    closed: {
      // −0.01159 × 100,000
      profit: '-1159.00',
      marginBack: '2320.00',
      // 117,159 × 0.00002 = 2.34318
      fee: '2.34',
      charges: [],
      // 2,320 − 1,159 − 2.34
      proceeds: '1158.66',
      // −1,159 − 2.34 − 2.32
      net: '-1163.66',
    },
  },
  {
    title: 'euros sold short at 10×: a gap takes no more than the margin',
    instrument: euroDollar,
    direction: 'short',
    price: '1.10000',
    quantity: '10000',
    leverage: '10',
    pairPrice: null,
    settled: null,
    opened: {
      // 1.10000 × 10,000 = 11,000
      value: '11000.00',
      // 11,000 ÷ 10 = 1,100
      margin: '1100.00',
      // 11,000 × 0.00002 = 0.22, below the minimum
      fee: '1.00',
      charges: [],
      // 1,100 + 1
      cost: '1101.00',
      // 1,100 × 0.5 = 550; ÷ 10,000 = 0.055
      stopOut: '1.15500',
    },
    closing: { quantity: '10000', price: '1.30000', pairPrice: null },
    closed: {
      // −0.2 × 10,000, but no more than the margin
      profit: '-1100.00',
      marginBack: '1100.00',
      // 13,000 × 0.00002 = 0.26, below the minimum
      fee: '1.00',
      charges: [],
      // 1,100 − 1,100 − 1
      proceeds: '-1.00',
      // −1,100 − 1 − 1
      net: '-1102.00',
    },
  },
  {
    title: 'dollars sold short for yen at 50×, a part bought back at a gain',
    instrument: dollarYen,
    direction: 'short',
    price: '155.250',
    quantity: '80000',
    leverage: '50',
    pairPrice: '155.250',
    settled: {
      // 155.250 × 80,000
      value: '12420000.00',
      // ÷ 50
      margin: '248400.00',
      // 1.345 × 30,000
      profit: '40350.00',
    },
    opened: {
      // 12,420,000 ÷ 155.250 = 80,000
      value: '80000.00',
      // 80,000 ÷ 50 = 1,600
      margin: '1600.00',
      // 80,000 × 0.00002 = 1.6
      fee: '1.60',
      charges: [],
      // 1,600 + 1.6
      cost: '1601.60',
      // 248,400 × 0.5 = 124,200; ÷ 80,000 = 1.5525
      stopOut: '156.803',
    },
    closing: { quantity: '30000', price: '153.905', pairPrice: '153.905' },
    closed: {
      // 40,350 ÷ 153.905 = 262.174718…, rounded down
      profit: '262.17',
      // 1,600 × 30,000 ÷ 80,000 = 600
      marginBack: '600.00',
      // 30,000 × 0.00002 = 0.6, below the minimum
      fee: '1.00',
      charges: [],
      // 600 + 262.17 − 1
      proceeds: '861.17',
      // 262.17 − 1 − 0.6
      net: '260.57',
    },
  },
  {
    title: 'dollars bought for yen without leverage, sold at a gain',
    instrument: dollarYen,
    direction: 'long',
    price: '149.875',
    quantity: '40000',
    leverage: '1',
    pairPrice: '149.875',
    settled: {
      // 149.875 × 40,000
      value: '5995000.00',
      margin: '5995000.00',
      // 1.13 × 40,000
      profit: '45200.00',
    },
    opened: {
      // 5,995,000 ÷ 149.875 = 40,000
      value: '40000.00',
      margin: '40000.00',
      // 40,000 × 0.00002 = 0.8, below the minimum
      fee: '1.00',
      charges: [],
      // 40,000 + 1
      cost: '40001.00',
      stopOut: null,
    },
    closing: { quantity: '40000', price: '151.005', pairPrice: '151.005' },
    closed: {
      // 45,200 ÷ 151.005 = 299.327836…, rounded down
      profit: '299.32',
      marginBack: '40000.00',
      // 40,000 × 0.00002 = 0.8, below the minimum
      fee: '1.00',
      charges: [],
      // 40,000 + 299.32 − 1
      proceeds: '40298.32',
      // 299.32 − 1 − 1
      net: '297.32',
    },
  },
];
