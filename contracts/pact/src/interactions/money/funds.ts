import { fundingOverview, walletBalance, walletBill, wallets } from '@meridian/api';
import { requests } from '@meridian/api/test/requests';
import { funded, signedIn, state, type Interaction } from '../../interaction.ts';
import { exactly, someRow, written, type Example } from '../../example.ts';
import { emptyPage, pageOfOne, walletExample } from '../examples.ts';

const traded = [
  ...funded,
  state('closedTrade', {
    code: 'AAPL',
    quantity: '10',
    direction: 'long',
    openedMinutesAgo: 2900,
    closedMinutesAgo: 1450,
  }),
];
const line = {
  id: 'B-1',
  walletType: 'STOCK',
  currency: 'USD',
  kind: 'fee',
  amount: '-1.33',
  balanceAfter: '24998.67',
  createTimeTimestamp: 1_795_015_800_000,
  day: written(String.raw`^\d{4}-\d{2}-\d{2}$`, '2026-11-18'),
} satisfies Example;

/** All of it is money that came and was spent or earned since the account was opened. */
const sum = {
  currency: exactly('USD'),
  opening: exactly('0.00'),
  moneyIn: '45000.00',
  moneyOut: '4.62',
  closing: '44995.38',
} satisfies Example;
/** Of one kind there is no balance: the other kinds moved it too. */
const feeSum = {
  currency: exactly('USD'),
  opening: exactly(null),
  moneyIn: exactly('0.00'),
  moneyOut: '2.66',
  closing: exactly(null),
} satisfies Example;

const hongKong = { walletType: exactly('HK_STOCK'), currency: exactly('HKD') } satisfies Example;
const dollarRate = {
  from: exactly('USD'),
  to: exactly('HKD'),
  rate: '7.78125',
  timestamp: 1_795_015_800_000,
} satisfies Example;
const totals = {
  todayProfit: '0',
  hkTodayProfit: '0',
  totals: [{ currency: 'USD', totalAssets: '45000', available: '45000', used: '0', floatingProfit: '0' }],
} satisfies Example;

export const funds: readonly Interaction[] = [
  {
    endpoint: wallets,
    description: 'for all wallets',
    given: funded,
    request: {},
    answer: { data: [walletExample] },
  },
  {
    endpoint: walletBalance,
    description: 'for the wallet of Hong Kong stocks, which is exchanged',
    given: funded,
    request: { walletType: 'HK_STOCK' },
    answer: { data: { ...walletExample, ...hongKong, balance: '0', rate: dollarRate } },
  },
  {
    endpoint: walletBalance,
    description: 'for the buying power of US stocks',
    given: funded,
    request: requests['funds.walletBalance'],
    answer: {
      data: { walletType: exactly('STOCK'), currency: exactly('USD'), balance: '25000', usedBalance: '0' },
    },
  },
  {
    endpoint: walletBalance,
    description: 'for what a wallet holds, and what for',
    given: [...funded, state('holding', { code: 'AAPL', quantity: '10', direction: 'short', leverage: '2' })],
    request: requests['funds.walletBalance'],
    answer: {
      data: {
        walletType: exactly('STOCK'),
        currency: exactly('USD'),
        balance: '25000',
        usedBalance: '1340.60',
        holds: [
          { reason: exactly('margin'), amount: '1340.60', reference: 'P-1', stock_code: exactly('AAPL') },
        ],
      },
    },
  },
  {
    endpoint: fundingOverview,
    description: 'for the totals by currency',
    given: funded,
    request: requests['funds.overview'],
    answer: { data: totals },
  },
  {
    endpoint: fundingOverview,
    description: 'for the totals by currency without a time zone',
    given: funded,
    request: {},
    answer: { data: totals },
  },
  {
    endpoint: walletBill,
    description: 'for the statement after a closed trade',
    given: traded,
    request: { ...requests['funds.walletBill'], walletType: 'STOCK' },
    answer: { data: { ...pageOfOne({ ...line, walletType: exactly('STOCK') }), sums: [sum] } },
  },
  {
    endpoint: walletBill,
    description: 'for the statement of all wallets, one line of it about an instrument',
    given: traded,
    request: requests['funds.walletBill'],
    // Deposits are about no instrument, so not every line can be held to this.
    answer: {
      data: {
        list: someRow({
          ...line,
          kind: exactly('fee'),
          reference: 'O-1',
          stock_code: exactly('AAPL'),
          target: {
            kind: exactly('order'),
            id: 'C-1',
            stock_code: exactly('AAPL'),
            name: 'Apple',
            market: exactly('NASDAQ'),
            source: exactly(0),
          },
        }),
        pageNo: 1,
        totalPage: 1,
        total: 1,
        sums: [sum],
      },
    },
  },
  {
    endpoint: walletBill,
    description: 'for the fees of a statement, from one day to another',
    given: traded,
    request: {
      ...requests['funds.walletBill'],
      kind: 'fee',
      currency: 'USD',
      fromDay: '2026-11-01',
      toDay: '2026-11-30',
    },
    answer: {
      data: {
        ...pageOfOne({
          ...line,
          kind: exactly('fee'),
          currency: exactly('USD'),
          day: written(String.raw`^2026-11-\d{2}$`, '2026-11-18'),
        }),
        sums: [feeSum],
      },
    },
  },
  {
    endpoint: walletBill,
    description: 'for the statement of a wallet in which nothing happened',
    given: signedIn,
    request: { ...requests['funds.walletBill'], walletType: 'FUTURE' },
    answer: { data: { ...emptyPage, sums: exactly([]) } },
  },
];
