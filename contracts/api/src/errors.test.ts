import { describe, expect, test } from 'vitest';
import { ApiError, isOutcomeUnknown, type ApiProblem } from './errors.ts';

const endpointId = 'trading.createStockOrder';

/** Whether a write that ended so may have been carried out all the same (DECISIONS 6). One row a kind: the compiler finds the hole. */
const endings = {
  refused: [{ kind: 'refused', endpointId, code: 30001, message: 'Not enough' }, false],
  sessionExpired: [{ kind: 'sessionExpired', endpointId }, true],
  network: [{ kind: 'network', endpointId }, true],
  timeout: [{ kind: 'timeout', endpointId, timeoutMs: 60_000 }, true],
  undeclared: [{ kind: 'undeclared', endpointId, code: 500, message: 'Busy' }, true],
  http: [{ kind: 'http', endpointId, status: 502, message: null }, true],
  unexpectedResponse: [{ kind: 'unexpectedResponse', endpointId, path: 'data', detail: 'none' }, true],
  aborted: [{ kind: 'aborted', endpointId }, false],
  unsendable: [{ kind: 'unsendable', endpointId, detail: 'none' }, false],
} satisfies { [K in ApiProblem['kind']]: [Extract<ApiProblem, { kind: K }>, boolean] };

describe('a write', () => {
  test.each(Object.values(endings))('that ended as %o', (problem, isUnknown) => {
    expect(isOutcomeUnknown(problem)).toBe(isUnknown);
  });
});

test('the error names the call and the kind in its text, and nothing that was sent', () => {
  const error = new ApiError(
    { kind: 'refused', endpointId, code: 30001, message: 'Not enough' },
    { cause: 'x' },
  );
  expect([error.name, error.message, error.cause]).toEqual([
    'ApiError',
    'trading.createStockOrder: refused',
    'x',
  ]);
});
