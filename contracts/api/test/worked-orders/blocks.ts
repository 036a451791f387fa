import { appleBlock } from './instruments.ts';
import type { WorkedOrder } from './worked-order.ts';

export const blockOrders: readonly WorkedOrder[] = [
  {
    title: 'a block of ten thousand Apple, sold whole at a gain',
    instrument: appleBlock,
    direction: 'long',
    price: '150.25',
    quantity: '10000',
    leverage: '1',
    pairPrice: null,
    settled: null,
    opened: {
      // 150.25 × 10,000 = 1,502,500
      value: '1502500.00',
      margin: '1502500.00',
      // 1,502,500 × 0.001 = 1,502.5
      fee: '1502.50',
      charges: [],
      // 1,502,500 + 1,502.5
      cost: '1504002.50',
      stopOut: null,
    },
    closing: { quantity: '10000', price: '151.75', pairPrice: null },
    closed: {
      // 1.5 × 10,000
      profit: '15000.00',
      marginBack: '1502500.00',
      // 1,517,500 × 0.001 = 1,517.5
      fee: '1517.50',
      charges: [],
      // 1,502,500 + 15,000 − 1,517.5
      proceeds: '1515982.50',
      // 15,000 − 1,517.5 − 1,502.5
      net: '11980.00',
    },
  },
  {
    title: 'a block of Apple, ten thousand of twelve sold at a loss',
    instrument: appleBlock,
    direction: 'long',
    price: '149.99',
    quantity: '12000',
    leverage: '1',
    pairPrice: null,
    settled: null,
    opened: {
      // 149.99 × 12,000 = 1,799,880
      value: '1799880.00',
      margin: '1799880.00',
      // 1,799,880 × 0.001 = 1,799.88
      fee: '1799.88',
      charges: [],
      // 1,799,880 + 1,799.88
      cost: '1801679.88',
      stopOut: null,
    },
    closing: { quantity: '10000', price: '148.01', pairPrice: null },
    closed: {
      // −1.98 × 10,000
      profit: '-19800.00',
      // 1,799,880 × 10,000 ÷ 12,000 = 1,499,900
      marginBack: '1499900.00',
      // 1,480,100 × 0.001 = 1,480.1
      fee: '1480.10',
      charges: [],
      // 1,499,900 − 19,800 − 1,480.1
      proceeds: '1478619.90',
      // −19,800 − 1,480.1 − 1,499.9
      net: '-22780.00',
    },
  },
  {
    title: 'a block of Apple, sold short and bought back lower',
    instrument: appleBlock,
    direction: 'short',
    price: '150.00',
    quantity: '10000',
    leverage: '1',
    pairPrice: null,
    settled: null,
    opened: {
      // 150.00 × 10,000 = 1,500,000
      value: '1500000.00',
      margin: '1500000.00',
      // 1,500,000 × 0.001 = 1,500
      fee: '1500.00',
      charges: [],
      // 1,500,000 + 1,500
      cost: '1501500.00',
      // 1,500,000 × 0.75 = 1,125,000; ÷ 10,000 = 112.5
      stopOut: '262.50',
    },
    closing: { quantity: '10000', price: '139.50', pairPrice: null },
    closed: {
      // 10.5 × 10,000
      profit: '105000.00',
      marginBack: '1500000.00',
      // 1,395,000 × 0.001 = 1,395
      fee: '1395.00',
      charges: [],
      // 1,500,000 + 105,000 − 1,395
      proceeds: '1603605.00',
      // 105,000 − 1,395 − 1,500
      net: '102105.00',
    },
  },
  {
    title: 'a block of Apple, sold short, bought back higher',
    instrument: appleBlock,
    direction: 'short',
    price: '120.33',
    quantity: '10001',
    leverage: '1',
    pairPrice: null,
    settled: null,
    opened: {
      // 120.33 × 10,001 = 1,203,420.33
      value: '1203420.33',
      margin: '1203420.33',
      // 1,203,420.33 × 0.001 = 1,203.42033
      fee: '1203.42',
      charges: [],
      // 1,203,420.33 + 1,203.42
      cost: '1204623.75',
      // 1,203,420.33 × 0.75 = 902,565.2475; ÷ 10,001 = 90.2475
      stopOut: '210.58',
    },
    closing: { quantity: '10001', price: '125.67', pairPrice: null },
    closed: {
      // −5.34 × 10,001
      profit: '-53405.34',
      marginBack: '1203420.33',
      // 1,256,825.67 × 0.001 = 1,256.82567
      fee: '1256.83',
      charges: [],
      // 1,203,420.33 − 53,405.34 − 1,256.83
      proceeds: '1148758.16',
      // −53,405.34 − 1,256.83 − 1,203.42
      net: '-55865.59',
    },
  },
];
