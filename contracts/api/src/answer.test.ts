import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { readAnswer } from './answer.ts';
import { decimal } from './decimal.ts';
import { defineEndpoint } from './endpoint.ts';
import { ApiError, type ApiProblem } from './errors.ts';

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
    ['words that are no text', { code: 30001, msg: { en: 'no' } }, 'msg'],
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
  ])('is told by %s', (_, status, body) => {
    expect(problemIn(status, body)).toEqual({ kind: 'sessionExpired', endpointId });
  });
});
