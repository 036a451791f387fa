/** Lists of instruments by class: in their own order, sorted, and empty. */
import {
  allStockList,
  cryptoPage,
  forexIndex,
  forexList,
  futuresList,
  hkStockList,
  hotStocks,
  stockList,
  type Endpoint,
} from '@meridian/api';
import { requests } from '@meridian/api/test/requests';
import { exactly, written, type Example } from '../example.ts';
import { chinese, logos, signedIn, signedOut, state, type Interaction } from '../interaction.ts';
import { emptyPage, pageOfOne, quoteExample } from './examples.ts';

const listed = [...signedOut, logos];
const nothingListed = [...listed, state('listings', { state: 'empty' })];

/** By percent, as it was a minute before the clock of these interactions. */
const byRatio = {
  sortBy: 'ratio',
  sortDirection: 'descending',
  sortedAt: 1_795_015_740_000,
} as const;

const shareExample = { ...quoteExample, source: exactly(0), sector: 'technology' } satisfies Example;
const hongKongExample = {
  ...quoteExample,
  stock_code: '00700',
  market: exactly('HKEX'),
  source: exactly(11),
  currency: exactly('HKD'),
  sector: 'communication',
  lotSize: '100',
  chineseName: '騰訊控股',
} satisfies Example;
const futureExample = {
  ...quoteExample,
  stock_code: 'ZC',
  market: 'CBOT',
  source: exactly(3),
  product: exactly('agricultural'),
  contractCode: 'ZCH27',
  lastTradeDate: '2027-02-24',
} satisfies Example;
const pairExample = {
  ...quoteExample,
  stock_code: 'EURUSD',
  market: exactly('FOREX'),
  source: exactly(2),
  volume: exactly(null),
} satisfies Example;

interface PagedList {
  readonly endpoint: Endpoint;
  /** Continues "a request for …". */
  readonly what: string;
  readonly request: Example & object;
  readonly row: Example;
}

const lists: readonly PagedList[] = [
  {
    endpoint: cryptoPage,
    what: 'cryptocurrencies',
    request: requests['market.cryptoPage'],
    row: { ...quoteExample, source: exactly(7) },
  },
  {
    endpoint: hkStockList,
    what: 'Hong Kong stocks',
    request: requests['market.hkStockList'],
    row: hongKongExample,
  },
  {
    endpoint: stockList,
    what: 'stocks of NASDAQ',
    request: requests['market.stockList'],
    row: { ...shareExample, market: exactly('NASDAQ') },
  },
  {
    endpoint: allStockList,
    what: 'US stocks',
    request: requests['market.allStockList'],
    row: shareExample,
  },
  {
    endpoint: allStockList,
    what: 'shares that take block trades',
    request: { ...requests['market.allStockList'], source: 4 },
    row: { ...shareExample, source: exactly(4) },
  },
  { endpoint: hotStocks, what: 'popular stocks', request: requests['market.hotStocks'], row: shareExample },
  {
    endpoint: futuresList,
    what: 'agricultural futures',
    request: requests['market.futuresList'],
    row: futureExample,
  },
  {
    endpoint: forexList,
    what: 'currency pairs',
    request: requests['market.forexList'],
    row: pairExample,
  },
];

const paged = lists.flatMap(({ endpoint, what, request, row }): Interaction[] => [
  {
    endpoint,
    description: `for the list of ${what}`,
    given: listed,
    request,
    answer: { data: pageOfOne(row) },
  },
  {
    endpoint,
    description: `for the list of ${what} by percent, by who is signed in`,
    given: [...signedIn, logos],
    request: { ...request, ...byRatio },
    answer: { data: pageOfOne(row) },
  },
  {
    endpoint,
    description: `for the list of ${what} when nothing is listed`,
    given: nothingListed,
    request,
    answer: { data: emptyPage },
  },
]);

export const marketLists: readonly Interaction[] = [
  ...paged,
  {
    endpoint: hkStockList,
    description: 'for the list of Hong Kong stocks in traditional Chinese',
    given: listed,
    locale: 'zh-Hant',
    request: requests['market.hkStockList'],
    answer: { data: pageOfOne({ ...hongKongExample, name: written(chinese, '騰訊控股') }) },
  },
  {
    endpoint: hkStockList,
    description: 'for the Hong Kong stocks of one sector',
    given: listed,
    request: { ...requests['market.hkStockList'], sector: 'financials' },
    answer: { data: pageOfOne({ ...hongKongExample, sector: exactly('financials') }) },
  },
  {
    endpoint: cryptoPage,
    description: 'for the coins of one kind',
    given: listed,
    request: { ...requests['market.cryptoPage'], category: 'meme' },
    answer: { data: pageOfOne({ ...quoteExample, source: exactly(7) }) },
  },
  {
    endpoint: futuresList,
    description: 'for the futures of every kind, by name',
    given: listed,
    request: { pageNo: 1, pageSize: 50, sortBy: 'name', sortDirection: 'ascending' },
    answer: { data: pageOfOne({ ...futureExample, product: 'metals' }) },
  },
  {
    endpoint: forexIndex,
    description: 'for the leading currency pairs',
    given: listed,
    request: requests['market.forexIndex'],
    answer: { data: [pairExample] },
  },
  {
    endpoint: forexIndex,
    description: 'for the leading currency pairs when nothing is listed',
    given: nothingListed,
    request: requests['market.forexIndex'],
    answer: { data: exactly([]) },
  },
];
