import type { Handler } from '../context.ts';
import { indexViews } from './index-views.ts';
import { listed } from './instruments.ts';
import { quoteView } from './quote-views.ts';

/** US stocks that the home page shows first, and the indices that stand for the European markets. */
const homeStocks = ['AAPL', 'NVDA', 'MSFT', 'AMZN', 'GOOGL', 'TSLA', 'META', 'JPM'];

export const homeCustomList: Handler<'market.homeCustomList'> = (caller) => {
  const stocks = listed(caller, 'US');
  return {
    us: homeStocks
      .flatMap((code) => stocks.filter((one) => one.code === code))
      .map((one) => quoteView(caller, one)),
    europe: indexViews(caller)
      .filter(({ region }) => region === 'Europe')
      .map(({ region: _region, ...quote }) => quote),
  };
};
