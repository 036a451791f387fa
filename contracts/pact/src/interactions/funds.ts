import { fundingOverview, walletBalance, walletBill, wallets } from '@meridian/api';
import { funded, signedIn, state, type Interaction } from '../interaction.ts';
import { exactly } from '../matchers.ts';
import { pageOfOne, walletExample } from './examples.ts';

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
    description: 'for the buying power of US stocks',
    given: funded,
    request: { walletType: 'STOCK' },
    answer: {
      data: { walletType: exactly('STOCK'), currency: exactly('USD'), balance: '25000', usedBalance: '0' },
    },
  },
  {
    endpoint: fundingOverview,
    description: 'for the totals by currency',
    given: funded,
    request: {},
    answer: {
      data: {
        todayProfit: '0',
        hkTodayProfit: '0',
        totals: [
          { currency: 'USD', totalAssets: '45000', available: '45000', used: '0', floatingProfit: '0' },
        ],
      },
    },
  },
  {
    endpoint: walletBill,
    description: 'for the statement after a closed trade',
    given: [
      ...funded,
      state('closedTrade', {
        code: 'AAPL',
        quantity: '10',
        direction: 'long',
        openedMinutesAgo: 2900,
        closedMinutesAgo: 1450,
      }),
    ],
    request: { timeZone: 'America/New_York', walletType: 'STOCK', pageNo: 1, pageSize: 20 },
    answer: {
      data: pageOfOne({
        id: 'B-1',
        walletType: exactly('STOCK'),
        currency: 'USD',
        kind: 'fee',
        amount: '-1.33',
        balanceAfter: '24998.67',
        createTimeTimestamp: 1_795_015_800_000,
      }),
    },
  },
  {
    endpoint: walletBill,
    description: 'for the statement of a wallet in which nothing happened',
    given: signedIn,
    request: { timeZone: 'America/New_York', walletType: 'FUTURE', pageNo: 1, pageSize: 20 },
    answer: { data: { list: exactly([]), pageNo: 1, totalPage: 1, total: exactly(0) } },
  },
];
