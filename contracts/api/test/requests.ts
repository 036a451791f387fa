/** A good request of each call that is built and commits no money: handlers are asked with them, and pacts begin from them. */
import { assetSource, type RequestOf } from '../src/index.ts';
import type { EndpointId, Endpoints } from '../src/catalogue/index.ts';

const apple = { stockCode: 'AAPL', market: 'NASDAQ' };
const bitcoin = { stockCode: 'BTCUSDT', market: 'CRYPTO' };
const tencent = { stockCode: '00700', market: 'HKEX' };
const share = { ...apple, source: assetSource.stock };
/** Subscriptions to it are taken on 2026-11-18. */
const newShare = { stockCode: 'CORM', market: 'NASDAQ' };
const page = { pageNo: 1, pageSize: 25 };
/** A portfolio is asked for whole. */
const wholePage = { pageNo: 1, pageSize: 500 };

export const requests = {
  'auth.login': { username: 'demo', password: 'meridian1' },
  'auth.userInfo': {},
  'auth.appVersion': {},
  'auth.areaList': {},
  'auth.applyStatus': { serviceType: 'blockTrade' },
  'market.globalIndex': {},
  'market.homeCustomList': {},
  'market.topList': { market: 'NASDAQ', type: 'gainers', ...page },
  'market.stockDetail': share,
  'market.cryptoDetail': { ...bitcoin, source: assetSource.crypto },
  'market.stockKline': { ...apple, type: 'Intraday' },
  'market.cryptoKline': { ...bitcoin, type: '1Y' },
  'market.cryptoPage': page,
  'market.tradingDays': { ...tencent, pageNo: 1, pageSize: 5 },
  'market.summaryDetail': { stockCode: 'GC', market: 'COMEX' },
  'market.futuresOptions': { stockCode: 'GC', market: 'COMEX' },
  'market.futuresDetail': { stockCode: 'GC', market: 'COMEX', source: assetSource.future },
  'market.hkStockList': page,
  'market.stockList': { market: 'NASDAQ', ...page },
  'market.allStockList': page,
  'market.hotStocks': page,
  'market.futuresList': { product: 'agricultural', ...page },
  'market.forexIndex': {},
  'market.forexList': page,
  'market.cryptoTrades': bitcoin,
  'market.preMarketList': page,
  'market.ipoList': {},
  'market.getMarket': { stkName: 'Apple', stkcode: 'AAPL' },
  'market.searchStock': { keyword: 'apple' },
  'market.getMarkets': { list: [{ stkName: 'Apple', stkcode: 'AAPL', market: 'NASDAQ', source: 0 }] },
  'watchlist.list': {},
  'watchlist.save': {
    classify: 'UsStock',
    assettype: '0',
    securityName: 'Apple',
    secuCode: 'AAPL',
    market: 'NASDAQ',
  },
  'watchlist.delete': { id: 'W-1' },
  'watchlist.deleteByCode': { ...apple, assettype: '0' },
  'trading.holdings': wholePage,
  'trading.subscriptions': page,
  'trading.subscriptionOrders': page,
  'trading.ipoFullQuantity': newShare,
  'trading.forexPositions': page,
  'trading.closedPositions': page,
  'trading.entrustedOrders': page,
  'trading.positionByStock': share,
  'trading.halfOrFullQuantity': {
    ...share,
    direction: 0,
    openClose: 0,
    leverage: '1',
    price: '268.12',
    choice: 'half',
  },
  'trading.minCount': share,
  'funds.wallets': {},
  'funds.walletBalance': { walletType: 'STOCK' },
  'funds.overview': { timeZone: 'America/New_York' },
  'follow.agencyList': {},
  'trading.followFuturesList': page,
  'funds.walletBill': { timeZone: 'America/New_York', pageNo: 1, pageSize: 50 },
  'funds.depositCurrencies': {},
  'funds.depositRecords': { pageNo: 1, pageSize: 50 },
  'funds.payoutAccounts': {},
  'funds.usableWithdrawalAmount': {},
  'content.articlePage': { pageNo: 1, pageSize: 8 },
  'content.articleTags': { dictType: 'article_tag' },
  'content.messageList': { ...page, type: 'message' },
} as const satisfies { readonly [Id in EndpointId]?: RequestOf<Endpoints[Id]> };
