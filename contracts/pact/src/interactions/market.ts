import {
  assetSource,
  cryptoDetail,
  cryptoKline,
  cryptoTrades,
  getMarket,
  globalIndex,
  homeCustomList,
  stockDetail,
  stockKline,
  topList,
  type Endpoint,
} from '@meridian/api';
import { requests } from '@meridian/api/test/requests';
import { chinese, logos, marketShut, signedIn, signedOut, state, type Interaction } from '../interaction.ts';
import { exactly, written } from '../example.ts';
import {
  detailExample,
  emptyPage,
  klineExample,
  pageOfOne,
  ofAsked,
  quoteExample,
  shareExample,
  tradeExample,
} from './examples.ts';

const nobody = { stockCode: 'ZZZZ' };
const appleExample = { ...detailExample, ...ofAsked(requests['market.stockDetail']) };

const listed = [...signedOut, logos];

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
    given: listed,
    request: {},
    answer: { data: [{ ...quoteExample, source: exactly(99), region: 'US' }] },
  },
  {
    endpoint: globalIndex,
    description: 'for the global indexes when nothing is listed',
    given: [...listed, state('listings', { state: 'empty' })],
    request: {},
    answer: { data: exactly([]) },
  },
  {
    endpoint: homeCustomList,
    description: "for the home page's lists",
    given: listed,
    request: {},
    answer: { data: { us: [shareExample], europe: [quoteExample], asia: [shareExample] } },
  },
  {
    endpoint: topList,
    description: 'for the gainers of NASDAQ',
    given: listed,
    request: requests['market.topList'],
    answer: { data: pageOfOne({ ...shareExample, market: exactly('NASDAQ') }) },
  },
  {
    endpoint: topList,
    description: 'for more of the most active stocks of NYSE, by who is signed in',
    given: [...signedIn, logos],
    request: { market: 'NYSE', type: 'actives', pageNo: 1, pageSize: 50 },
    answer: { data: pageOfOne({ ...shareExample, market: exactly('NYSE') }) },
  },
  {
    endpoint: topList,
    description: 'for the losers of AMEX when nothing is listed',
    given: [...listed, state('listings', { state: 'empty' })],
    request: { ...requests['market.topList'], market: 'AMEX', type: 'losers' },
    answer: { data: emptyPage },
  },
  {
    endpoint: stockDetail,
    description: 'for the quote of a US stock',
    given: listed,
    request: requests['market.stockDetail'],
    answer: {
      data: {
        ...appleExample,
        marketStatus: exactly('open'),
        sector: exactly('technology'),
      },
    },
  },
  {
    endpoint: stockDetail,
    description: 'for the quote of a US stock by code and market alone',
    given: listed,
    request: { stockCode: 'AAPL', market: 'NASDAQ' },
    answer: { data: { ...appleExample, source: exactly(0) } },
  },
  {
    endpoint: stockDetail,
    description: 'for the quote of a US stock while the market is shut',
    given: [marketShut, state('signedOut'), logos],
    request: requests['market.stockDetail'],
    answer: {
      data: {
        ...appleExample,
        marketStatus: exactly('closed'),
        opensAtTimestamp: 1_795_015_800_000,
        closesAtTimestamp: null,
      },
    },
  },
  {
    endpoint: stockDetail,
    description: 'for the quote of a US stock in simplified Chinese',
    given: listed,
    locale: 'zh-Hans',
    request: requests['market.stockDetail'],
    answer: {
      data: {
        ...appleExample,
        name: written(chinese, '苹果'),
        profile: written(chinese, '苹果设计手机、平板电脑和电脑。'),
      },
    },
  },
  {
    endpoint: stockDetail,
    description: 'for the quote of a US stock on the watchlist of who is signed in',
    given: [...signedIn, logos, state('watched', { code: 'AAPL' })],
    request: requests['market.stockDetail'],
    answer: { data: { ...appleExample, selfSelectStatus: exactly(true) } },
  },
  {
    endpoint: stockDetail,
    description: 'for the quote of a halted stock',
    given: [...listed, state('halt', { code: 'AAPL' })],
    request: requests['market.stockDetail'],
    answer: { data: { ...appleExample, isHalted: exactly(true) } },
  },
  unknown(stockDetail, 'quote', { ...requests['market.stockDetail'], ...nobody }),
  {
    endpoint: cryptoDetail,
    description: 'for the quote of a cryptocurrency',
    given: listed,
    request: requests['market.cryptoDetail'],
    answer: {
      data: {
        ...detailExample,
        ...ofAsked(requests['market.cryptoDetail']),
        source: exactly(7),
        closesAtTimestamp: exactly(null),
      },
    },
  },
  unknown(cryptoDetail, 'crypto quote', { ...requests['market.cryptoDetail'], ...nobody }),
  {
    endpoint: stockKline,
    description: 'for the intraday candles of a US stock',
    given: listed,
    request: requests['market.stockKline'],
    answer: { data: klineExample },
  },
  unknown(stockKline, 'candles', { ...requests['market.stockKline'], ...nobody }),
  {
    endpoint: cryptoKline,
    description: 'for a year of candles of a cryptocurrency',
    given: listed,
    request: requests['market.cryptoKline'],
    answer: { data: { ...klineExample, type: exactly('1Y') } },
  },
  unknown(cryptoKline, 'crypto candles', { ...requests['market.cryptoKline'], ...nobody }),
  {
    endpoint: cryptoTrades,
    description: 'for the latest trades of a cryptocurrency',
    given: listed,
    request: requests['market.cryptoTrades'],
    answer: { data: [tradeExample] },
  },
  unknown(cryptoTrades, 'trades', { ...requests['market.cryptoTrades'], ...nobody }),
  {
    endpoint: getMarket,
    description: 'for the market of an instrument',
    given: listed,
    request: requests['market.getMarket'],
    answer: { data: { market: exactly('NASDAQ') } },
  },
  {
    endpoint: getMarket,
    description: 'for the market of a future whose code is a share’s too',
    given: listed,
    request: { stkName: 'NG', stkcode: 'NG', source: assetSource.future },
    answer: { data: { market: exactly('NYMEX') } },
  },
  unknown(getMarket, 'market', { stkName: 'Nobody', stkcode: 'ZZZZ' }),
];
