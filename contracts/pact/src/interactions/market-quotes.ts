import {
  assetSource,
  futuresDetail,
  futuresOptions,
  stockDetail,
  summaryDetail,
  tradingDays,
  type Endpoint,
} from '@meridian/api';
import { requests } from '@meridian/api/test/requests';
import { chinese, logos, marketShut, signedOut, state, type Interaction } from '../interaction.ts';
import { exactly, written } from '../example.ts';
import { detailExample, ofAsked, quoteExample, shareExample } from './examples.ts';

const time = 1_795_015_800_000;
const listed = [...signedOut, logos];
const nobody = { stockCode: 'ZZZZ' };

const unknown = (endpoint: Endpoint, what: string, request: Interaction['request']): Interaction => ({
  endpoint,
  description: `for the ${what} of what nobody has heard of`,
  given: signedOut,
  request,
  answer: { refusal: 'notFound' },
});

const { marketCap: _marketCap, ...detailWithoutCompany } = detailExample;
/** An index is calculated: it has no bids. */
const {
  bid: _bid,
  ask: _ask,
  bidVolume: _bidVolume,
  askVolume: _askVolume,
  contractSize: _contractSize,
  walletCurrency: _walletCurrency,
  ...indexExample
} = detailWithoutCompany;

const month = String.raw`^\d{4}-(0[1-9]|1[0-2])$`;

const goldExample = {
  ...detailWithoutCompany,
  ...ofAsked(requests['market.futuresDetail']),
  source: exactly(3),
  contractSize: exactly('100'),
  contractCode: exactly('GCZ26'),
  productCode: exactly('GC'),
  lastTradeDate: exactly('2026-11-26'),
  expiryDate: exactly('2026-11-27'),
  previousSettle: '4071.40',
  openInterest: '240100',
  openInterestChange: '-1200',
  position: '504000',
  rolls: [
    {
      opensAtTimestamp: time,
      previousMonth: written(month, '2026-10'),
      deliveryMonth: written(month, '2026-12'),
    },
  ],
};

const contractExample = {
  ...quoteExample,
  source: exactly(3),
  deliveryMonth: '2026-12',
  lastTradeDate: '2026-11-26',
  daysToExpiry: 8,
  openInterest: '240100',
  openInterestChange: '-1200',
  isFront: true,
};

