import type { RouteName } from '../routes.ts';

/** What each route shows when it is opened with the parameters that section 2 names for it, and no others. */
export interface Opened {
  readonly query?: string;
  readonly heading: string | RegExp;
  /** What nobody sees on a screen that found nothing. */
  readonly role?: 'textbox' | 'searchbox' | 'region' | 'link' | 'list' | 'table' | 'button' | 'tab';
  readonly name?: string | RegExp;
}

const of = (name: string, code: string, source: number): string =>
  `?${new URLSearchParams({ name, code, source: String(source) }).toString()}`;
const quote = (name: string, code: string, source: number): Opened => ({
  query: of(name, code, source),
  heading: name,
  role: 'region',
  name: 'Key figures',
});
const ticket = (name: string, code: string, source: number): Opened => ({
  query: `${of(name, code, source)}&direction=0`,
  heading: name,
  role: 'textbox',
  name: /Quantity/,
});

export const quotes: Partial<Record<RouteName, readonly Opened[]>> = {
  quoteStock: [
    quote('Apple', 'AAPL', 0),
    // Block trades and offers are quoted as the share (DECISIONS 49, 51).
    quote('Microsoft', 'MSFT', 4),
    quote('Apple', 'AAPL', 5),
  ],
  quoteGlobalIndex: [quote('S&P 500', 'SPX', 99)],
  // A share of another exchange has the same code.
  quoteFuture: [quote('Henry Hub Natural Gas', 'NG', 3)],
  quoteForex: [quote('Euro / US Dollar', 'EURUSD', 2)],
  quoteHkStock: [quote('Tencent Holdings', '00700', 11)],
  quoteCrypto: [quote('Bitcoin', 'BTCUSDT', 7)],
  quoteAuctionStock: [quote('Apple', 'AAPL', 8)],
};

export const tickets: Partial<Record<RouteName, readonly Opened[]>> = {
  ticketStock: [ticket('Apple', 'AAPL', 0)],
  ticketFuture: [ticket('Henry Hub Natural Gas', 'NG', 3)],
  ticketForex: [ticket('Euro / US Dollar', 'EURUSD', 2)],
  ticketHkStock: [
    ticket('Tencent Holdings', '00700', 11),
    // In IPO mode: by its source, and by its deadline that is ahead.
    ...[5, 11].map((source) => ({
      query: `?name=Tinglin&code=05011&source=${source}&direction=0&market=HKEX`,
      heading: 'Subscribe to new shares',
      role: 'textbox' as const,
      name: 'Quantity',
    })),
  ],
  ticketCrypto: [ticket('Bitcoin', 'BTCUSDT', 7)],
  ticketAuctionStock: [ticket('Apple', 'AAPL', 8)],
  ticketBlockTrade: [ticket('Microsoft', 'MSFT', 4)],
  ticketNewStock: [
    {
      query: '?name=Clovermill&code=CORM&source=5&direction=0',
      heading: 'Subscribe to new shares',
      role: 'textbox',
      name: 'Quantity',
    },
  ],
};

export const others: Partial<Record<RouteName, readonly Opened[]>> = {
  home: [{ heading: 'Home', role: 'link', name: /^S&P 500/ }],
  markets: [{ heading: 'Markets', role: 'list', name: /Gainers/ }],
  watchlist: [{ heading: 'Watchlists', role: 'list' }],
  trade: [{ heading: 'Trade', role: 'list' }],
  profile: [{ heading: 'Account', role: 'link', name: 'Messages' }],
  watchlistManage: [{ heading: /^Manage/, role: 'list' }],
  productFuture: [{ heading: 'Futures', role: 'list', name: 'Futures' }],
  productForex: [{ heading: /orex|pairs/i, role: 'list' }],
  productPopular: [{ heading: /Popular/, role: 'list' }],
  productAgricultural: [{ heading: /Agricultural/, role: 'list' }],
  productBlockTrade: [{ heading: 'Block trades', role: 'list', name: 'Block trades' }],
  productAuctionStock: [{ heading: 'Pre-market auction', role: 'list', name: 'Pre-market auction' }],
  productNewStock: [{ heading: 'New shares', role: 'region', name: 'Open for subscription' }],
  productCrypto: [{ heading: /Crypto/, role: 'list' }],
  hkStocks: [{ heading: 'Hong Kong stocks', role: 'list' }],
  login: [{ heading: 'Sign in', role: 'textbox', name: /User ID/ }],
  register: [{ heading: 'Create an account', role: 'textbox', name: /Email/ }],
  resetPassword: [{ heading: 'Reset your password', role: 'textbox', name: /Email/ }],
  statement: [{ heading: 'Statement', role: 'list' }],
  deposit: [{ heading: 'Deposit' }],
  depositWallet: [{ heading: 'Deposit digital currency' }],
  depositFiat: [{ heading: 'Deposit by bank transfer' }],
  depositRecord: [{ heading: 'Your deposits' }],
  productFollow: [{ heading: 'Follow investing', role: 'list', name: 'Institutions' }],
  // Without an institution it leads to the list of them.
  ticketFollow: [{ heading: 'Invest', role: 'link', name: 'See the institutions' }],
  withdrawWallet: [{ heading: 'Withdraw digital currency' }],
  withdrawCard: [{ heading: 'Withdraw to a bank card' }],
  loan: [{ heading: 'Loan', role: 'textbox', name: /Amount/ }],
  transfer: [{ heading: 'Transfer', role: 'textbox', name: /Amount/ }],
  cards: [{ heading: 'Bank cards and wallets' }],
  cardModify: [{ heading: 'Add bank card' }],
  walletModify: [{ heading: 'Add digital wallet' }],
  settings: [{ heading: 'Settings' }],
  loginPassword: [{ heading: 'Change login password' }],
  payPassword: [{ heading: /ransaction password/ }],
  kyc: [{ heading: 'Identity verification' }],
  // The trader is verified: the status says so.
  idCard: [{ heading: 'Identity verification' }],
  passport: [{ heading: 'Identity verification' }],
  blockPermission: [{ heading: 'Block trading permission' }],
  share: [{ heading: 'Share' }],
  security: [{ heading: 'Security' }],
  service: [{ heading: 'Customer service' }],
  search: [{ heading: 'Search', role: 'searchbox' }],
  notices: [{ heading: 'Messages', role: 'tab' }],
  // Section 2 names no parameters for what is chosen from a list: without one, they say that nothing was chosen.
  noticeDetail: [{ heading: 'Message' }],
  newsDetail: [{ heading: 'Article' }],
  webview: [{ heading: 'Web page' }],
};

/** What the address of a position keeps of the app's own: section 2 names no market. */
export function asSpecified(href: string): string {
  const [path = '', search = ''] = href.replace(/^.*#/, '').split('?');
  const query = new URLSearchParams(search);
  query.delete('market');
  return `${path}?${query.toString()}`;
}
