import { defineMessages } from '#platform/words/messages.ts';

export const messages = defineMessages({
  search: { id: 'scenarioPanel.situation.search', defaultMessage: 'Search situations' },
  startOver: { id: 'scenarioPanel.situation.startOver', defaultMessage: 'Start {name} over' },
  nothingFound: { id: 'scenarioPanel.situation.nothingFound', defaultMessage: 'No situation says that.' },
  current: { id: 'scenarioPanel.situation.current', defaultMessage: 'Now' },
  session: { id: 'scenarioPanel.situation.session', defaultMessage: 'Signing in' },
  identity: { id: 'scenarioPanel.situation.identity', defaultMessage: 'Identity' },
  markets: { id: 'scenarioPanel.situation.markets', defaultMessage: 'Markets' },
  orders: { id: 'scenarioPanel.situation.orders', defaultMessage: 'Orders' },
  positions: { id: 'scenarioPanel.situation.positions', defaultMessage: 'Positions' },
  money: { id: 'scenarioPanel.situation.money', defaultMessage: 'Deposits, transfers, withdrawals, loans' },
  subscriptions: { id: 'scenarioPanel.situation.subscriptions', defaultMessage: 'New shares and auctions' },
  follow: { id: 'scenarioPanel.situation.follow', defaultMessage: 'Following' },
  messages: { id: 'scenarioPanel.situation.messages', defaultMessage: 'Messages and news' },
  signIn: { id: 'scenarioPanel.situation.signIn', defaultMessage: 'To sign in by hand' },
  userId: { id: 'scenarioPanel.situation.userId', defaultMessage: 'User ID' },
  password: { id: 'scenarioPanel.situation.password', defaultMessage: 'Password' },
  payPassword: { id: 'scenarioPanel.situation.payPassword', defaultMessage: 'Transaction password' },
  mailbox: { id: 'scenarioPanel.situation.mailbox', defaultMessage: 'Codes by email' },
});
