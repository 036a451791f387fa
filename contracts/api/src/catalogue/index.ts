/** Every call of the spec's section 7. For those who need all of them: handlers, faults, docs. The app takes single endpoints. */
import {
  login,
  setPayPassword,
  updatePayPassword,
  registerByEmail,
  sendEmailCode,
  resetPassword,
  updatePassword,
  submitRealName,
  applyStatus,
  areaList,
  applyService,
} from './auth.ts';
import { appVersion, userInfo } from './auth-start-up.ts';
import { articleDetail, articleTags } from './content-articles.ts';
import { markMessagesRead, messageDetail, messageList } from './content-inbox.ts';
import { articlePage } from './content.ts';
import { agencyList, followAgency } from './follow.ts';
import { wallets, walletBalance, fundingOverview } from './funds.ts';
import {
  payoutAccounts,
  addPayoutAccount,
  updatePayoutAccount,
  deletePayoutAccount,
} from './funds-accounts.ts';
import {
  transfer,
  cancelTransfer,
  applyWithdrawal,
  usableWithdrawalAmount,
  depositCurrencies,
  createDeposit,
  depositRecords,
} from './funds-movements.ts';
import { walletBill } from './funds-statement.ts';
import {
  topList,
  stockDetail,
  cryptoDetail,
  stockKline,
  cryptoKline,
  cryptoPage,
  getMarket,
} from './market.ts';
import { globalIndex, homeCustomList } from './market-home.ts';
import {
  hkStockList,
  stockList,
  allStockList,
  hotStocks,
  futuresList,
  forexIndex,
  forexList,
} from './market-lists.ts';
import { cryptoTrades, preMarketList, ipoList } from './market-products.ts';
import { searchStock, getMarkets } from './market-search.ts';
import { futuresDetail } from './market-futures.ts';
import { tradingDays, summaryDetail, futuresOptions } from './market-quotes.ts';
import {
  createStockOrder,
  createCryptoOrder,
  holdings,
  closedPositions,
  entrustedOrders,
  positionByStock,
  flatPosition,
  halfOrFullQuantity,
  cancelOrder,
  minCount,
} from './trading.ts';
import {
  createAuctionStockOrder,
  createBlockTrade,
  createFutureOrder,
  createForexOrder,
  createHkOrder,
  subscribeIpo,
  createFollowFutures,
  followFuturesList,
  cancelFollowFutures,
  closeFollowFutures,
} from './trading-orders.ts';
import {
  subscriptions,
  subscriptionOrders,
  positionStatement,
  forexPositions,
  addPositionMargin,
  ipoFullQuantity,
} from './trading-records.ts';
import { uploadFile } from './upload.ts';
import { watchlist, watchlistSave, watchlistDelete, watchlistDeleteByCode } from './watchlist.ts';

const endpoints = [
  login,
  userInfo,
  appVersion,
  setPayPassword,
  updatePayPassword,
  registerByEmail,
  sendEmailCode,
  resetPassword,
  updatePassword,
  submitRealName,
  applyStatus,
  areaList,
  applyService,
  globalIndex,
  homeCustomList,
  topList,
  stockDetail,
  cryptoDetail,
  stockKline,
  cryptoKline,
  cryptoPage,
  getMarket,
  tradingDays,
  hkStockList,
  stockList,
  allStockList,
  hotStocks,
  futuresList,
  summaryDetail,
  futuresOptions,
  futuresDetail,
  forexIndex,
  forexList,
  cryptoTrades,
  preMarketList,
  ipoList,
  searchStock,
  getMarkets,
  watchlist,
  watchlistSave,
  watchlistDelete,
  watchlistDeleteByCode,
  createStockOrder,
  createCryptoOrder,
  holdings,
  closedPositions,
  entrustedOrders,
  positionByStock,
  flatPosition,
  halfOrFullQuantity,
  cancelOrder,
  minCount,
  createAuctionStockOrder,
  createBlockTrade,
  createFutureOrder,
  createForexOrder,
  createHkOrder,
  subscribeIpo,
  createFollowFutures,
  followFuturesList,
  cancelFollowFutures,
  closeFollowFutures,
  subscriptions,
  subscriptionOrders,
  positionStatement,
  forexPositions,
  addPositionMargin,
  ipoFullQuantity,
  wallets,
  walletBalance,
  fundingOverview,
  walletBill,
  transfer,
  cancelTransfer,
  applyWithdrawal,
  usableWithdrawalAmount,
  depositCurrencies,
  createDeposit,
  depositRecords,
  payoutAccounts,
  addPayoutAccount,
  updatePayoutAccount,
  deletePayoutAccount,
  agencyList,
  followAgency,
  articlePage,
  articleDetail,
  articleTags,
  messageList,
  messageDetail,
  markMessagesRead,
  uploadFile,
] as const;

/** Each endpoint under its id, with its own types. */
export type Endpoints = { readonly [E in (typeof endpoints)[number] as E['id']]: E };
export type EndpointId = keyof Endpoints;
export type EndpointById<Id extends EndpointId> = Endpoints[Id];

// What the mapped type above says, `fromEntries` cannot; the list test holds the two together.
export const catalogue = Object.fromEntries(
  endpoints.map((endpoint) => [endpoint.id, endpoint]),
) as unknown as Endpoints;

/** All ids, in the spec's order of families. */
export const endpointIds: readonly EndpointId[] = endpoints.map((endpoint) => endpoint.id);
