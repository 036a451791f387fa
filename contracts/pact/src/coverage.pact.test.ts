import { catalogue, type EndpointId } from '@meridian/api/catalogue';
import { builtEndpointIds } from '@meridian/mocks';
import { describe, expect, test } from 'vitest';
import { markOf, plain, type Example } from './example.ts';
import { interactions } from './interactions/index.ts';
import { fieldsHeld, fieldsRead, holdsEveryValue, neverThere } from './reading.ts';
import { carriesToken } from './interaction.ts';

const hasSuccess = (id: EndpointId) =>
  interactions.some(({ endpoint, answer }) => endpoint.id === id && 'data' in answer);
const hasRefusal = (id: EndpointId, name: string) =>
  interactions.some(
    ({ endpoint, answer }) => endpoint.id === id && 'refusal' in answer && answer.refusal === name,
  );

const heldIn = (id: EndpointId) =>
  new Set(interactions.filter(({ endpoint }) => endpoint.id === id).flatMap((one) => [...fieldsHeld(one)]));

/** Whether an answer says what it is about, and has to; one that says "none" is about nothing. */
function namesExactly(data: Example, code: Example): boolean {
  const { stock_code: named, position } = data as Readonly<Record<string, Example>>;
  if (named !== undefined) return markOf(named)?.kind === 'exactly' && plain(named) === code;
  return position !== undefined && (plain(position) === null || namesExactly(position, code));
}

/** Refusals a call can answer on paper that cannot happen to it, such as a crypto market that is closed. */
const impossible = new Set([
  'trading.createCryptoOrder marketClosed',
  // Pact recognises a file by its bytes: its mock server answers 500 to one that has none.
  'upload.file fileEmpty',
]);

/** A backend may ignore `clientRequestId`, and then refuses none (DECISIONS 55). */
const isOptional = (id: EndpointId, name: string) =>
  name === 'requestIdReused' && catalogue[id].requestId === 'clientRequestId';

describe('every call the mocks answer', () => {
  test('has a successful interaction in the pact', () => {
    expect(builtEndpointIds.filter((id) => !hasSuccess(id))).toEqual([]);
  });

  test('has an interaction for each refusal it can answer', () => {
    const missing = builtEndpointIds.flatMap((id) =>
      catalogue[id].refusals
        .filter((name) => !hasRefusal(id, name) && !impossible.has(`${id} ${name}`) && !isOptional(id, name))
        .map((name) => `${id} ${name}`),
    );
    expect(missing).toEqual([]);
  });

  test('has every field that screens read in an interaction, and not null there', () => {
    const missing = builtEndpointIds.flatMap((id) => {
      const held = heldIn(id);
      const excused = neverThere[id] ?? {};
      return fieldsRead(id)
        .filter((path) => !held.has(path) && !Object.hasOwn(excused, path))
        .map((path) => `${id} ${path}`);
    });
    expect(missing).toEqual([]);
  });

  test('is excused from no field that an interaction holds, nor from one it does not have', () => {
    const idle = builtEndpointIds.flatMap((id) =>
      Object.keys(neverThere[id] ?? {})
        .filter((path) => heldIn(id).has(path) || !fieldsRead(id).includes(path))
        .map((path) => `${id} ${path}`),
    );
    expect(idle).toEqual([]);
  });

  test('about one instrument names the one that was asked for, in every success', () => {
    const loose = interactions
      .filter(({ endpoint, answer }) => endpoint.isAbout !== undefined && 'data' in answer)
      .filter(({ request, answer }) => {
        const { stockCode } = request as Readonly<Record<string, Example>>;
        return stockCode !== undefined && 'data' in answer && !namesExactly(answer.data, stockCode);
      });
    expect(loose.map(({ description }) => description)).toEqual([]);
  });

  test('with a record is held to all of its values, whatever their keys', () => {
    const missing = builtEndpointIds.filter(
      (id) =>
        fieldsRead(id).some((path) => path.includes('.*')) &&
        !interactions.some(
          ({ endpoint, answer }) => endpoint.id === id && 'data' in answer && holdsEveryValue(answer.data),
        ),
    );
    expect(missing).toEqual([]);
  });

  test('is refused once its session has ended, where it needs one', () => {
    const signedInIds = builtEndpointIds.filter((id) => catalogue[id].access === 'signedIn');
    const missing = signedInIds.filter(
      (id) => !interactions.some(({ endpoint, answer }) => endpoint.id === id && 'session' in answer),
    );
    expect(missing).toEqual([]);
  });

  test('that a signed-in app makes without needing to, is made with its token too', () => {
    const withToken = interactions.filter((one) => one.endpoint.access === 'anonymous' && carriesToken(one));
    expect(new Set(withToken.map(({ endpoint }) => endpoint.id))).toEqual(
      new Set([
        'market.topList',
        'market.stockDetail',
        'market.cryptoPage',
        'market.hkStockList',
        'market.stockList',
        'market.allStockList',
        'market.hotStocks',
        'market.futuresList',
        'market.forexList',
        'market.searchStock',
      ]),
    );
  });

  test('has descriptions that name one interaction each', () => {
    const descriptions = interactions.map(({ description }) => description);
    expect(new Set(descriptions).size).toBe(descriptions.length);
    // The verifier names an interaction by the text after the last dash.
    expect(descriptions.filter((description) => description.includes(' - '))).toEqual([]);
  });
});
