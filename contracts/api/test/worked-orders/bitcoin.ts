import { bitcoin, pepe } from './instruments.ts';
import type { WorkedOrder } from './worked-order.ts';

export const bitcoinOrders: readonly WorkedOrder[] = [
  {
    title: 'a bitcoin bought outright and sold at a gain',
    instrument: bitcoin,
    direction: 'long',
    price: '64000.00',
    quantity: '1',
    leverage: '1',
    pairPrice: null,
    settled: null,
    opened: {
      // 64000.00 × 1 = 64,000
      value: '64000.00',
      margin: '64000.00',
      // 64,000 × 0.001 = 64
      fee: '64.00',
      charges: [],
      // 64,000 + 64
      cost: '64064.00',
      stopOut: null,
    },
    closing: { quantity: '1', price: '66150.55', pairPrice: null },
    closed: {
      // 2,150.55 × 1
      profit: '2150.55',
      marginBack: '64000.00',
      // 66,150.55 × 0.001 = 66.15055
      fee: '66.15',
      charges: [],
      // 64,000 + 2,150.55 − 66.15
      proceeds: '66084.40',
      // 2,150.55 − 66.15 − 64
      net: '2020.40',
    },
  },
  {
    title: 'a tenth of a bitcoin at 2×, a third of that sold',
    instrument: bitcoin,
    direction: 'long',
    price: '63999.99',
    quantity: '0.3',
    leverage: '2',
    pairPrice: null,
    settled: null,
    opened: {
      // 63999.99 × 0.3 = 19,199.997
      value: '19200.00',
      // 19,199.997 ÷ 2 = 9,599.9985
      margin: '9600.00',
      // 19,199.997 × 0.001 = 19.199997
      fee: '19.20',
      charges: [],
      // 9,600 + 19.2
      cost: '9619.20',
      // 9,600 × 0.8 = 7,680; ÷ 0.3 = 25,600
      stopOut: '38399.99',
    },
    closing: { quantity: '0.1', price: '64500.10', pairPrice: null },
    closed: {
      // 500.11 × 0.1
      profit: '50.01',
      // 9,600 × 0.1 ÷ 0.3 = 3,200
      marginBack: '3200.00',
      // 6,450.01 × 0.001 = 6.45001
      fee: '6.45',
      charges: [],
      // 3,200 + 50.01 − 6.45
      proceeds: '3243.56',
      // 50.01 − 6.45 − 6.4
      net: '37.16',
    },
  },
  {
    title: 'a bitcoin at 5×: a gap takes no more than the margin',
    instrument: bitcoin,
    direction: 'long',
    price: '65000.00',
    quantity: '1',
    leverage: '5',
    pairPrice: null,
    settled: null,
    opened: {
      // 65000.00 × 1 = 65,000
      value: '65000.00',
      // 65,000 ÷ 5 = 13,000
      margin: '13000.00',
      // 65,000 × 0.001 = 65
      fee: '65.00',
      charges: [],
      // 13,000 + 65
      cost: '13065.00',
      // 13,000 × 0.8 = 10,400; ÷ 1 = 10,400
      stopOut: '54600.00',
    },
    closing: { quantity: '1', price: '40000.00', pairPrice: null },
    closed: {
      // −25,000 × 1, but no more than the margin
      profit: '-13000.00',
      marginBack: '13000.00',
      // 40,000 × 0.001 = 40
      fee: '40.00',
      charges: [],
      // 13,000 − 13,000 − 40
      proceeds: '-40.00',
      // −13,000 − 40 − 65
      net: '-13105.00',
    },
  },
  {
    title: 'a bitcoin sold short at 3×, bought back lower',
    instrument: bitcoin,
    direction: 'short',
    price: '64321.50',
    quantity: '0.75',
    leverage: '3',
    pairPrice: null,
    settled: null,
    opened: {
      // 64321.50 × 0.75 = 48,241.125
      value: '48241.13',
      // 48,241.125 ÷ 3 = 16,080.375
      margin: '16080.38',
      // 48,241.125 × 0.001 = 48.241125
      fee: '48.24',
      charges: [],
      // 16,080.38 + 48.24
      cost: '16128.62',
      // 16,080.38 × 0.8 = 12,864.304; ÷ 0.75 = 17,152.405333…
      stopOut: '81473.91',
    },
    closing: { quantity: '0.75', price: '60000.01', pairPrice: null },
    closed: {
      // 4,321.49 × 0.75
      profit: '3241.12',
      marginBack: '16080.38',
      // 45,000.0075 × 0.001 = 45.0000075
      fee: '45.00',
      charges: [],
      // 16,080.38 + 3,241.12 − 45
      proceeds: '19276.50',
      // 3,241.12 − 45 − 48.24
      net: '3147.88',
    },
  },
  {
    title: 'a bitcoin sold short without leverage, a part bought back higher',
    instrument: bitcoin,
    direction: 'short',
    price: '60000.00',
    quantity: '1.5',
    leverage: '1',
    pairPrice: null,
    settled: null,
    opened: {
      // 60000.00 × 1.5 = 90,000
      value: '90000.00',
      margin: '90000.00',
      // 90,000 × 0.001 = 90
      fee: '90.00',
      charges: [],
      // 90,000 + 90
      cost: '90090.00',
      // 90,000 × 0.8 = 72,000; ÷ 1.5 = 48,000
      stopOut: '108000.00',
    },
    closing: { quantity: '0.5', price: '61234.56', pairPrice: null },
    closed: {
      // −1,234.56 × 0.5
      profit: '-617.28',
      // 90,000 × 0.5 ÷ 1.5 = 30,000
      marginBack: '30000.00',
      // 30,617.28 × 0.001 = 30.61728
      fee: '30.62',
      charges: [],
      // 30,000 − 617.28 − 30.62
      proceeds: '29352.10',
      // −617.28 − 30.62 − 30
      net: '-677.90',
    },
  },
  {
    title: 'Pepe sold short at 2×, bought back higher',
    instrument: pepe,
    direction: 'short',
    price: '0.0000045678',
    quantity: '90000000',
    leverage: '2',
    pairPrice: null,
    settled: null,
    opened: {
      // 0.0000045678 × 90,000,000 = 411.102
      value: '411.10',
      // 411.102 ÷ 2 = 205.551
      margin: '205.55',
      // 411.102 × 0.001 = 0.411102
      fee: '0.41',
      charges: [],
      // 205.55 + 0.41
      cost: '205.96',
      // 205.55 × 0.8 = 164.44; ÷ 90,000,000 = 0.000001…
      stopOut: '0.000006395',
    },
    closing: { quantity: '90000000', price: '0.0000046789', pairPrice: null },
    closed: {
      // −0.0000001111 × 90,000,000
      profit: '-10.00',
      marginBack: '205.55',
      // 421.101 × 0.001 = 0.421101
      fee: '0.42',
      charges: [],
      // 205.55 − 10 − 0.42
      proceeds: '195.13',
      // −10 − 0.42 − 0.41
      net: '-10.83',
    },
  },
];
