import { watchlist, watchlistDelete, watchlistDeleteByCode, watchlistSave } from '@meridian/api';
import { requests } from '@meridian/api/test/requests';
import { logos, signedIn, state, type Interaction } from '../interaction.ts';
import { exactly, fromState } from '../example.ts';
import { shareExample } from './examples.ts';

const watching = [...signedIn, logos, state('watched', { code: 'AAPL' })];
const { stock_code: _code, name: _name, source: _source, currency: _currency, ...figures } = shareExample;
const entry = requests['watchlist.save'];

export const watchlists: readonly Interaction[] = [
  {
    endpoint: watchlist,
    description: 'for a watchlist',
    given: watching,
    request: {},
    answer: {
      data: [
        {
          ...figures,
          selfSelectStatus: exactly(true),
          id: 'W-1',
          classify: exactly('UsStock'),
          assettype: exactly('0'),
          securityName: 'Apple',
          secuCode: exactly('AAPL'),
          market: 'NASDAQ',
        },
      ],
    },
  },
  {
    endpoint: watchlist,
    description: 'for an empty watchlist',
    given: signedIn,
    request: {},
    answer: { data: exactly([]) },
  },
  {
    endpoint: watchlistSave,
    description: 'to watch an instrument',
    given: signedIn,
    request: entry,
    answer: { data: null },
  },
  {
    endpoint: watchlistSave,
    description: 'to watch an instrument, named by an id of its own',
    given: signedIn,
    request: { ...entry, clientRequestId: 'intent-3' },
    answer: { data: null },
  },
  {
    endpoint: watchlistSave,
    description: 'to watch an instrument nobody knows',
    given: signedIn,
    request: { ...entry, secuCode: 'ZZZZ' },
    answer: { refusal: 'notFound' },
  },
  {
    endpoint: watchlistDelete,
    description: 'to stop watching by id',
    given: watching,
    request: { id: fromState('watchId', 'W-1') },
    answer: { data: null },
  },
  {
    endpoint: watchlistDeleteByCode,
    description: 'to stop watching by stock code',
    given: watching,
    request: requests['watchlist.deleteByCode'],
    answer: { data: null },
  },
  {
    endpoint: watchlistDeleteByCode,
    description: 'to stop watching all of a stock code',
    given: watching,
    request: { stockCode: 'AAPL' },
    answer: { data: null },
  },
];
