import {
  cryptoDetail,
  cryptoKline,
  cryptoPage,
  getMarket,
  globalIndex,
  homeCustomList,
  stockDetail,
  stockKline,
  topList,
  type Endpoint,
} from '@meridian/api';
import { marketShut, signedOut, state, type Interaction } from '../interaction.ts';
import { exactly } from '../matchers.ts';
import { detailExample, klineExample, pageOfOne, quoteExample } from './examples.ts';

const apple = { stockCode: 'AAPL', market: 'NASDAQ' };
const bitcoin = { stockCode: 'BTCUSDT', market: 'CRYPTO' };
const nobody = { stockCode: 'ZZZZ', market: 'NASDAQ' };

const unknown = (endpoint: Endpoint, what: string, request: Interaction['request']): Interaction => ({
  endpoint,
  description: `for the ${what} of an instrument nobody knows`,
  given: signedOut,
  request,
  answer: { refusal: 'notFound' },
});

export const market: readonly Interaction[] = [
  {
    endpoint: globalIndex,
    description: 'for the global indexes',
    given: signedOut,
    request: {},
    answer: { data: [{ ...quoteExample, source: exactly(99), region: 'US' }] },
  },
  {
    endpoint: globalIndex,
    description: 'for the global indexes when nothing is listed',
    given: [...signedOut, state('listings', { state: 'empty' })],
    request: {},
    answer: { data: exactly([]) },
  },
  {
    endpoint: homeCustomList,
    description: "for the home page's lists",
    given: signedOut,
    request: {},
    answer: { data: { us: [quoteExample], europe: [quoteExample] } },
  },
  {
    endpoint: topList,
    description: 'for the gainers of NASDAQ',
    given: signedOut,
    request: { market: 'NASDAQ', type: 'gainers', pageNo: 1, pageSize: 25 },
    answer: { data: pageOfOne({ ...quoteExample, market: exactly('NASDAQ') }) },
  },
  {
    endpoint: stockDetail,
    description: 'for the quote of a US stock',
    given: signedOut,
    request: apple,
    answer: { data: { ...detailExample, stock_code: exactly('AAPL'), marketStatus: exactly('open') } },
  },
  {
    endpoint: stockDetail,
    description: 'for the quote of a US stock while the market is shut',
    given: [marketShut, state('signedOut')],
    request: apple,
    answer: {
      data: {
        ...detailExample,
        stock_code: exactly('AAPL'),
        marketStatus: exactly('closed'),
        opensAtTimestamp: 1_795_015_800_000,
        closesAtTimestamp: null,
      },
    },
  },
  {
    endpoint: stockDetail,
    description: 'for the quote of a halted stock',
    given: [...signedOut, state('halt', { code: 'AAPL' })],
    request: apple,
    answer: { data: { ...detailExample, stock_code: exactly('AAPL'), isHalted: exactly(true) } },
  },
  unknown(stockDetail, 'quote', nobody),
  {
    endpoint: cryptoDetail,
    description: 'for the quote of a cryptocurrency',
    given: signedOut,
    request: bitcoin,
    answer: {
      data: {
        ...detailExample,
        stock_code: exactly('BTCUSDT'),
        source: exactly(7),
        closesAtTimestamp: exactly(null),
      },
    },
  },
  unknown(cryptoDetail, 'crypto quote', { ...nobody, market: 'CRYPTO' }),
  {
    endpoint: stockKline,
    description: 'for the intraday candles of a US stock',
    given: signedOut,
    request: { ...apple, type: 'Intraday' },
    answer: { data: klineExample },
  },
  unknown(stockKline, 'candles', { ...nobody, type: 'Intraday' }),
  {
    endpoint: cryptoKline,
    description: 'for a year of candles of a cryptocurrency',
    given: signedOut,
    request: { ...bitcoin, type: '1Y' },
    answer: { data: { ...klineExample, type: exactly('1Y') } },
  },
  unknown(cryptoKline, 'crypto candles', { ...nobody, market: 'CRYPTO', type: '1Y' }),
  {
    endpoint: cryptoPage,
    description: 'for the list of cryptocurrencies',
    given: signedOut,
    request: { pageNo: 1, pageSize: 25 },
    answer: { data: pageOfOne({ ...quoteExample, source: exactly(7) }) },
  },
  {
    endpoint: getMarket,
    description: 'for the market of an instrument',
    given: signedOut,
    request: { stkName: 'Apple', stkcode: 'AAPL' },
    answer: { data: { market: exactly('NASDAQ') } },
  },
  unknown(getMarket, 'market', { stkName: 'Nobody', stkcode: 'ZZZZ' }),
];
