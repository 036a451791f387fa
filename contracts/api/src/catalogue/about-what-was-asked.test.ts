/** A backend may answer about another thing than it was asked for: a price under the wrong name costs money. */
import { describe, expect, test } from 'vitest';
import { at, exampleOf, withValue } from '../../test/examples.ts';
import { readAnswer } from '../answer.ts';
import type { Endpoint } from '../endpoint.ts';
import { ApiError } from '../errors.ts';
import { catalogue, endpointIds } from './index.ts';

/** What names the thing in an answer, by what names it in the request. */
const names = { stockCode: 'stock_code', market: 'market', id: 'id' } as const;
type Name = keyof typeof names;

const hasField = (value: unknown, field: string): boolean =>
  typeof value === 'object' && value !== null && field in value;

interface OfOneThing {
  readonly endpoint: Endpoint;
  /** What it is asked by, as far as the answer repeats it. */
  readonly askedBy: readonly Name[];
}

const ofOneThing: readonly OfOneThing[] = endpointIds
  .map((id) => catalogue[id] as Endpoint)
  // What is held of an instrument is one level deeper: see below.
  .filter(({ id, kind }) => kind === 'read' && id !== 'trading.positionByStock')
  .map((endpoint) => ({
    endpoint,
    askedBy: (Object.keys(names) as Name[]).filter(
      (name) =>
        hasField(exampleOf(endpoint.request), name) && hasField(exampleOf(endpoint.response), names[name]),
    ),
  }))
  .filter(({ askedBy }) => askedBy.length > 0);

function problemIn({ endpoint }: OfOneThing, data: unknown, asked: unknown): unknown {
  try {
    readAnswer(endpoint, { status: 200, body: JSON.stringify({ code: 200, msg: 'success', data }) }, asked);
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error.problem;
    throw error;
  }
}

test('the quotes, the summary, an article and a message are asked for by what they repeat', () => {
  expect(ofOneThing.map(({ endpoint }) => endpoint.id)).toEqual(
    [
      'market.stockDetail',
      'market.cryptoDetail',
      'market.summaryDetail',
      'market.futuresDetail',
      'content.articleDetail',
      'content.messageDetail',
    ].toSorted(),
  );
});

describe.each(ofOneThing.map((one) => [one.endpoint.id, one] as const))('%s', (_, one) => {
  const { endpoint, askedBy } = one;
  const asked = exampleOf(endpoint.request);
  const answer = askedBy.reduce(
    (data, name) => withValue(data, [names[name]], at(asked, [name])),
    exampleOf(endpoint.response),
  );

  test('answers what was asked', () => {
    expect(problemIn(one, answer, asked)).toBeNull();
  });

  test.each(askedBy)('is not read where its %s is another', (name) => {
    const another = withValue(answer, [names[name]], 'another');
    expect(problemIn(one, another, asked)).toMatchObject({
      kind: 'unexpectedResponse',
      path: 'data',
      detail: 'about something else',
    });
  });
});

test('of several instruments none is listed that was not asked for, wherever those that were are listed now', () => {
  const endpoint = catalogue['market.getMarkets'];
  const markets = { endpoint, askedBy: [] };
  const [row] = exampleOf(endpoint.response) as readonly object[];
  const apple = { ...row, stock_code: 'AAPL', market: 'NYSE', source: 0 };
  const asked = { list: [{ stkName: 'Apple', stkcode: 'AAPL', market: 'NASDAQ', source: 0 }] };
  expect(problemIn(markets, [], asked)).toBeNull();
  expect(problemIn(markets, [apple], asked)).toBeNull();
  for (const other of [{ stock_code: 'TSLA' }, { source: 8 }])
    expect(problemIn(markets, [apple, { ...apple, ...other }], asked)).toMatchObject({
      kind: 'unexpectedResponse',
    });
});

test('a position is of the product that was asked for, and the one that was asked for by its id', () => {
  const endpoint = catalogue['trading.positionByStock'];
  const held = { endpoint, askedBy: [] };
  const answer = exampleOf(endpoint.response);
  const asked = { stockCode: '1', market: '1', source: 0, id: '1' };
  expect(at(answer, ['position'])).toMatchObject({ stock_code: '1', market: '1', id: '1' });
  expect(problemIn(held, answer, asked)).toBeNull();
  expect(problemIn(held, answer, { ...asked, id: undefined })).toBeNull();
  expect(problemIn(held, { ...(answer as object), position: null }, { ...asked, stockCode: '2' })).toBeNull();
  for (const other of [{ stockCode: '2' }, { market: '2' }, { id: '2' }])
    expect(problemIn(held, answer, { ...asked, ...other })).toMatchObject({ kind: 'unexpectedResponse' });
});
