import type { Handler } from '../context.ts';
import { indexViews } from './views/index-views.ts';
import { listed } from './views/instruments.ts';
import { quoteView } from './views/quote-views.ts';

/** Stocks that the home page shows first; the European markets are shown by their indices. */
const homeStocks = {
  US: ['AAPL', 'NVDA', 'MSFT', 'AMZN', 'GOOGL', 'TSLA', 'META', 'JPM'],
  HK: ['00700', '09988', '03690', '01810', '00005'],
} as const;

export const homeCustomList: Handler<'market.homeCustomList'> = (caller) => {
  const stocksOf = (group: keyof typeof homeStocks) => {
    const stocks = new Map(listed(caller, group).map((one) => [one.code, one]));
    return homeStocks[group].flatMap((code) => stocks.get(code) ?? []).map((one) => quoteView(caller, one));
  };
  return {
    us: stocksOf('US'),
    europe: indexViews(caller)
      .filter(({ region }) => region === 'Europe')
      .map(({ region: _region, ...quote }) => quote),
    asia: stocksOf('HK'),
  };
};
