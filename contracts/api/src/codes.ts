/** Codes of the spec by the names they have in the trade; statuses are in `families.ts`. */

export const assetSource = {
  stock: 0,
  forex: 2,
  future: 3,
  blockTrade: 4,
  newStock: 5,
  crypto: 7,
  auctionStock: 8,
  hkStock: 11,
  globalIndex: 99,
} as const;
export type AssetClass = keyof typeof assetSource;
export type AssetSource = (typeof assetSource)[AssetClass];
export const assetSources = /* @__PURE__ */ Object.values(assetSource);

export const assetClassification = { usStock: 'UsStock', hk: 'HK', crypto: 'Crypto' } as const;
export type AssetClassification = (typeof assetClassification)[keyof typeof assetClassification];

/** Buy is shown as "buy long", sell as "sell short" (spec §3). */
export const tradeDirection = { buy: 0, sell: 1 } as const;
export type TradeDirection = (typeof tradeDirection)[keyof typeof tradeDirection];

export const orderType = { market: 0, limit: 1 } as const;
export type OrderType = (typeof orderType)[keyof typeof orderType];

export const openClose = { open: 0, close: 1 } as const;
export type OpenClose = (typeof openClose)[keyof typeof openClose];

/** Spec §2; the missing 3 is follow investments, local to the app (DECISIONS 10). */
export const tradeTab = { holdings: 0, closed: 1, entrusted: 2, subscription: 4 } as const;

/** Withdrawal types (spec §9): to a bank card, or to a wallet of a digital currency. */
export const withdrawalTypes = ['bankCard', 'digitalCurrency'] as const;

/** Why money in a wallet cannot be spent: what it is held for (DECISIONS 37). */
export const holdReasons = ['order', 'margin', 'transfer', 'withdrawal', 'subscription', 'follow'] as const;
export type HoldReason = (typeof holdReasons)[number];

/** Kinds of image that can be uploaded, recognised by their first bytes (DECISIONS 20). */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/heic'] as const;
export type ImageType = (typeof imageTypes)[number];

/** Chart periods (spec §9). */
export const chartPeriods = ['Intraday', '1D', '1W', '1M', '3M', '1Y'] as const;
export type ChartPeriod = (typeof chartPeriods)[number];

/** US exchanges of the Markets tab and its lists (spec §2). */
export const usExchanges = ['NASDAQ', 'NYSE', 'AMEX'] as const;
export type UsExchange = (typeof usExchanges)[number];
export const moverLists = ['gainers', 'losers', 'actives'] as const;

/** Kinds of goods that futures are on (spec §1). */
export const futureProducts = ['agricultural', 'metals', 'energy'] as const;
export type FutureProduct = (typeof futureProducts)[number];

/** What coins are for. */
export const coinCategories = ['payment', 'platform', 'scaling', 'finance', 'data', 'game', 'meme'] as const;

/** What a list of quotes can be asked to be sorted by. */
export const listColumns = ['name', 'price', 'change', 'ratio', 'volume', 'market'] as const;
export type ListColumn = (typeof listColumns)[number];
export const sortDirections = ['ascending', 'descending'] as const;
export type SortDirection = (typeof sortDirections)[number];

/** Sectors of shares (spec §3 names none, so the words are assumed); coins, currencies, futures and indices have none. */
export const sectors = [
  'technology',
  'communication',
  'consumerDiscretionary',
  'consumerStaples',
  'financials',
  'healthCare',
  'industrials',
  'energy',
  'materials',
  'realEstate',
  'utilities',
] as const;
export type Sector = (typeof sectors)[number];

/** Envelope codes the spec names (spec §8). */
export const envelopeCode = { success: 200, unauthorised: 401, forbidden: 403 } as const;

/**
 * Business refusals. The spec names none ("other server codes: not shown"), so the numbers are assumed; a refusal never
 * uses 401 or 403 (DECISIONS 1). The message that comes with the code is shown as the server wrote it.
 */
export const refusal = {
  invalidRequest: 40000,
  notFound: 40400,
  wrongCredentials: 10001,
  emailCodeTooSoon: 10002,
  emailCodeWrong: 10003,
  emailCodeExpired: 10004,
  emailTaken: 10005,
  emailNotRegistered: 10006,
  inviteCodeUnknown: 10007,
  emailCodeLocked: 10008,
  payPasswordNotSet: 20001,
  payPasswordWrong: 20002,
  insufficientFunds: 30001,
  marketClosed: 30002,
  instrumentHalted: 30003,
  quantityNotAllowed: 30004,
  limitPriceNotAllowed: 30005,
  leverageNotAllowed: 30006,
  positionNotOpen: 30007,
  orderNotCancellable: 30008,
  requestIdReused: 30009,
  depositTooSmall: 30010,
  accountInUse: 30011,
  sameWallet: 30012,
  transferNotCancellable: 30013,
  deadlinePassed: 30014,
  alreadySubscribed: 30015,
  amountNotAllowed: 30016,
  auctionClosed: 30017,
  kycRequired: 40001,
  alreadyApplied: 40002,
  permissionRequired: 40003,
  fileTooLarge: 50001,
  fileKindNotAllowed: 50002,
  imageNotUploaded: 50003,
  fileEmpty: 50004,
  notBuiltYet: 50100,
} as const;
export type RefusalName = keyof typeof refusal;
export type RefusalCode = (typeof refusal)[RefusalName];
