import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { readAnswer } from './answer.ts';
import { decimal } from './decimal.ts';
import { defineEndpoint, type Endpoint } from './endpoint.ts';
import { ApiError, isOutcomeUnknown, type ApiProblem } from './errors.ts';

const endpointId = 'trading.buy';
const buy = defineEndpoint({
  id: endpointId,
  method: 'POST',
  path: '/buy',
  kind: 'write',
  changes: [],
  access: 'signedIn',
  request: v.object({}),
  response: v.object({ price_nominal: decimal }),
  refusals: ['insufficientFunds'],
});

/** The problem an answer is read as. Fails if it is a good one. */
function problemIn(status: number, body: unknown): ApiProblem {
  try {
    readAnswer(buy, { status, body: typeof body === 'string' ? body : JSON.stringify(body) });
  } catch (error) {
    if (error instanceof ApiError) return error.problem;
    throw error;
  }
  throw new Error('a good answer');
}

const success = (data: unknown) => ({ code: 200, msg: 'success', data });

test('an answer of ten million characters is read, and a longer one is none: it would hold up the screen', () => {
  const around = JSON.stringify({ ...success({ price_nominal: '1' }), more: '' });
  const answer = (length: number) =>
    JSON.stringify({ ...success({ price_nominal: '1' }), more: 'x'.repeat(length - around.length) });
  expect(readAnswer(buy, { status: 200, body: answer(10_000_000) })).toEqual({ price_nominal: '1' });
  expect(problemIn(200, answer(10_000_001))).toMatchObject({ kind: 'unexpectedResponse', path: '' });
});

describe('a business refusal', () => {
  test('that the call declares carries the code and the words of the server', () => {
    expect(problemIn(200, { code: 30001, msg: 'Not enough buying power', data: null })).toEqual({
      kind: 'refused',
      endpointId,
      code: 30001,
      message: 'Not enough buying power',
    });
  });

  test.each([40000, 50100])('of any call may be %d', (code) => {
    expect(problemIn(200, { code, msg: 'no' })).toMatchObject({ kind: 'refused', code });
  });

  test('is cut where it says more than a few sentences', () => {
    expect(problemIn(200, { code: 30001, msg: 'x'.repeat(10_000) })).toMatchObject({
      kind: 'refused',
      message: `${'x'.repeat(299)}…`,
    });
  });
});

describe('a write without a client order id', () => {
  const rename = (repeatRefusals?: readonly ['notFound']) =>
    defineEndpoint({
      id: 'auth.rename',
      method: 'POST',
      path: '/rename',
      kind: 'write',
      changes: [],
      access: 'signedIn',
      request: v.object({}),
      response: v.unknown(),
      refusals: ['notFound', 'accountInUse'],
      ...(repeatRefusals && { repeatRefusals }),
    });
  const problemOf = (endpoint: Endpoint, answer: object) => {
    try {
      readAnswer(endpoint, { status: 200, body: JSON.stringify(answer) }, { clientRequestId: 'one' });
    } catch (error) {
      if (error instanceof ApiError) return error.problem;
    }
    throw new Error('a good answer');
  };
  const notFound = { code: 40400, msg: 'There is no such name' };

  test('that is refused by a backend which does not repeat its id may have been carried out: a browser repeats it too', () => {
    const problem = problemOf(rename(), notFound);
    expect(problem).toMatchObject({ kind: 'refused', mayBeOfRepeat: true });
    expect(isOutcomeUnknown(problem)).toBe(true);
    expect(isOutcomeUnknown(problemOf(rename(), { ...notFound, clientRequestId: 'two' }))).toBe(true);
  });

  test('that is refused under its id was not carried out', () => {
    const problem = problemOf(rename(), { ...notFound, clientRequestId: 'one' });
    expect(problem).not.toHaveProperty('mayBeOfRepeat');
    expect(isOutcomeUnknown(problem)).toBe(false);
  });

  test('was not carried out where a repeat is never refused so', () => {
    const some = rename(['notFound']);
    expect(isOutcomeUnknown(problemOf(some, notFound))).toBe(true);
    expect(isOutcomeUnknown(problemOf(some, { code: 30011, msg: 'In use' }))).toBe(false);
  });
});

