import { defineMessages } from '#platform/words/messages.ts';

export const statisticMessages = defineMessages({
  open: { id: 'statistic.open', defaultMessage: 'Open' },
  previousClose: { id: 'statistic.previousClose', defaultMessage: 'Previous close' },
  high: { id: 'statistic.high', defaultMessage: 'High' },
  low: { id: 'statistic.low', defaultMessage: 'Low' },
  week52High: { id: 'statistic.week52High', defaultMessage: '52-week high' },
  week52Low: { id: 'statistic.week52Low', defaultMessage: '52-week low' },
  volume: { id: 'statistic.volume', defaultMessage: 'Volume' },
  turnover: { id: 'statistic.turnover', defaultMessage: 'Turnover' },
  marketCap: { id: 'statistic.marketCap', defaultMessage: 'Market cap' },
  amplitude: { id: 'statistic.amplitude', defaultMessage: 'Amplitude' },
  previousSettle: { id: 'statistic.previousSettle', defaultMessage: 'Prev. settlement' },
  openInterest: { id: 'statistic.openInterest', defaultMessage: 'Open interest' },
  openInterestChange: { id: 'statistic.openInterestChange', defaultMessage: 'Change in open interest' },
  position: { id: 'statistic.position', defaultMessage: 'Open interest, all months' },
  lastTradeDate: { id: 'statistic.lastTradeDate', defaultMessage: 'Last trading day' },
  expiryDate: { id: 'statistic.expiryDate', defaultMessage: 'Expiry date' },
  bid: { id: 'statistic.bid', defaultMessage: 'Bid' },
  ask: { id: 'statistic.ask', defaultMessage: 'Ask' },
  bidVolume: { id: 'statistic.bidVolume', defaultMessage: 'Bid volume' },
  askVolume: { id: 'statistic.askVolume', defaultMessage: 'Ask volume' },
});
