import { tencent } from './instruments.ts';
import type { WorkedOrder } from './worked-order.ts';

export const tencentOrders: readonly WorkedOrder[] = [
  {
    title: 'Tencent, bought outright and sold at a loss',
    instrument: tencent,
    direction: 'long',
    price: '600.5',
    quantity: '400',
    leverage: '1',
    pairPrice: null,
    settled: null,
    opened: {
      // 600.5 × 400 = 240,200
      value: '240200.00',
      margin: '240200.00',
      // 240,200 × 0.0008 = 192.16; and the charges
      fee: '463.67',
      // 240.2; 6.4854; 0.3603; 13.5713; 10.0884
      charges: ['241', '6.49', '0.36', '13.57', '10.09'],
      // 240,200 + 463.67
      cost: '240663.67',
      stopOut: null,
    },
    closing: { quantity: '400', price: '588.0', pairPrice: null },
    closed: {
      // −12.5 × 400
      profit: '-5000.00',
      marginBack: '240200.00',
      // 235,200 × 0.0008 = 188.16; and the charges
      fee: '454.03',
      // 235.2; 6.3504; 0.3528; 13.2888; 9.8784
      charges: ['236', '6.35', '0.35', '13.29', '9.88'],
      // 240,200 − 5,000 − 454.03
      proceeds: '234745.97',
      // −5,000 − 454.03 − 463.67
      net: '-5917.70',
    },
  },
  {
    title: 'Tencent, bought at 2×, two lots of five sold',
    instrument: tencent,
    direction: 'long',
    price: '620.0',
    quantity: '500',
    leverage: '2',
    pairPrice: null,
    settled: null,
    opened: {
      // 620.0 × 500 = 310,000
      value: '310000.00',
      // 310,000 ÷ 2 = 155,000
      margin: '155000.00',
      // 310,000 × 0.0008 = 248; and the charges
      fee: '597.38',
      // 310; 8.37; 0.465; 17.515; 13.02
      charges: ['310', '8.37', '0.47', '17.52', '13.02'],
      // 155,000 + 597.38
      cost: '155597.38',
      // 155,000 × 0.75 = 116,250; ÷ 500 = 232.5
      stopOut: '387.5',
    },
    closing: { quantity: '200', price: '655.5', pairPrice: null },
    closed: {
      // 35.5 × 200
      profit: '7100.00',
      // 155,000 × 200 ÷ 500 = 62,000
      marginBack: '62000.00',
      // 131,100 × 0.0008 = 104.88; and the charges
      fee: '253.54',
      // 131.1; 3.5397; 0.19665; 7.40715; 5.5062
      charges: ['132', '3.54', '0.2', '7.41', '5.51'],
      // 62,000 + 7,100 − 253.54
      proceeds: '68846.46',
      // 7,100 − 253.54 − 238.95
      net: '6607.51',
    },
  },
  {
    title: 'Tencent, bought at 5×: a gap takes no more than the margin',
    instrument: tencent,
    direction: 'long',
    price: '640.0',
    quantity: '100',
    leverage: '5',
    pairPrice: null,
    settled: null,
    opened: {
      // 640.0 × 100 = 64,000
      value: '64000.00',
      // 64,000 ÷ 5 = 12,800
      margin: '12800.00',
      // 64,000 × 0.0008 = 51.2; and the charges
      fee: '123.34',
      // 64; 1.728; 0.096; 3.616; 2.688
      charges: ['64', '1.73', '0.1', '3.62', '2.69'],
      // 12,800 + 123.34
      cost: '12923.34',
      // 12,800 × 0.75 = 9,600; ÷ 100 = 96
      stopOut: '544.0',
    },
    closing: { quantity: '100', price: '505.0', pairPrice: null },
    closed: {
      // −135 × 100, but no more than the margin
      profit: '-12800.00',
      marginBack: '12800.00',
      // 50,500 × 0.0008 = 40.4; and the charges
      fee: '97.81',
      // 50.5; 1.3635; 0.07575; 2.85325; 2.121
      charges: ['51', '1.36', '0.08', '2.85', '2.12'],
      // 12,800 − 12,800 − 97.81
      proceeds: '-97.81',
      // −12,800 − 97.81 − 123.34
      net: '-13021.15',
    },
  },
  {
    title: 'Tencent, sold short at 5×, bought back at a gain',
    instrument: tencent,
    direction: 'short',
    price: '610.0',
    quantity: '1000',
    leverage: '5',
    pairPrice: null,
    settled: null,
    opened: {
      // 610.0 × 1,000 = 610,000
      value: '610000.00',
      // 610,000 ÷ 5 = 122,000
      margin: '122000.00',
      // 610,000 × 0.0008 = 488; and the charges
      fee: '1175.48',
      // 610; 16.47; 0.915; 34.465; 25.62
      charges: ['610', '16.47', '0.92', '34.47', '25.62'],
      // 122,000 + 1,175.48
      cost: '123175.48',
      // 122,000 × 0.75 = 91,500; ÷ 1,000 = 91.5
      stopOut: '701.5',
    },
    closing: { quantity: '1000', price: '580.5', pairPrice: null },
    closed: {
      // 29.5 × 1,000
      profit: '29500.00',
      marginBack: '122000.00',
      // 580,500 × 0.0008 = 464.4; and the charges
      fee: '1119.12',
      // 580.5; 15.6735; 0.87075; 32.79825; 24.381
      charges: ['581', '15.67', '0.87', '32.8', '24.38'],
      // 122,000 + 29,500 − 1,119.12
      proceeds: '150380.88',
      // 29,500 − 1,119.12 − 1,175.48
      net: '27205.40',
    },
  },
  {
    title: 'Tencent, sold short at 2×, a lot of two bought back at a loss',
    instrument: tencent,
    direction: 'short',
    price: '599.5',
    quantity: '200',
    leverage: '2',
    pairPrice: null,
    settled: null,
    opened: {
      // 599.5 × 200 = 119,900
      value: '119900.00',
      // 119,900 ÷ 2 = 59,950
      margin: '59950.00',
      // 119,900 × 0.0008 = 95.92; and the charges
      fee: '231.15',
      // 119.9; 3.2373; 0.17985; 6.77435; 5.0358
      charges: ['120', '3.24', '0.18', '6.77', '5.04'],
      // 59,950 + 231.15
      cost: '60181.15',
      // 59,950 × 0.75 = 44,962.5; ÷ 200 = 224.8125
      stopOut: '824.5',
    },
    closing: { quantity: '100', price: '640.0', pairPrice: null },
    closed: {
      // −40.5 × 100
      profit: '-4050.00',
      // 59,950 × 100 ÷ 200 = 29,975
      marginBack: '29975.00',
      // 64,000 × 0.0008 = 51.2; and the charges
      fee: '123.34',
      // 64; 1.728; 0.096; 3.616; 2.688
      charges: ['64', '1.73', '0.1', '3.62', '2.69'],
      // 29,975 − 4,050 − 123.34
      proceeds: '25801.66',
      // −4,050 − 123.34 − 115.58
      net: '-4288.92',
    },
  },
];
