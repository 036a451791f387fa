/** Addresses of screens behind the `#`, as a bookmark or a shared link has them. */

export const screens = {
  statement: (wallet: string) => `/pages/profile/transaction?wallet=${wallet}`,
  /** Tabs of the Trade place have the spec's codes. */
  trade: (tab: 'Holdings' | 'Closed' | 'Entrusted') =>
    `/pages/trade/index?tab=${{ Holdings: 0, Closed: 1, Entrusted: 2 }[tab]}`,
  stockQuote: (code: string, name: string) => `/pages/quote/stock?${stock(code, name)}`,
  cryptoQuote: (code: string, name: string) =>
    `/pages/quote/crypto?${new URLSearchParams({ name, code, source: '7', market: 'CRYPTO' }).toString()}`,
  stockTicket: (code: string, name: string) => `/pages/payment/stock?${stock(code, name)}&direction=0`,
  stockPosition: (code: string, name: string) => `/pages/trade/detail?${stock(code, name)}&id=any&type=0`,
  stockClose: (code: string, name: string) => `/pages/payment/close?${stock(code, name)}&id=any&type=0`,
  login: '/pages/auth/login',
  kyc: '/pages/kycverify/index',
  account: '/pages/profile/index',
  markets: '/pages/market/index',
  watchlist: '/pages/watchlist/index',
  settings: '/pages/setting/index',
  loginPassword: '/pages/setting/loginpwd',
  messages: '/pages/notice/index',
  search: '/pages/search/index',
} as const;

function stock(code: string, name: string): string {
  return new URLSearchParams({ name, code, source: '0', market: 'NASDAQ' }).toString();
}
