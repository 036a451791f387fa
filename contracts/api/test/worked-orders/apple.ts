import { apple } from './instruments.ts';
import type { WorkedOrder } from './worked-order.ts';

export const appleOrders: readonly WorkedOrder[] = [
  {
    title: 'Apple, bought outright and sold at a gain',
    instrument: apple,
    direction: 'long',
    price: '264.40',
    quantity: '100',
    leverage: '1',
    pairPrice: null,
    settled: null,
    opened: {
      // 264.40 × 100 = 26,440
      value: '26440.00',
      margin: '26440.00',
      // 26,440 × 0.0005 = 13.22
      fee: '13.22',
      charges: [],
      // 26,440 + 13.22
      cost: '26453.22',
      stopOut: null,
    },
    closing: { quantity: '100', price: '271.15', pairPrice: null },
    closed: {
      // 6.75 × 100
      profit: '675.00',
      marginBack: '26440.00',
      // 27,115 × 0.0005 = 13.5575
      fee: '13.56',
      charges: [],
      // 26,440 + 675 − 13.56
      proceeds: '27101.44',
      // 675 − 13.56 − 13.22
      net: '648.22',
    },
  },
  {
    title: 'Apple, bought outright, a third of it sold at a loss',
    instrument: apple,
    direction: 'long',
    price: '264.40',
    quantity: '30',
    leverage: '1',
    pairPrice: null,
    settled: null,
    opened: {
      // 264.40 × 30 = 7,932
      value: '7932.00',
      margin: '7932.00',
      // 7,932 × 0.0005 = 3.966
      fee: '3.97',
      charges: [],
      // 7,932 + 3.97
      cost: '7935.97',
      stopOut: null,
    },
    closing: { quantity: '10', price: '250.01', pairPrice: null },
    closed: {
      // −14.39 × 10
      profit: '-143.90',
      // 7,932 × 10 ÷ 30 = 2,644
      marginBack: '2644.00',
      // 2,500.1 × 0.0005 = 1.25005
      fee: '1.25',
      charges: [],
      // 2,644 − 143.9 − 1.25
      proceeds: '2498.85',
      // −143.9 − 1.25 − 1.32
      net: '-146.47',
    },
  },
  {
    title: 'Apple, bought at 2×, all of it sold at a gain',
    instrument: apple,
    direction: 'long',
    price: '250.00',
    quantity: '40',
    leverage: '2',
    pairPrice: null,
    settled: null,
    opened: {
      // 250.00 × 40 = 10,000
      value: '10000.00',
      // 10,000 ÷ 2 = 5,000
      margin: '5000.00',
      // 10,000 × 0.0005 = 5
      fee: '5.00',
      charges: [],
      // 5,000 + 5
      cost: '5005.00',
      // 5,000 × 0.75 = 3,750; ÷ 40 = 93.75
      stopOut: '156.25',
    },
    closing: { quantity: '40', price: '262.37', pairPrice: null },
    closed: {
      // 12.37 × 40
      profit: '494.80',
      marginBack: '5000.00',
      // 10,494.8 × 0.0005 = 5.2474
      fee: '5.25',
      charges: [],
      // 5,000 + 494.8 − 5.25
      proceeds: '5489.55',
      // 494.8 − 5.25 − 5
      net: '484.55',
    },
  },
  {
    title: 'Apple, bought at 5×, sold a cent above its stop-out',
    instrument: apple,
    direction: 'long',
    price: '260.00',
    quantity: '50',
    leverage: '5',
    pairPrice: null,
    settled: null,
    opened: {
      // 260.00 × 50 = 13,000
      value: '13000.00',
      // 13,000 ÷ 5 = 2,600
      margin: '2600.00',
      // 13,000 × 0.0005 = 6.5
      fee: '6.50',
      charges: [],
      // 2,600 + 6.5
      cost: '2606.50',
      // 2,600 × 0.75 = 1,950; ÷ 50 = 39
      stopOut: '221.00',
    },
    closing: { quantity: '50', price: '221.01', pairPrice: null },
    closed: {
      // −38.99 × 50
      profit: '-1949.50',
      marginBack: '2600.00',
      // 11,050.5 × 0.0005 = 5.52525
      fee: '5.53',
      charges: [],
      // 2,600 − 1,949.5 − 5.53
      proceeds: '644.97',
      // −1,949.5 − 5.53 − 6.5
      net: '-1961.53',
    },
  },
  {
    title: 'Apple, bought at 10×, one of seven sold',
    instrument: apple,
    direction: 'long',
    price: '199.99',
    quantity: '7',
    leverage: '10',
    pairPrice: null,
    settled: null,
    opened: {
      // 199.99 × 7 = 1,399.93
      value: '1399.93',
      // 1,399.93 ÷ 10 = 139.993
      margin: '139.99',
      // 1,399.93 × 0.0005 = 0.699965, below the minimum
      fee: '0.99',
      charges: [],
      // 139.99 + 0.99
      cost: '140.98',
      // 139.99 × 0.75 = 104.9925; ÷ 7 = 14.998928…
      stopOut: '184.99',
    },
    closing: { quantity: '1', price: '203.33', pairPrice: null },
    closed: {
      // 3.34 × 1
      profit: '3.34',
      // 139.99 × 1 ÷ 7 = 19.998571…
      marginBack: '20.00',
      // 203.33 × 0.0005 = 0.101665, below the minimum
      fee: '0.99',
      charges: [],
      // 20 + 3.34 − 0.99
      proceeds: '22.35',
      // 3.34 − 0.99 − 0.14
      net: '2.21',
    },
  },
  {
    title: 'Apple, sold short without leverage, bought back lower',
    instrument: apple,
    direction: 'short',
    price: '264.40',
    quantity: '25',
    leverage: '1',
    pairPrice: null,
    settled: null,
    opened: {
      // 264.40 × 25 = 6,610
      value: '6610.00',
      margin: '6610.00',
      // 6,610 × 0.0005 = 3.305
      fee: '3.31',
      charges: [],
      // 6,610 + 3.31
      cost: '6613.31',
      // 6,610 × 0.75 = 4,957.5; ÷ 25 = 198.3
      stopOut: '462.70',
    },
    closing: { quantity: '25', price: '240.00', pairPrice: null },
    closed: {
      // 24.4 × 25
      profit: '610.00',
      marginBack: '6610.00',
      // 6,000 × 0.0005 = 3
      fee: '3.00',
      charges: [],
      // 6,610 + 610 − 3
      proceeds: '7217.00',
      // 610 − 3 − 3.31
      net: '603.69',
    },
  },
  {
    title: 'Apple, sold short at 2×, a part bought back higher',
    instrument: apple,
    direction: 'short',
    price: '264.40',
    quantity: '60',
    leverage: '2',
    pairPrice: null,
    settled: null,
    opened: {
      // 264.40 × 60 = 15,864
      value: '15864.00',
      // 15,864 ÷ 2 = 7,932
      margin: '7932.00',
      // 15,864 × 0.0005 = 7.932
      fee: '7.93',
      charges: [],
      // 7,932 + 7.93
      cost: '7939.93',
      // 7,932 × 0.75 = 5,949; ÷ 60 = 99.15
      stopOut: '363.55',
    },
    closing: { quantity: '45', price: '270.05', pairPrice: null },
    closed: {
      // −5.65 × 45
      profit: '-254.25',
      // 7,932 × 45 ÷ 60 = 5,949
      marginBack: '5949.00',
      // 12,152.25 × 0.0005 = 6.076125
      fee: '6.08',
      charges: [],
      // 5,949 − 254.25 − 6.08
      proceeds: '5688.67',
      // −254.25 − 6.08 − 5.95
      net: '-266.28',
    },
  },
  {
    title: 'Apple, sold short at 10×: a gap upwards takes no more than the margin',
    instrument: apple,
    direction: 'short',
    price: '264.40',
    quantity: '20',
    leverage: '10',
    pairPrice: null,
    settled: null,
    opened: {
      // 264.40 × 20 = 5,288
      value: '5288.00',
      // 5,288 ÷ 10 = 528.8
      margin: '528.80',
      // 5,288 × 0.0005 = 2.644
      fee: '2.64',
      charges: [],
      // 528.8 + 2.64
      cost: '531.44',
      // 528.8 × 0.75 = 396.6; ÷ 20 = 19.83
      stopOut: '284.23',
    },
    closing: { quantity: '20', price: '310.00', pairPrice: null },
    closed: {
      // −45.6 × 20, but no more than the margin
      profit: '-528.80',
      marginBack: '528.80',
      // 6,200 × 0.0005 = 3.1
      fee: '3.10',
      charges: [],
      // 528.8 − 528.8 − 3.1
      proceeds: '-3.10',
      // −528.8 − 3.1 − 2.64
      net: '-534.54',
    },
  },
];
