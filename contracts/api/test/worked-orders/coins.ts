import { bitcoin, pepe } from './instruments.ts';
import type { WorkedOrder } from './worked-order.ts';

export const coins: readonly WorkedOrder[] = [
  {
    title: 'a part of a bitcoin, bought',
    instrument: bitcoin,
    direction: 'long',
    price: '95518.42',
    quantity: '0.12345',
    leverage: '3',
    pairPrice: null,
    settled: null,
    opened: {
      // 95,518.42 × 0.12345 = 11,791.748949
      value: '11791.75',
      // 11,791.748949 ÷ 3 = 3,930.5829…: of the exact value
      margin: '3930.58',
      // 11,791.748949 × 0.001
      fee: '11.79',
      charges: [],
      cost: '3942.37',
      // 3,930.58 × 0.8 = 3,144.464; (11,791.748949 − 3,144.464) ÷ 0.12345 = 70,046.8606…
      stopOut: '70046.86',
    },
    closing: { quantity: '0.1', price: '99000.00', pairPrice: null },
    closed: {
      // 3,481.58 × 0.1 = 348.158
      profit: '348.16',
      // 3,930.58 × 0.1 ÷ 0.12345 = 3,183.9449…
      marginBack: '3183.94',
      // 9,900 × 0.001
      fee: '9.90',
      charges: [],
      // 3,183.94 + 348.16 − 9.90
      proceeds: '3522.20',
      // 348.16 − 9.90 − 11.79 × 0.1 ÷ 0.12345 = 9.5504…
      net: '328.71',
    },
  },
  {
    title: 'the smallest part of a bitcoin, sold short',
    instrument: bitcoin,
    direction: 'short',
    price: '95518.42',
    quantity: '0.00001',
    leverage: '5',
    pairPrice: null,
    settled: null,
    opened: {
      // 0.9551842
      value: '0.96',
      // 0.9551842 ÷ 5 = 0.1910…
      margin: '0.19',
      // 0.0009551842, and no minimum
      fee: '0.00',
      charges: [],
      cost: '0.19',
      // 0.19 × 0.8 = 0.152; ÷ 0.00001 = 15,200
      stopOut: '110718.42',
    },
    closing: { quantity: '0.00001', price: '95000.00', pairPrice: null },
    closed: {
      // 518.42 × 0.00001 = 0.0051842
      profit: '0.01',
      marginBack: '0.19',
      fee: '0.00',
      charges: [],
      // 0.19 + 0.01
      proceeds: '0.20',
      net: '0.01',
    },
  },
  {
    title: 'twenty million Pepe, bought, seven closed for nothing more',
    instrument: pepe,
    direction: 'long',
    price: '0.0000048750',
    quantity: '20000000',
    leverage: '1',
    pairPrice: null,
    settled: null,
    opened: {
      value: '97.50',
      margin: '97.50',
      // 97.50 × 0.001 = 0.0975
      fee: '0.10',
      charges: [],
      cost: '97.60',
      // Nothing is borrowed
      stopOut: null,
    },
    closing: { quantity: '7000000', price: '0.0000048753', pairPrice: null },
    closed: {
      // 0.0000000003 × 7,000,000 = 0.0021
      profit: '0.00',
      // 97.50 × 0.35 = 34.125
      marginBack: '34.13',
      // 34.1271 × 0.001
      fee: '0.03',
      charges: [],
      // 34.13 − 0.03
      proceeds: '34.10',
      // −0.03 − 0.10 × 0.35 = 0.035, half a cent up
      net: '-0.07',
    },
  },
  {
    title: 'a thousand Pepe, sold short for half a cent',
    instrument: pepe,
    direction: 'short',
    price: '0.0000050000',
    quantity: '1000',
    leverage: '1',
    pairPrice: null,
    settled: null,
    opened: {
      // 0.005, rounded up
      value: '0.01',
      margin: '0.01',
      fee: '0.00',
      charges: [],
      cost: '0.01',
      // 0.01 × 0.8 = 0.008; (0.005 + 0.008) ÷ 1,000
      stopOut: '0.0000130000',
    },
    closing: { quantity: '1000', price: '0.0000040000', pairPrice: null },
    closed: {
      // 0.001
      profit: '0.00',
      marginBack: '0.01',
      fee: '0.00',
      charges: [],
      proceeds: '0.01',
      net: '0.00',
    },
  },
];
