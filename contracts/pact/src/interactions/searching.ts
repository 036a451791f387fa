import { getMarkets, searchStock } from '@meridian/api';
import { requests } from '@meridian/api/test/requests';
import { chinese, logos, signedIn, signedOut, state, type Interaction } from '../interaction.ts';
import { exactly, someRow, written } from '../example.ts';
import { quoteExample, shareExample } from './examples.ts';

const listed = [...signedOut, logos];

const apple = {
  ...shareExample,
  stock_code: exactly('AAPL'),
  market: exactly('NASDAQ'),
  names: ['Apple'],
  pinyin: 'ping guo',
};

const [kept] = requests['market.getMarkets'].list;

export const searching: readonly Interaction[] = [
  {
    endpoint: searchStock,
    description: 'for instruments by an English name',
    given: listed,
    request: requests['market.searchStock'],
    answer: { data: [apple] },
  },
  {
    endpoint: searchStock,
    description: 'for instruments by code, by who is signed in',
    given: [...signedIn, logos, state('watched', { code: 'AAPL' })],
    request: { keyword: 'AAPL' },
    answer: { data: [{ ...apple, selfSelectStatus: exactly(true) }] },
  },
  {
    endpoint: searchStock,
    description: 'for instruments by pinyin, in simplified Chinese',
    given: listed,
    locale: 'zh-Hans',
    request: { keyword: 'pingguo' },
    answer: { data: [{ ...apple, name: written(chinese, '苹果') }] },
  },
  {
    endpoint: searchStock,
    description: 'for instruments that nobody has',
    given: listed,
    request: { keyword: 'qqzzxx' },
    answer: { data: exactly([]) },
  },
  {
    endpoint: searchStock,
    description: 'for every instrument there is',
    given: listed,
    request: { keyword: '' },
    answer: {
      data: someRow({
        stock_code: 'AAPL',
        name: 'Apple',
        market: 'NASDAQ',
        source: 0,
        currency: 'USD',
        priceDecimals: 2,
        localLogoUrl: quoteExample.localLogoUrl,
        marketStatus: 'open',
        quoteTimestamp: quoteExample.quoteTimestamp,
        names: ['Apple'],
      }),
    },
  },
  {
    endpoint: getMarkets,
    description: 'for the markets of several instruments',
    given: listed,
    request: requests['market.getMarkets'],
    answer: { data: [{ ...shareExample, stock_code: exactly('AAPL'), market: exactly('NASDAQ') }] },
  },
  {
    endpoint: getMarkets,
    description: 'for the markets of an instrument nobody knows',
    given: listed,
    request: { list: [{ ...kept, stkName: 'Nobody', stkcode: 'ZZZZ' }] },
    answer: { data: exactly([]) },
  },
];
