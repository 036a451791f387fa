/** Groups of facts that several scenarios are made of. */
import { assetSource } from '@meridian/api';
import { catalogue } from '#domain/market/instruments/catalogue.ts';
import { fact } from '#facts/index.ts';
import type { Fact } from '#facts/index.ts';

/** Verified, with a transaction password. */
export const established: readonly Fact[] = [
  fact('payPassword', { isSet: true }),
  fact('kyc', { status: 'approved', submittedHoursAgo: 2200 }),
];

/** Money in four wallets, paid in last month. */
export const money: readonly Fact[] = [
  fact('wallet', { type: 'BALANCE', amount: '12500', daysAgo: 31 }),
  fact('wallet', { type: 'STOCK', amount: '100000', daysAgo: 30 }),
  fact('wallet', { type: 'CRYPTOCURRENCY', amount: '40000', daysAgo: 30 }),
  fact('wallet', { type: 'HK_STOCK', amount: '200000', daysAgo: 29 }),
];

/** Money for ten thousand shares at a time. */
export const blockTrader: readonly Fact[] = [
  ...established,
  fact('wallet', { type: 'BALANCE', amount: '12500', daysAgo: 31 }),
  fact('wallet', { type: 'STOCK', amount: '5000000', daysAgo: 30 }),
];

/** One share as two products: held, shown and closed apart. */
export const heldBlock: readonly Fact[] = [
  fact('holding', {
    code: 'KO',
    quantity: '20000',
    source: assetSource.blockTrade,
    openedMinutesAgo: 2 * 24 * 60,
  }),
  fact('holding', { code: 'KO', quantity: '100', openedMinutesAgo: 5 * 24 * 60 }),
];

/** Placed in an auction so many minutes ago: one takes its price, the other's limit is too low to be reached. */
export const auctionOrders = (minutesAgo: number): readonly Fact[] => [
  fact('auctionOrder', { code: 'AAPL', quantity: '20', minutesAgo }),
  fact('auctionOrder', { code: 'MSFT', quantity: '5', limitPrice: '380.00', minutesAgo }),
];

/** Three thousand deposits of a dollar in the past year, the first of them first: eight or nine a day. */
export const manyDeposits: readonly Fact[] = Array.from({ length: 3_000 }, (_, index) =>
  fact('wallet', { type: 'BALANCE', amount: String(index + 1), daysAgo: 365 - (index * 364) / 3_000 }),
);

const day = 24 * 60;

/** A hundred and thirty trades of the past months, each closed half a day after it was opened. */
export const manyTrades: readonly Fact[] = [
  // The day before the first of them.
  fact('wallet', { type: 'CRYPTOCURRENCY', amount: '140000', daysAgo: 131 }),
  ...Array.from({ length: 130 }, (_, index) => tradeOf(index)),
];

function tradeOf(index: number): Fact {
  return fact('closedTrade', {
    code: ['BTCUSDT', 'ETHUSDT', 'SOLUSDT', 'BNBUSDT', 'XRPUSDT'][index % 5] ?? 'BTCUSDT',
    quantity: '0.5',
    openedMinutesAgo: (130 - index) * day,
    closedMinutesAgo: (130 - index) * day - 12 * 60,
  });
}

/** A contract in its last days, one that has months left, and a pair of currencies that settles in yen. */
export const leveragedContracts: readonly Fact[] = [
  fact('wallet', { type: 'FUTURE', amount: '30000', daysAgo: 20 }),
  fact('wallet', { type: 'FOREX', amount: '10000', daysAgo: 20 }),
  fact('holding', { code: 'GCG27', quantity: '1', leverage: '20', openedMinutesAgo: 3 * day }),
  fact('holding', { code: 'CLZ26', quantity: '2', leverage: '10', openedMinutesAgo: 2 * day }),
  fact('holding', {
    code: 'USDJPY',
    quantity: '50000',
    direction: 'short',
    leverage: '20',
    openedMinutesAgo: 30 * 60,
  }),
];

/** So many Tencent, and Hong Kong dollars for more. */
export const hongKongShares = (quantity: string): readonly Fact[] => [
  fact('wallet', { type: 'HK_STOCK', amount: '400000', daysAgo: 20 }),
  fact('holding', { code: '00700', market: 'HKEX', quantity, openedMinutesAgo: 2 * day }),
];

/** Long 50,000 dollars against yen, and money for more. */
export const yenPosition: readonly Fact[] = [
  fact('wallet', { type: 'FOREX', amount: '20000', daysAgo: 20 }),
  fact('holding', { code: 'USDJPY', quantity: '50000', leverage: '20', openedMinutesAgo: 3 * day }),
];

