import { crudeOil, gold, silver } from './instruments.ts';
import type { WorkedOrder } from './worked-order.ts';

export const metalOrders: readonly WorkedOrder[] = [
  {
    title: 'gold, bought without leverage',
    instrument: gold,
    direction: 'long',
    price: '3950.5',
    quantity: '1',
    leverage: '1',
    pairPrice: null,
    settled: null,
    opened: {
      // 3950.5 × 1 × 100 = 395,050
      value: '395050.00',
      margin: '395050.00',
      // 395,050 × 0.0001 = 39.505
      fee: '39.51',
      charges: [],
      // 395,050 + 39.51
      cost: '395089.51',
      stopOut: null,
    },
    closing: { quantity: '1', price: '3999.9', pairPrice: null },
    closed: {
      // 49.4 × 1 × 100
      profit: '4940.00',
      marginBack: '395050.00',
      // 399,990 × 0.0001 = 39.999
      fee: '40.00',
      charges: [],
      // 395,050 + 4,940 − 40
      proceeds: '399950.00',
      // 4,940 − 40 − 39.51
      net: '4860.49',
    },
  },
  {
    title: 'gold, bought at 20×, closed just above its stop-out',
    instrument: gold,
    direction: 'long',
    price: '4000.0',
    quantity: '2',
    leverage: '20',
    pairPrice: null,
    settled: null,
    opened: {
      // 4000.0 × 2 × 100 = 800,000
      value: '800000.00',
      // 800,000 ÷ 20 = 40,000
      margin: '40000.00',
      // 800,000 × 0.0001 = 80
      fee: '80.00',
      charges: [],
      // 40,000 + 80
      cost: '40080.00',
      // 40,000 × 0.5 = 20,000; ÷ 200 = 100
      stopOut: '3900.0',
    },
    closing: { quantity: '2', price: '3900.1', pairPrice: null },
    closed: {
      // −99.9 × 2 × 100
      profit: '-19980.00',
      marginBack: '40000.00',
      // 780,020 × 0.0001 = 78.002
      fee: '78.00',
      charges: [],
      // 40,000 − 19,980 − 78
      proceeds: '19942.00',
      // −19,980 − 78 − 80
      net: '-20138.00',
    },
  },
  {
    title: 'gold, bought at 5×: a gap takes no more than the margin',
    instrument: gold,
    direction: 'long',
    price: '4010.3',
    quantity: '1',
    leverage: '5',
    pairPrice: null,
    settled: null,
    opened: {
      // 4010.3 × 1 × 100 = 401,030
      value: '401030.00',
      // 401,030 ÷ 5 = 80,206
      margin: '80206.00',
      // 401,030 × 0.0001 = 40.103
      fee: '40.10',
      charges: [],
      // 80,206 + 40.1
      cost: '80246.10',
      // 80,206 × 0.5 = 40,103; ÷ 100 = 401.03
      stopOut: '3609.2',
    },
    closing: { quantity: '1', price: '3100.0', pairPrice: null },
    closed: {
      // −910.3 × 1 × 100, but no more than the margin
      profit: '-80206.00',
      marginBack: '80206.00',
      // 310,000 × 0.0001 = 31
      fee: '31.00',
      charges: [],
      // 80,206 − 80,206 − 31
      proceeds: '-31.00',
      // −80,206 − 31 − 40.1
      net: '-80277.10',
    },
  },
  {
    title: 'gold, sold short at 20×, bought back lower',
    instrument: gold,
    direction: 'short',
    price: '4071.4',
    quantity: '3',
    leverage: '20',
    pairPrice: null,
    settled: null,
    opened: {
      // 4071.4 × 3 × 100 = 1,221,420
      value: '1221420.00',
      // 1,221,420 ÷ 20 = 61,071
      margin: '61071.00',
      // 1,221,420 × 0.0001 = 122.142
      fee: '122.14',
      charges: [],
      // 61,071 + 122.14
      cost: '61193.14',
      // 61,071 × 0.5 = 30,535.5; ÷ 300 = 101.785
      stopOut: '4173.2',
    },
    closing: { quantity: '3', price: '4055.7', pairPrice: null },
    closed: {
      // 15.7 × 3 × 100
      profit: '4710.00',
      marginBack: '61071.00',
      // 1,216,710 × 0.0001 = 121.671
      fee: '121.67',
      charges: [],
      // 61,071 + 4,710 − 121.67
      proceeds: '65659.33',
      // 4,710 − 121.67 − 122.14
      net: '4466.19',
    },
  },
  {
    title: 'silver, bought at 10×, one contract of three closed',
    instrument: silver,
    direction: 'long',
    price: '50.715',
    quantity: '3',
    leverage: '10',
    pairPrice: null,
    settled: null,
    opened: {
      // 50.715 × 3 × 5,000 = 760,725
      value: '760725.00',
      // 760,725 ÷ 10 = 76,072.5
      margin: '76072.50',
      // 760,725 × 0.0001 = 76.0725
      fee: '76.07',
      charges: [],
      // 76,072.5 + 76.07
      cost: '76148.57',
      // 76,072.5 × 0.5 = 38,036.25; ÷ 15,000 = 2.53575
      stopOut: '48.175',
    },
    closing: { quantity: '1', price: '51.005', pairPrice: null },
    closed: {
      // 0.29 × 1 × 5,000
      profit: '1450.00',
      // 76,072.5 × 1 ÷ 3 = 25,357.5
      marginBack: '25357.50',
      // 255,025 × 0.0001 = 25.5025
      fee: '25.50',
      charges: [],
      // 25,357.5 + 1,450 − 25.5
      proceeds: '26782.00',
      // 1,450 − 25.5 − 25.36
      net: '1399.14',
    },
  },
  {
    title: 'silver, sold short at 20×, closed at a loss',
    instrument: silver,
    direction: 'short',
    price: '49.995',
    quantity: '2',
    leverage: '20',
    pairPrice: null,
    settled: null,
    opened: {
      // 49.995 × 2 × 5,000 = 499,950
      value: '499950.00',
      // 499,950 ÷ 20 = 24,997.5
      margin: '24997.50',
      // 499,950 × 0.0001 = 49.995
      fee: '50.00',
      charges: [],
      // 24,997.5 + 50
      cost: '25047.50',
      // 24,997.5 × 0.5 = 12,498.75; ÷ 10,000 = 1.249875
      stopOut: '51.245',
    },
    closing: { quantity: '2', price: '50.350', pairPrice: null },
    closed: {
      // −0.355 × 2 × 5,000
      profit: '-3550.00',
      marginBack: '24997.50',
      // 503,500 × 0.0001 = 50.35
      fee: '50.35',
      charges: [],
      // 24,997.5 − 3,550 − 50.35
      proceeds: '21397.15',
      // −3,550 − 50.35 − 50
      net: '-3650.35',
    },
  },
  {
    title: 'silver, sold short without leverage, closed at a gain',
    instrument: silver,
    direction: 'short',
    price: '50.005',
    quantity: '1',
    leverage: '1',
    pairPrice: null,
    settled: null,
    opened: {
      // 50.005 × 1 × 5,000 = 250,025
      value: '250025.00',
      margin: '250025.00',
      // 250,025 × 0.0001 = 25.0025
      fee: '25.00',
      charges: [],
      // 250,025 + 25
      cost: '250050.00',
      // 250,025 × 0.5 = 125,012.5; ÷ 5,000 = 25.0025
      stopOut: '75.010',
    },
    closing: { quantity: '1', price: '48.120', pairPrice: null },
    closed: {
      // 1.885 × 1 × 5,000
      profit: '9425.00',
      marginBack: '250025.00',
      // 240,600 × 0.0001 = 24.06
      fee: '24.06',
      charges: [],
      // 250,025 + 9,425 − 24.06
      proceeds: '259425.94',
      // 9,425 − 24.06 − 25
      net: '9375.94',
    },
  },
  {
    title: 'crude oil, bought at 20×, two of five contracts closed',
    instrument: crudeOil,
    direction: 'long',
    price: '59.87',
    quantity: '5',
    leverage: '20',
    pairPrice: null,
    settled: null,
    opened: {
      // 59.87 × 5 × 1,000 = 299,350
      value: '299350.00',
      // 299,350 ÷ 20 = 14,967.5
      margin: '14967.50',
      // 299,350 × 0.0001 = 29.935
      fee: '29.94',
      charges: [],
      // 14,967.5 + 29.94
      cost: '14997.44',
      // 14,967.5 × 0.5 = 7,483.75; ÷ 5,000 = 1.49675
      stopOut: '58.37',
    },
    closing: { quantity: '2', price: '60.44', pairPrice: null },
    closed: {
      // 0.57 × 2 × 1,000
      profit: '1140.00',
      // 14,967.5 × 2 ÷ 5 = 5,987
      marginBack: '5987.00',
      // 120,880 × 0.0001 = 12.088
      fee: '12.09',
      charges: [],
      // 5,987 + 1,140 − 12.09
      proceeds: '7114.91',
      // 1,140 − 12.09 − 11.98
      net: '1115.93',
    },
  },
];