describe('words that are no text', () => {
  const noText = [7, { en: 'no' }, null, ['no'], true];

  test.each(noText)('hide no success: %j', (msg) => {
    expect(
      readAnswer(buy, { status: 200, body: JSON.stringify({ ...success({ price_nominal: '1' }), msg }) }),
    ).toEqual({
      price_nominal: '1',
    });
  });

  test.each(noText)('hide no ended session: %j', (msg) => {
    expect(problemIn(200, { code: 401, msg })).toEqual({ kind: 'sessionExpired', endpointId });
  });

  test.each(noText)('are none: a refusal with them says nothing about what was done: %j', (msg) => {
    expect(problemIn(200, { code: 30001, msg })).toMatchObject({ kind: 'undeclared', message: null });
  });
});

describe('an answer that does not say whether the call was carried out', () => {
  test.each([{}, { msg: null }, { msg: '' }, { msg: ' \n' }])('is a refusal without words: %j', (words) => {
    expect(problemIn(200, { code: 30001, ...words })).toEqual({
      kind: 'undeclared',
      endpointId,
      code: 30001,
      message: null,
    });
  });

  test.each([0, 201, 500, 504, -1, 30002, 1e300, 0.5])(
    'is code %d, which the call does not declare',
    (code) => {
      expect(problemIn(200, { code, msg: 'Busy' })).toEqual({
        kind: 'undeclared',
        endpointId,
        code,
        message: 'Busy',
      });
    },
  );

  test.each([307, 400, 429, 500, 504])('is a declared refusal under HTTP %d', (status) => {
    expect(problemIn(status, { code: 30001, msg: 'Not enough' })).toEqual({
      kind: 'http',
      endpointId,
      status,
      message: 'Not enough',
    });
  });

  test.each([
    ["a proxy's 502 page", 502, '<html><h1>Bad gateway</h1></html>'],
    ['a 404 page', 404, 'Not found'],
    ['a 500 of another make', 500, { error: 'Internal Server Error' }],
    ['a 503 with no body', 503, ''],
    ['a 502 around a success', 502, success({ price_nominal: '1' })],
  ])('is %s', (_, status, body) => {
    expect(problemIn(status, body)).toEqual({ kind: 'http', endpointId, status, message: null });
  });

  test.each([
    ['garbled JSON', '{"code":200,"data":{"price_nom', ''],
    ['a sign-in page in place of JSON', '<html></html>', ''],
    ['nothing at all', '', ''],
    ['JSON without an envelope', { price_nominal: '1' }, 'code'],
    ['a result code that is no number', { code: 'ok', data: {} }, 'code'],
    ['no data', { code: 200 }, 'data'],
    ['a field missing', success({}), 'data.price_nominal'],
    ['money as a number', success({ price_nominal: 187.25 }), 'data.price_nominal'],
    ['money with an exponent', success({ price_nominal: '1e3' }), 'data.price_nominal'],
  ])('is %s', (_, body, path) => {
    expect(problemIn(200, body)).toMatchObject({ kind: 'unexpectedResponse', endpointId, path });
  });
});

describe('an expired session', () => {
  test.each([
    ['HTTP 401', 401, '<h1>Unauthorized</h1>'],
    ['HTTP 403', 403, '<h1>Forbidden</h1>'],
    ['HTTP 401 around a refusal', 401, { code: 30001, msg: 'no' }],
    ['envelope 401', 200, { code: 401, msg: 'token expired' }],
    ['envelope 403', 200, { code: 403, msg: 'token expired' }],
  ])('is reported by %s', (_, status, body) => {
    expect(problemIn(status, body)).toEqual({ kind: 'sessionExpired', endpointId });
  });

  test.each([
    ['HTTP 401', 401],
    ['envelope 401', 200],
  ])('of a changed password says so by %s; an unknown reason is none', (_, status) => {
    const over = (data: unknown) => problemIn(status, { code: 401, msg: 'over', data });
    const reason = 'passwordChanged';
    expect(over({ reason })).toEqual({ kind: 'sessionExpired', endpointId, reason });
    for (const other of [{ reason: 'moonPhase' }, { reason: 1 }, 'passwordChanged', [], null])
      expect(over(other)).toEqual({ kind: 'sessionExpired', endpointId });
  });
});