/** What the demo customer did so far. Closed trades first: an open position of the same kind would take them in. */
export const tradingHistory: readonly Fact[] = [
  fact('closedTrade', {
    code: 'MSFT',
    quantity: '20',
    leverage: '2',
    openedMinutesAgo: 23 * day,
    closedMinutesAgo: 19 * day,
  }),
  fact('closedTrade', {
    code: 'TSLA',
    quantity: '15',
    direction: 'short',
    openedMinutesAgo: 16 * day,
    closedMinutesAgo: 14 * day,
  }),
  fact('closedTrade', {
    code: 'ETHUSDT',
    quantity: '1.5',
    openedMinutesAgo: 12 * day,
    closedMinutesAgo: 9 * day,
  }),
  fact('closedTrade', {
    code: 'AMZN',
    quantity: '30',
    leverage: '5',
    openedMinutesAgo: 6 * day,
    closedMinutesAgo: 2 * day,
  }),
  fact('holding', { code: 'AAPL', quantity: '60', leverage: '2', openedMinutesAgo: 8 * day }),
  fact('holding', { code: 'NVDA', quantity: '40', direction: 'short', openedMinutesAgo: 3 * day }),
  fact('holding', { code: 'KO', quantity: '100', openedMinutesAgo: 21 * day }),
  fact('holding', { code: 'BTCUSDT', quantity: '0.125', openedMinutesAgo: 10 * day }),
  fact('holding', { code: 'SOLUSDT', quantity: '20', leverage: '3', openedMinutesAgo: 300 }),
  fact('holding', { code: '00700', market: 'HKEX', quantity: '200', openedMinutesAgo: 13 * day }),
  fact('cancelledOrder', { code: 'META', quantity: '10', by: 'customer', minutesAgo: 2 * day }),
];

export const openOrders: readonly Fact[] = [
  fact('restingOrder', { code: 'AAPL', quantity: '20', awayPercent: '4', minutesAgo: 45 }),
  fact('restingOrder', { code: 'ETHUSDT', quantity: '2', leverage: '2', awayPercent: '6', minutesAgo: 240 }),
  fact('processingOrder', { code: 'GOOGL', quantity: '25', leverage: '2' }),
];

export const watching: readonly Fact[] = ['AAPL', 'NVDA', 'MSFT', 'AMZN', 'JPM', 'BTCUSDT', 'ETHUSDT']
  .map((code) => fact('watched', { code }))
  .concat(fact('watched', { code: '00700', market: 'HKEX' }));

/** Two hundred products: the first of the catalogue, exchange by exchange. */
export const manyWatched: readonly Fact[] = catalogue
  .slice(0, 200)
  .map(({ code, exchange }) => fact('watched', { code, market: exchange }));

/** A card and a wallet to withdraw to. */
const payoutAccounts: readonly Fact[] = [
  fact('payoutAccount', { kind: 'card', daysAgo: 30 }),
  fact('payoutAccount', { kind: 'wallet' }),
];

/** The demo customer: everything there is to see. */
export const demoCustomer: readonly Fact[] = [
  ...established,
  ...money,
  ...tradingHistory,
  ...openOrders,
  ...watching,
  ...payoutAccounts,
];

/** Sixty positions in sixty instruments. */
export const manyHoldings: readonly Fact[] = [
  'AAPL MSFT NVDA AMZN GOOGL META TSLA AVGO COST NFLX AMD ADBE PEP CSCO INTC QCOM TXN INTU AMGN ISRG',
  'JPM V MA UNH HD PG JNJ XOM CVX KO WMT BAC DIS MCD NKE CRM ORCL IBM GE CAT',
  'BTCUSDT ETHUSDT SOLUSDT BNBUSDT XRPUSDT ADAUSDT DOGEUSDT AVAXUSDT LINKUSDT DOTUSDT',
]
  .flatMap((codes) => codes.split(' '))
  .flatMap((code, index) => {
    const isCrypto = code.endsWith('USDT');
    const held = fact('holding', {
      code,
      quantity: isCrypto ? '10' : String(5 + index),
      direction: index % 7 === 3 ? 'short' : 'long',
      openedMinutesAgo: 400 * (index + 1),
    });
    // Every fifth instrument is held twice, once with leverage.
    const again = fact('holding', {
      code,
      quantity: isCrypto ? '5' : '10',
      leverage: '2',
      openedMinutesAgo: 90 + index,
    });
    return index % 5 === 0 ? [held, again] : [held];
  });
