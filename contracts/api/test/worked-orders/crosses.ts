import { euroPound } from './instruments.ts';
import type { WorkedOrder } from './worked-order.ts';

export const crossOrders: readonly WorkedOrder[] = [
  {
    title: 'euros sold short for pounds, the pound dearer when they are bought back',
    instrument: euroPound,
    direction: 'short',
    price: '0.88125',
    quantity: '60000',
    leverage: '20',
    pairPrice: '1.30510',
    settled: {
      // 0.88125 × 60,000
      value: '52875.00',
      // ÷ 20
      margin: '2643.75',
      // 0.00615 × 60,000
      profit: '369.00',
    },
    opened: {
      // 52,875 × 1.30510 = 69,007.1625
      value: '69007.16',
      // 69,007.1625 ÷ 20 = 3,450.358125
      margin: '3450.36',
      // 69,007.1625 × 0.00002 = 1.38014325
      fee: '1.38',
      charges: [],
      // 3,450.36 + 1.38
      cost: '3451.74',
      // 2,643.75 × 0.5 = 1,321.875; ÷ 60,000 = 0.02203125
      stopOut: '0.90329',
    },
    closing: { quantity: '60000', price: '0.87510', pairPrice: '1.31975' },
    closed: {
      // 369 × 1.31975 = 486.98775, rounded down
      profit: '486.98',
      marginBack: '3450.36',
      // 69,294.7935 × 0.00002 = 1.38589587
      fee: '1.39',
      charges: [],
      // 3,450.36 + 486.98 − 1.39
      proceeds: '3935.95',
      // 486.98 − 1.39 − 1.38
      net: '484.21',
    },
  },
  {
    title: 'euros bought for pounds, a part sold at a loss with a cheaper pound',
    instrument: euroPound,
    direction: 'long',
    price: '0.87777',
    quantity: '25000',
    leverage: '10',
    pairPrice: '1.31111',
    settled: {
      // 0.87777 × 25,000
      value: '21944.25',
      // ÷ 10
      margin: '2194.43',
      // −0.00776 × 10,000
      profit: '-77.60',
    },
    opened: {
      // 21,944.25 × 1.31111 = 28,771.3256175
      value: '28771.33',
      // 28,771.3256175 ÷ 10 = 2,877.13256175
      margin: '2877.13',
      // 28,771.3256175 × 0.00002 = 0.57542651235, below the minimum
      fee: '1.00',
      charges: [],
      // 2,877.13 + 1
      cost: '2878.13',
      // 2,194.43 × 0.5 = 1,097.215; ÷ 25,000 = 0.0438886
      stopOut: '0.83388',
    },
    closing: { quantity: '10000', price: '0.87001', pairPrice: '1.29999' },
    closed: {
      // −77.6 × 1.29999 = −100.879224, rounded down
      profit: '-100.88',
      // 2,877.13 × 10,000 ÷ 25,000 = 1,150.852
      marginBack: '1150.85',
      // 11,310.042999 × 0.00002 = 0.22620085998, below the minimum
      fee: '1.00',
      charges: [],
      // 1,150.85 − 100.88 − 1
      proceeds: '1048.97',
      // −100.88 − 1 − 0.4
      net: '-102.28',
    },
  },
];
