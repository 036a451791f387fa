import { catalogue, type EndpointId } from '@meridian/api/catalogue';
import { builtEndpointIds } from '@meridian/mocks';
import { describe, expect, test } from 'vitest';
import { interactions } from './interactions/index.ts';

const hasSuccess = (id: EndpointId) =>
  interactions.some(
    ({ endpoint, answer }) => endpoint.id === id && answer !== 'sessionExpired' && 'data' in answer,
  );
const hasRefusal = (id: EndpointId, name: string) =>
  interactions.some(
    ({ endpoint, answer }) =>
      endpoint.id === id && answer !== 'sessionExpired' && 'refusal' in answer && answer.refusal === name,
  );

/** Refusals a call can answer on paper that cannot happen to it: crypto markets never shut. */
const impossible = new Set(['trading.createCryptoOrder marketClosed']);

describe('every call the mocks answer', () => {
  test('has a successful interaction in the pact', () => {
    expect(builtEndpointIds.filter((id) => !hasSuccess(id))).toEqual([]);
  });

  test('has an interaction for each refusal it can answer', () => {
    const missing = builtEndpointIds.flatMap((id) =>
      catalogue[id].refusals
        .filter((name) => !hasRefusal(id, name) && !impossible.has(`${id} ${name}`))
        .map((name) => `${id} ${name}`),
    );
    expect(missing).toEqual([]);
  });

  test('has descriptions that name one interaction each', () => {
    const descriptions = interactions.map(({ description }) => description);
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });
});
