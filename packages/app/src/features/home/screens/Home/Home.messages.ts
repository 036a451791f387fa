import { defineMessages } from '#platform/messages.ts';

export const messages = defineMessages({
  title: { id: 'home.title', defaultMessage: 'Home' },
  assets: { id: 'home.assets', defaultMessage: 'Total assets' },
  todayProfit: { id: 'home.todayProfit', defaultMessage: 'P&L today' },
  assetsWhat: { id: 'home.assetsWhat', defaultMessage: 'your balances' },
  showBalances: { id: 'home.showBalances', defaultMessage: 'Show balances' },
  hideBalances: { id: 'home.hideBalances', defaultMessage: 'Hide balances' },
  balanceHidden: { id: 'home.balanceHidden', defaultMessage: 'Balance hidden' },
  signedOutTitle: {
    id: 'home.signedOutTitle',
    defaultMessage: 'Prices are live. Your account is one step away.',
  },
  signIn: { id: 'home.signIn', defaultMessage: 'Sign in' },
  globalIndexes: { id: 'home.globalIndexes', defaultMessage: 'Global indexes' },
  indexesWhat: { id: 'home.indexesWhat', defaultMessage: 'the indexes' },
  usMarkets: { id: 'home.usMarkets', defaultMessage: 'US stock markets' },
  europeMarkets: { id: 'home.europeMarkets', defaultMessage: 'European stock markets' },
  listsWhat: { id: 'home.listsWhat', defaultMessage: 'these markets' },
  noQuotes: { id: 'home.noQuotes', defaultMessage: 'No quotes are listed here right now.' },
  all: { id: 'home.seeAll', defaultMessage: 'See all' },
  quickAccess: { id: 'home.quickAccess', defaultMessage: 'Quick access' },
  news: { id: 'home.news', defaultMessage: 'News' },
  newsWhat: { id: 'home.newsWhat', defaultMessage: 'the news' },
  noNews: { id: 'home.noNews', defaultMessage: 'No news yet today.' },
});

/** Names of the links of the quick-access grid. */
export const doorMessages = defineMessages({
  crypto: { id: 'home.linkCrypto', defaultMessage: 'Crypto' },
  hkStocks: { id: 'home.linkHkStocks', defaultMessage: 'HK stocks' },
  forex: { id: 'home.linkForex', defaultMessage: 'Forex' },
  futures: { id: 'home.linkFutures', defaultMessage: 'Futures' },
  ipo: { id: 'home.linkIpo', defaultMessage: 'IPOs' },
  blockTrade: { id: 'home.linkBlockTrade', defaultMessage: 'Block trades' },
  auction: { id: 'home.linkAuction', defaultMessage: 'Pre-market' },
  follow: { id: 'home.linkFollow', defaultMessage: 'Follow' },
  deposit: { id: 'home.linkDeposit', defaultMessage: 'Deposit' },
  transfer: { id: 'home.linkTransfer', defaultMessage: 'Transfer' },
});
