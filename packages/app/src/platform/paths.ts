import type { AssetSource } from '@meridian/api';

/** Every path of the app, as the spec writes it (spec §2; service and loan: DECISIONS 14). */
export const routePaths = {
  home: '/pages/home/index',
  markets: '/pages/market/index',
  watchlist: '/pages/watchlist/index',
  trade: '/pages/trade/index',
  profile: '/pages/profile/index',

  quoteStock: '/pages/quote/stock',
  quoteGlobalIndex: '/pages/quote/globalindex',
  quoteFuture: '/pages/quote/future',
  quoteForex: '/pages/quote/forex',
  quoteHkStock: '/pages/hkstock/quote',
  quoteCrypto: '/pages/quote/crypto',
  quoteAuctionStock: '/pages/quote/auctionStock',

  ticketStock: '/pages/payment/stock',
  ticketFuture: '/pages/payment/future',
  ticketForex: '/pages/payment/forex',
  ticketNewStock: '/pages/payment/newstock',
  ticketHkStock: '/pages/hkstock/payipo',
  ticketCrypto: '/pages/payment/crypto',
  ticketAuctionStock: '/pages/payment/auctionStock',
  ticketBlockTrade: '/pages/payment/blocktrade',
  ticketFollow: '/pages/payment/follow',
  close: '/pages/payment/close',

  position: '/pages/trade/detail',
  watchlistManage: '/pages/watchlist/manage',

  productFollow: '/pages/product/follow',
  productFuture: '/pages/product/future',
  productForex: '/pages/product/forex',
  productPopular: '/pages/product/popular',
  productBlockTrade: '/pages/product/blocktrade',
  productNewStock: '/pages/product/newstock',
  productAgricultural: '/pages/product/agricultural',
  productCrypto: '/pages/product/crypto',
  productAuctionStock: '/pages/product/auctionStock',
  hkStocks: '/pages/hkstock/index',

  login: '/pages/auth/login',
  register: '/pages/auth/register',
  resetPassword: '/pages/auth/resetpwd',

  share: '/pages/profile/share',
  statement: '/pages/profile/transaction',
  transfer: '/pages/profile/transfer',
  withdrawWallet: '/pages/withdraw/vm',
  withdrawCard: '/pages/withdraw/bcard',
  deposit: '/pages/deposit/index',
  depositFiat: '/pages/deposit/fiat',
  depositWallet: '/pages/deposit/wallet',
  depositRecord: '/pages/deposit/record',

  settings: '/pages/setting/index',
  security: '/pages/setting/security',
  loginPassword: '/pages/setting/loginpwd',
  payPassword: '/pages/setting/paypwd',
  cards: '/pages/bcard/index',
  cardModify: '/pages/bcard/modify',
  walletModify: '/pages/vm/modify',
  kyc: '/pages/kycverify/index',
  idCard: '/pages/kycverify/idcard',
  passport: '/pages/kycverify/passport',

  search: '/pages/search/index',
  notices: '/pages/notice/index',
  noticeDetail: '/pages/notice/detail',
  newsDetail: '/pages/news/detail',
  webview: '/pages/webview/index',
  service: '/pages/service/index',
  loan: '/pages/loan/index',
} as const;
export type Path = (typeof routePaths)[keyof typeof routePaths];

/** The quote screen of each asset source; `stock` is the spec's default (spec §2). Sources: `assetSource`. */
export const quotePaths: Readonly<Record<AssetSource, Path>> = {
  0: routePaths.quoteStock,
  2: routePaths.quoteForex,
  3: routePaths.quoteFuture,
  4: routePaths.quoteStock,
  5: routePaths.quoteStock,
  7: routePaths.quoteCrypto,
  8: routePaths.quoteAuctionStock,
  11: routePaths.quoteHkStock,
  99: routePaths.quoteGlobalIndex,
};

/** The order screen of each asset source. An index cannot be bought: its default is the spec's, and the ticket says so. */
export const ticketPaths: Readonly<Record<AssetSource, Path>> = {
  0: routePaths.ticketStock,
  2: routePaths.ticketForex,
  3: routePaths.ticketFuture,
  4: routePaths.ticketBlockTrade,
  5: routePaths.ticketNewStock,
  7: routePaths.ticketCrypto,
  8: routePaths.ticketAuctionStock,
  11: routePaths.ticketHkStock,
  99: routePaths.ticketStock,
};
