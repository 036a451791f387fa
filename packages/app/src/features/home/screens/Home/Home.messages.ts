import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  title: { id: 'home.title', defaultMessage: 'Home' },
  search: { id: 'home.search', defaultMessage: 'Search markets' },
  messages: { id: 'home.messages', defaultMessage: 'Messages' },
  visitorTitle: { id: 'home.visitorTitle', defaultMessage: 'One account for every market' },
  visitorBody: {
    id: 'home.visitorBody',
    defaultMessage:
      'Trade US and Hong Kong stocks, crypto, forex and futures. Prices are live before you sign in.',
  },
  register: { id: 'home.register', defaultMessage: 'Create account' },
  signIn: { id: 'home.signIn', defaultMessage: 'Sign in' },
  globalIndexes: { id: 'home.globalIndexes', defaultMessage: 'Global indexes' },
  indexesWhat: { id: 'home.indexesWhat', defaultMessage: 'the indexes' },
  usMarkets: { id: 'home.usMarkets', defaultMessage: 'US stock markets' },
  europeMarkets: { id: 'home.europeMarkets', defaultMessage: 'European stock markets' },
  asiaMarkets: { id: 'home.asiaMarkets', defaultMessage: 'Asian stock markets' },
  /** After the code of one of them. */
  index: { id: 'home.index', defaultMessage: 'Index' },
  listsWhat: { id: 'home.listsWhat', defaultMessage: 'these markets' },
  noQuotes: { id: 'home.noQuotes', defaultMessage: 'No quotes are listed here right now.' },
  all: { id: 'home.seeAll', defaultMessage: 'See all' },
  /** The rows of this list that home leaves out at first. */
  showAll: { id: 'home.showAll', defaultMessage: 'Show all' },
  showFewer: { id: 'home.showFewer', defaultMessage: 'Show fewer' },
  quickAccess: { id: 'home.quickAccess', defaultMessage: 'Quick access' },
  /** Which of these ways home shows, and in which order. */
  arrange: { id: 'home.arrange', defaultMessage: 'Arrange' },
});

/** Names of the links of the quick-access grid. */
export const linkNames = defineMessages({
  crypto: { id: 'home.linkCrypto', defaultMessage: 'Crypto' },
  hkStocks: { id: 'home.linkHkStocks', defaultMessage: 'HK stocks' },
  forex: { id: 'home.linkForex', defaultMessage: 'Forex' },
  futures: { id: 'home.linkFutures', defaultMessage: 'Futures' },
  agricultural: { id: 'home.linkAgricultural', defaultMessage: 'Agricultural' },
  ipo: { id: 'home.linkIpo', defaultMessage: 'IPOs' },
  blockTrade: { id: 'home.linkBlockTrade', defaultMessage: 'Block trades' },
  auction: { id: 'home.linkAuction', defaultMessage: 'Pre-market' },
  popular: { id: 'home.linkPopular', defaultMessage: 'Popular' },
  follow: { id: 'home.linkFollow', defaultMessage: 'Follow' },
  deposit: { id: 'home.linkDeposit', defaultMessage: 'Deposit' },
  withdraw: { id: 'home.linkWithdraw', defaultMessage: 'Withdraw' },
  transfer: { id: 'home.linkTransfer', defaultMessage: 'Transfer' },
  loan: { id: 'home.linkLoan', defaultMessage: 'Loan' },
});
