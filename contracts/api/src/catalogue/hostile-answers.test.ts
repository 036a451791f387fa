import { describe, expect, test } from 'vitest';
import { readAnswer, type Arrived } from '../answer.ts';
import { refusal } from '../codes.ts';
import { isDeclaredRefusal, type Endpoint } from '../endpoint.ts';
import { ApiError, isOutcomeUnknown } from '../errors.ts';
import { catalogue } from './index.ts';

const writes: readonly Endpoint[] = Object.values<Endpoint>(catalogue).filter(({ kind }) => kind === 'write');

const page = '<html><body><h1>Bad gateway</h1></body></html>';
const envelope = (code: unknown, msg?: unknown, data: unknown = null) => JSON.stringify({ code, msg, data });

/** What a backend, or a proxy before it, may say to a write that it has carried out. */
const hostile: Record<string, Arrived> = {
  ...Object.fromEntries(
    [300, 304, 307, 308, 400, 404, 409, 429, 500, 502, 503, 504].flatMap((status): [string, Arrived][] => [
      [`HTTP ${status} with a page`, { status, body: page }],
      [`HTTP ${status} with a refusal`, { status, body: envelope(refusal.invalidRequest, 'No') }],
      [`HTTP ${status} with a success`, { status, body: envelope(200, 'success', {}) }],
    ]),
  ),
  ...Object.fromEntries(
    [0, 1, 201, 500, 502, 504, -1, 99_999, 1e300].map((code): [string, Arrived] => [
      `code ${code}`,
      { status: 200, body: envelope(code, 'Busy') },
    ]),
  ),
  'a refusal without words': { status: 200, body: envelope(refusal.invalidRequest) },
  'a refusal with empty words': { status: 200, body: envelope(refusal.invalidRequest, ' ') },
  'a refusal with words that are no text': {
    status: 200,
    body: envelope(refusal.invalidRequest, { en: 'No' }),
  },
  'a code that is text': { status: 200, body: envelope('40000', 'No') },
  'half of an envelope': { status: 200, body: '{"code":200,"data":{"ord' },
  'a page': { status: 200, body: page },
  nothing: { status: 200, body: '' },
  null: { status: 200, body: 'null' },
  'a list': { status: 200, body: '[]' },
};

/** Whether the app may say that nothing was done. Null: the answer is good. */
function saysNothingWasDone(write: Endpoint, arrived: Arrived): boolean | null {
  try {
    readAnswer(write, arrived);
    return null;
  } catch (error) {
    if (error instanceof ApiError) return !isOutcomeUnknown(error.problem);
    throw error;
  }
}

describe.each(writes.map((write) => [write.id, write] as const))('%s', (_, write) => {
  test.each(Object.entries(hostile))('is never called refused for %s', (__, arrived) => {
    expect(saysNothingWasDone(write, arrived)).toBe(false);
  });

  test('is refused by the codes that it declares, and by no other', () => {
    for (const code of Object.values(refusal)) {
      const said = saysNothingWasDone(write, { status: 200, body: envelope(code, 'No') });
      expect([code, said]).toEqual([code, isDeclaredRefusal(write, code)]);
    }
  });
});