/** The figures beside the prices of quotes, in every class that has them. */
export const marketQuotes: readonly Interaction[] = [
  {
    endpoint: futuresDetail,
    description: 'for the quote of a future',
    given: listed,
    request: requests['market.futuresDetail'],
    answer: { data: goldExample },
  },
  {
    endpoint: futuresDetail,
    description: 'for the quote of one month of a future',
    given: listed,
    request: { ...requests['market.futuresDetail'], stockCode: 'GCG27' },
    answer: {
      data: {
        ...goldExample,
        stock_code: exactly('GCG27'),
        contractCode: exactly('GCG27'),
        lastTradeDate: exactly('2027-01-27'),
        expiryDate: exactly('2027-01-28'),
        rolls: exactly([]),
      },
    },
  },
  {
    endpoint: futuresDetail,
    description: 'for the quote of a future while its market is shut',
    given: [marketShut, state('signedOut'), logos],
    request: requests['market.futuresDetail'],
    answer: {
      data: {
        ...goldExample,
        marketStatus: exactly('closed'),
        opensAtTimestamp: time,
        closesAtTimestamp: null,
      },
    },
  },
  unknown(futuresDetail, 'future quote', { ...requests['market.futuresDetail'], ...nobody }),
  {
    endpoint: futuresDetail,
    description: 'for the quote of a month that is traded no more',
    given: signedOut,
    request: { ...requests['market.futuresDetail'], stockCode: 'GCV26' },
    answer: { refusal: 'notFound' },
  },
  {
    endpoint: futuresOptions,
    description: 'for the contracts of a future',
    given: listed,
    request: requests['market.futuresOptions'],
    answer: { data: [contractExample] },
  },
  unknown(futuresOptions, 'contracts', { ...requests['market.futuresOptions'], ...nobody }),
  {
    endpoint: summaryDetail,
    description: 'for the summary of a future',
    given: listed,
    request: { ...requests['market.summaryDetail'], stockCode: 'GCZ26' },
    answer: {
      data: {
        stock_code: exactly('GCZ26'),
        market: exactly('COMEX'),
        contract: {
          product: exactly('metals'),
          unit: 'troy ounces',
          units: exactly('100'),
          isQuotedInCents: exactly(false),
          contractSize: exactly('100'),
          isContinuous: exactly(false),
          deliveryMonth: exactly('2026-12'),
        },
      },
    },
  },
  {
    endpoint: summaryDetail,
    description: 'for the summary of a Hong Kong share',
    given: listed,
    request: { stockCode: '00700', market: 'HKEX' },
    answer: {
      data: {
        stock_code: exactly('00700'),
        market: exactly('HKEX'),
        company: { sharesOutstanding: '9180000000', boardLot: exactly('100') },
      },
    },
  },
  {
    endpoint: summaryDetail,
    description: 'for the summary of a currency pair in simplified Chinese',
    given: listed,
    locale: 'zh-Hans',
    request: { stockCode: 'EURUSD', market: 'FOREX' },
    answer: {
      data: {
        stock_code: exactly('EURUSD'),
        market: exactly('FOREX'),
        pair: {
          base: exactly('EUR'),
          quote: exactly('USD'),
          baseName: written(chinese, '欧元'),
          quoteName: written(chinese, '美元'),
          pipSize: exactly('0.0001'),
        },
      },
    },
  },
  {
    endpoint: summaryDetail,
    description: 'for the summary of an index',
    given: listed,
    request: { stockCode: 'DJI', market: 'INDEX' },
    answer: {
      data: {
        stock_code: exactly('DJI'),
        market: exactly('INDEX'),
        index: {
          memberCount: 30,
          coveredWeight: '97.20',
          members: [{ ...shareExample, weight: '7.10', contribution: '-0.0250' }],
        },
      },
    },
  },
  unknown(summaryDetail, 'summary', { ...requests['market.summaryDetail'], ...nobody }),
  {
    endpoint: tradingDays,
    description: 'for the next days of an exchange',
    given: signedOut,
    request: requests['market.tradingDays'],
    answer: {
      data: {
        list: [{ date: '2026-11-19', kind: exactly('full'), sessions: [{ start: time, end: time }] }],
        pageNo: 1,
        totalPage: 1,
        total: 5,
      },
    },
  },
  {
    endpoint: tradingDays,
    description: 'for the days of an exchange from a holiday on',
    given: [state('clock', { at: '2026-11-26T15:30:00Z' }), state('signedOut')],
    request: { ...requests['market.tradingDays'], stockCode: 'AAPL', market: 'NASDAQ', pageSize: 1 },
    answer: {
      data: {
        list: [{ date: exactly('2026-11-26'), kind: exactly('holiday'), sessions: exactly([]) }],
        pageNo: 1,
        totalPage: 40,
        total: 40,
      },
    },
  },
  unknown(tradingDays, 'days', { ...requests['market.tradingDays'], ...nobody }),
  {
    endpoint: stockDetail,
    description: 'for the quote of an index, which nobody bids for',
    given: listed,
    request: { stockCode: 'SPX', market: 'INDEX', source: assetSource.globalIndex },
    answer: {
      data: {
        ...indexExample,
        ...ofAsked({ stockCode: 'SPX', market: 'INDEX' }),
        source: exactly(99),
        bid: exactly(null),
        ask: exactly(null),
        bidVolume: exactly(null),
        askVolume: exactly(null),
        contractSize: exactly(null),
        walletCurrency: exactly(null),
      },
    },
  },
  {
    endpoint: stockDetail,
    description: 'for the quote of a currency pair, whose yen become dollars of the wallet',
    given: listed,
    request: { stockCode: 'USDJPY', market: 'FOREX', source: assetSource.forex },
    answer: {
      data: {
        ...detailWithoutCompany,
        ...ofAsked({ stockCode: 'USDJPY', market: 'FOREX' }),
        source: exactly(assetSource.forex),
        currency: exactly('JPY'),
        volume: exactly(null),
        profile: exactly(null),
        rate: {
          stock_code: exactly('USDJPY'),
          market: exactly('FOREX'),
          price_nominal: '154.682',
          isInverse: exactly(true),
          quoteTimestamp: time,
        },
      },
    },
  },
  {
    endpoint: stockDetail,
    description: 'for the quote of a Hong Kong share in its lunch break',
    given: [state('clock', { at: '2026-11-19T04:30:00Z' }), state('signedOut'), logos],
    request: { stockCode: '00700', market: 'HKEX', source: assetSource.hkStock },
    answer: {
      data: {
        ...detailExample,
        ...ofAsked({ stockCode: '00700', market: 'HKEX' }),
        source: exactly(11),
        currency: exactly('HKD'),
        walletCurrency: exactly('HKD'),
        marketStatus: exactly('break'),
        opensAtTimestamp: time,
        closesAtTimestamp: null,
        priceSteps: [{ from: '0.01', step: '0.001' }],
        minQuantity: exactly('100'),
      },
    },
  },
];
