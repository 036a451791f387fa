import type { HandlersOfFamily } from '../context.ts';
import { allStockList } from './all-stock-list.ts';
import { cryptoDetail } from './crypto/detail.ts';
import { cryptoKline } from './crypto/kline.ts';
import { cryptoPage } from './crypto/page.ts';
import { cryptoTrades } from './crypto/trades.ts';
import { forexIndex } from './forex-index.ts';
import { forexList } from './forex-list.ts';
import { futuresDetail } from './futures-detail.ts';
import { futuresList } from './futures-list.ts';
import { futuresOptions } from './futures-options.ts';
import { getMarket } from './get-market.ts';
import { getMarkets } from './get-markets.ts';
import { globalIndex } from './global-index.ts';
import { hkStockList } from './hk-stock-list.ts';
import { homeCustomList } from './home-custom-list.ts';
import { hotStocks } from './hot-stocks.ts';
import { preMarketList } from './pre-market-list.ts';
import { ipoList } from './ipo-list.ts';
import { searchStock } from './search-stock.ts';
import { stockDetail } from './stock-detail.ts';
import { stockKline } from './stock-kline.ts';
import { stockList } from './stock-list.ts';
import { summaryDetail } from './summary-detail.ts';
import { topList } from './top-list.ts';
import { tradingDays } from './trading-days.ts';

export const marketHandlers: HandlersOfFamily<'market'> = {
  'market.globalIndex': globalIndex,
  'market.homeCustomList': homeCustomList,
  'market.topList': topList,
  'market.stockDetail': stockDetail,
  'market.cryptoDetail': cryptoDetail,
  'market.stockKline': stockKline,
  'market.cryptoKline': cryptoKline,
  'market.cryptoPage': cryptoPage,
  'market.getMarket': getMarket,
  'market.tradingDays': tradingDays,
  'market.hkStockList': hkStockList,
  'market.stockList': stockList,
  'market.allStockList': allStockList,
  'market.hotStocks': hotStocks,
  'market.futuresList': futuresList,
  'market.summaryDetail': summaryDetail,
  'market.futuresOptions': futuresOptions,
  'market.futuresDetail': futuresDetail,
  'market.forexIndex': forexIndex,
  'market.forexList': forexList,
  'market.cryptoTrades': cryptoTrades,
  'market.preMarketList': preMarketList,
  'market.ipoList': ipoList,
  'market.searchStock': searchStock,
  'market.getMarkets': getMarkets,
};
