import { refusal, type ApiProblem, type Order, type RefusalCode } from '@meridian/api';
import { describe, expect, test } from 'vitest';
import { beginning, nextStepOf, proceed, type Submission, type SubmissionEvent } from './submission.ts';

const endpointId = 'trading.createStockOrder';
const order = { orderNo: 'O1' } as Order;
const lost: ApiProblem = { kind: 'network', endpointId };
const refused = (code: RefusalCode): ApiProblem => ({ kind: 'refused', endpointId, code, message: 'no' });
const editing: Submission = { phase: 'editing', refusal: null };
const run = (...events: SubmissionEvent[]) => events.reduce(proceed, beginning(false));

const review: SubmissionEvent = { type: 'reviewed' };
const send: SubmissionEvent = { type: 'sent' };

describe('an order', () => {
  test('is filled in, reviewed, sent and done', () => {
    expect(run(review, send, { type: 'answered', order })).toEqual({
      phase: 'done',
      order,
      wasLookedUp: false,
    });
  });

  test('can be taken back before it is sent', () => {
    expect(run(review, { type: 'dismissed' })).toEqual(editing);
  });

  test('cannot be taken back, reviewed or sent again while it is on its way', () => {
    expect(run(review, send, { type: 'dismissed' }, review, send)).toEqual({ phase: 'sending' });
  });

  test('that is refused comes back to the form with the reason', () => {
    const problem = refused(refusal.insufficientFunds);
    expect(run(review, send, { type: 'failed', problem })).toEqual({ phase: 'editing', refusal: problem });
  });

  test('the reason goes when the form changes', () => {
    const problem = refused(refusal.insufficientFunds);
    expect(run(review, send, { type: 'failed', problem }, { type: 'edited' })).toEqual(editing);
  });

  test('a wrong password stays where it is mended', () => {
    const problem = refused(refusal.payPasswordWrong);
    expect(run(review, send, { type: 'failed', problem })).toEqual({ phase: 'confirming', problem });
  });
});

describe('an answer that never came', () => {
  const unanswered: ApiProblem[] = [
    lost,
    { kind: 'timeout', endpointId, timeoutMs: 60_000 },
    { kind: 'http', endpointId, status: 502, message: null },
    { kind: 'undeclared', endpointId, code: 500, message: 'Busy' },
    { kind: 'unexpectedResponse', endpointId, path: 'data', detail: '' },
  ];

  test.each(unanswered)('by $kind is looked up, never sent again by itself', (problem) => {
    expect(run(review, send, { type: 'failed', problem })).toEqual({ phase: 'lookingUp' });
  });

  test('is done when the order is found', () => {
    expect(run(review, send, { type: 'failed', problem: lost }, { type: 'found', order })).toEqual({
      phase: 'done',
      order,
      wasLookedUp: true,
    });
  });

  test('may be sent again when it is not', () => {
    expect(run(review, send, { type: 'failed', problem: lost }, { type: 'notFound' }, review)).toEqual({
      phase: 'confirming',
      problem: null,
    });
  });

  test('stays unknown when the lookup fails too: then it can only be looked up again', () => {
    const unknown = run(
      review,
      send,
      { type: 'failed', problem: lost },
      { type: 'lookupFailed', problem: lost },
    );
    expect(unknown).toEqual({ phase: 'unknown', problem: lost });
    expect(proceed(unknown, review)).toBe(unknown);
    expect(proceed(unknown, { type: 'dismissed' })).toBe(unknown);
    expect(proceed(unknown, { type: 'lookedUpAgain' })).toEqual({ phase: 'lookingUp' });
  });

  test('from before a reload is looked up first', () => {
    expect(beginning(true)).toEqual({ phase: 'lookingUp' });
  });
});

test('a session that expired was an answer: nothing was ordered', () => {
  const problem: ApiProblem = { kind: 'sessionExpired', endpointId };
  expect(run(review, send, { type: 'failed', problem })).toEqual({ phase: 'editing', refusal: problem });
});

test.each([
  [refusal.insufficientFunds, 'addFunds'],
  [refusal.payPasswordNotSet, 'setPayPassword'],
  [refusal.marketClosed, 'useLimit'],
  [refusal.positionNotOpen, 'seeHoldings'],
  [refusal.instrumentHalted, null],
])('refusal %i offers %j', (code, step) => {
  expect(nextStepOf(refused(code))).toBe(step);
});
