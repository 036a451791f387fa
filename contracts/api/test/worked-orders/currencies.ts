import { dollarYen, euroDollar, euroPound } from './instruments.ts';
import type { WorkedOrder } from './worked-order.ts';

export const currencies: readonly WorkedOrder[] = [
  {
    title: 'dollars bought for yen, a part closed at a gain',
    instrument: dollarYen,
    direction: 'long',
    price: '154.682',
    quantity: '100000',
    leverage: '20',
    pairPrice: '154.682',
    settled: {
      // 154.682 × 100,000 yen
      value: '15468200.00',
      // 15,468,200 yen ÷ 20
      margin: '773410.00',
      // 1.325 × 30,000 yen
      profit: '39750.00',
    },
    opened: {
      // ÷ 154.682
      value: '100000.00',
      // ÷ 20
      margin: '5000.00',
      // 15,468,200 × 0.00002 = 309.364 yen; ÷ 154.682
      fee: '2.00',
      charges: [],
      cost: '5002.00',
      // 773,410 × 0.5 = 386,705 yen; ÷ 100,000 = 3.86705; 150.81495, the tick below
      stopOut: '150.814',
    },
    closing: { quantity: '30000', price: '156.007', pairPrice: '156.007' },
    closed: {
      // 39,750 ÷ 156.007 = 254.7962…: a gain is rounded down
      profit: '254.79',
      // 5,000.00 × 30,000 ÷ 100,000
      marginBack: '1500.00',
      // 4,680,210 × 0.00002 = 93.6042 yen; ÷ 156.007 = 0.60 dollars, below the minimum of one dollar
      fee: '1.00',
      charges: [],
      // 1,500.00 + 254.79 − 1.00
      proceeds: '1753.79',
      // 254.79 − 1.00 − 2.00 × 0.3
      net: '253.19',
    },
  },
  {
    title: 'dollars sold short for yen, closed at a loss',
    instrument: dollarYen,
    direction: 'short',
    price: '154.682',
    quantity: '100000',
    leverage: '20',
    pairPrice: '154.682',
    settled: {
      // As above
      value: '15468200.00',
      margin: '773410.00',
      // −1.325 × 100,000 yen
      profit: '-132500.00',
    },
    opened: {
      value: '100000.00',
      margin: '5000.00',
      fee: '2.00',
      charges: [],
      cost: '5002.00',
      // 154.682 + 3.86705 = 158.54905, the tick above
      stopOut: '158.550',
    },
    closing: { quantity: '100000', price: '156.007', pairPrice: '156.007' },
    closed: {
      // 132,500 ÷ 156.007 = 849.3208…: a loss is rounded up
      profit: '-849.33',
      marginBack: '5000.00',
      // 15,600,700 × 0.00002 = 312.014 yen; ÷ 156.007
      fee: '2.00',
      charges: [],
      // 5,000.00 − 849.33 − 2.00
      proceeds: '4148.67',
      // −849.33 − 2.00 − 2.00
      net: '-853.33',
    },
  },
  {
    title: 'dollars bought for yen with a limit away from the market',
    instrument: dollarYen,
    direction: 'long',
    price: '150.000',
    quantity: '100000',
    leverage: '20',
    pairPrice: '154.682',
    settled: {
      // 150.000 × 100,000 yen
      value: '15000000.00',
      // 15,000,000 yen ÷ 20
      margin: '750000.00',
      // 1.5 × 100,000 yen
      profit: '150000.00',
    },
    opened: {
      // ÷ 154.682, the rate of the moment = 96,973.1449…
      value: '96973.14',
      // 96,973.1449… ÷ 20 = 4,848.6572…
      margin: '4848.66',
      // 300 yen ÷ 154.682 = 1.9394…
      fee: '1.94',
      charges: [],
      cost: '4850.60',
      // 750,000 × 0.5 = 375,000 yen; ÷ 100,000 = 3.75
      stopOut: '146.250',
    },
    closing: { quantity: '100000', price: '151.500', pairPrice: '151.500' },
    closed: {
      // 150,000 ÷ 151.5 = 990.0990…
      profit: '990.09',
      marginBack: '4848.66',
      // 303 yen ÷ 151.5
      fee: '2.00',
      charges: [],
      // 4,848.66 + 990.09 − 2.00
      proceeds: '5836.75',
      // 990.09 − 2.00 − 1.94
      net: '986.15',
    },
  },
  {
    title: 'a thousand dollars bought for yen: the minimum fee is a dollar, not a yen',
    instrument: dollarYen,
    direction: 'long',
    price: '154.682',
    quantity: '1000',
    leverage: '10',
    pairPrice: '154.682',
    settled: {
      // 154.682 × 1,000 yen
      value: '154682.00',
      margin: '15468.20',
      // −0.050 × 1,000 yen
      profit: '-50.00',
    },
    opened: {
      value: '1000.00',
      margin: '100.00',
      // 154,682 × 0.00002 = 3.09364 yen; ÷ 154.682 = 0.02 dollars, below the minimum
      fee: '1.00',
      charges: [],
      cost: '101.00',
      // 15,468.20 × 0.5 = 7,734.10 yen; ÷ 1,000 = 7.7341; 146.9479, the tick below
      stopOut: '146.947',
    },
    closing: { quantity: '1000', price: '154.632', pairPrice: '154.632' },
    closed: {
      // 50 ÷ 154.632 = 0.3233…: a loss is rounded up
      profit: '-0.33',
      marginBack: '100.00',
      fee: '1.00',
      charges: [],
      // 100.00 − 0.33 − 1.00
      proceeds: '98.67',
      // −0.33 − 1.00 − 1.00
      net: '-2.33',
    },
  },
  {
    title: 'euros sold short for dollars: half a cent of margin is rounded up',
    instrument: euroDollar,
    direction: 'short',
    price: '1.08765',
    quantity: '25000',
    leverage: '50',
    pairPrice: null,
    settled: null,
    opened: {
      // 1.08765 × 25,000
      value: '27191.25',
      // 27,191.25 ÷ 50 = 543.825
      margin: '543.83',
      // 27,191.25 × 0.00002 = 0.54, below the minimum
      fee: '1.00',
      charges: [],
      cost: '544.83',
      // 543.83 × 0.5 = 271.915; ÷ 25,000 = 0.0108766; 1.0985266, the tick above
      stopOut: '1.09853',
    },
    closing: { quantity: '25000', price: '1.08123', pairPrice: null },
    closed: {
      // 0.00642 × 25,000
      profit: '160.50',
      marginBack: '543.83',
      // 27,030.75 × 0.00002 = 0.54, below the minimum
      fee: '1.00',
      charges: [],
      // 543.83 + 160.50 − 1.00
      proceeds: '703.33',
      // 160.50 − 1.00 − 1.00
      net: '158.50',
    },
  },
  {
    title: 'euros bought for pounds, paid in dollars through a pair of its own',
    instrument: euroPound,
    direction: 'long',
    price: '0.87654',
    quantity: '10000',
    leverage: '50',
    pairPrice: '1.31250',
    settled: {
      // 0.87654 × 10,000 pounds
      value: '8765.40',
      // 8,765.40 ÷ 50 = 175.308 pounds
      margin: '175.31',
      // 0.00120 × 10,000 pounds
      profit: '12.00',
    },
    opened: {
      // 8,765.40 × 1.3125 = 11,504.5875
      value: '11504.59',
      // 11,504.5875 ÷ 50 = 230.09175
      margin: '230.09',
      // 11,504.5875 × 0.00002 = 0.23, below the minimum
      fee: '1.00',
      charges: [],
      cost: '231.09',
      // 175.31 × 0.5 = 87.655 pounds; ÷ 10,000 = 0.0087655; 0.8677745, the tick below
      stopOut: '0.86777',
    },
    closing: { quantity: '10000', price: '0.87774', pairPrice: '1.30005' },
    closed: {
      // 12.00 × 1.30005 = 15.6006
      profit: '15.60',
      marginBack: '230.09',
      fee: '1.00',
      charges: [],
      // 230.09 + 15.60 − 1.00
      proceeds: '244.69',
      // 15.60 − 1.00 − 1.00
      net: '13.60',
    },
  },
];
