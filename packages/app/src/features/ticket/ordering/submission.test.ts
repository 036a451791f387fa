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
const send: SubmissionEvent = { type: 'sent', isInDoubt: false };

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
    expect(run(review, send, { type: 'dismissed' }, review, send)).toEqual({ phase: 'sending', again: null });
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
    expect(run(review, send, { type: 'failed', problem })).toEqual({
      phase: 'confirming',
      problem,
      again: null,
    });
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

  const looking = { state: 'looking' } as const;
  const unknown = (problem: ApiProblem) => run(review, send, { type: 'failed', problem });

  test.each(unanswered)(
    'by $kind leaves it in doubt: it is looked for, never sent again by itself',
    (problem) => {
      expect(unknown(problem)).toEqual({ phase: 'inDoubt', cause: problem, look: looking });
    },
  );

  test('is done when the order is found, at once or late', () => {
    const done = { phase: 'done', order, wasLookedUp: true };
    const found: SubmissionEvent = { type: 'found', order };
    expect(proceed(unknown(lost), found)).toEqual(done);
    expect(proceed(proceed(unknown(lost), { type: 'notFound' }), found)).toEqual(done);
    expect(proceed(proceed(unknown(lost), { type: 'lookFailed', problem: lost }), found)).toEqual(done);
  });

  test('stays in doubt when it is not found so far, and when it cannot be looked for', () => {
    const notFound = proceed(unknown(lost), { type: 'notFound' });
    expect(notFound).toEqual({ phase: 'inDoubt', cause: lost, look: { state: 'notFound' } });
    expect(proceed(notFound, { type: 'lookFailed', problem: lost })).toEqual({
      phase: 'inDoubt',
      cause: lost,
      look: { state: 'failed', problem: lost },
    });
    expect(proceed(notFound, { type: 'lookedUpAgain' })).toMatchObject({ look: looking });
  });

  test('may be sent again, which leads back to the doubt when it is taken back', () => {
    const notFound = proceed(unknown(lost), { type: 'notFound' });
    const again = proceed(notFound, review);
    expect(again).toEqual({ phase: 'confirming', problem: null, again: notFound });
    expect(proceed(again, { type: 'dismissed' })).toBe(notFound);
    // Found while the password is typed: there is nothing to send any more.
    expect(proceed(again, { type: 'found', order })).toMatchObject({ phase: 'done' });
  });

  test('that comes for something else is none', () => {
    const other = { ...order, orderNo: 'O2' };
    const cause = { kind: 'otherOrder', receipt: other };
    expect(run(review, send, { type: 'misanswered', receipt: other })).toEqual({
      phase: 'inDoubt',
      cause,
      look: looking,
    });
    expect(proceed(unknown(lost), { type: 'foundOther', receipt: other })).toMatchObject({ cause });
  });

  test('is not settled by a refusal of the second sending', () => {
    const again = proceed(proceed(unknown(lost), { type: 'notFound' }), review);
    const sentAgain = proceed(again, { type: 'sent', isInDoubt: true });
    const short = refused(refusal.insufficientFunds);
    expect(proceed(sentAgain, { type: 'failed', problem: short })).toEqual({
      phase: 'inDoubt',
      cause: short,
      look: looking,
    });
    const mistyped = proceed(sentAgain, { type: 'failed', problem: refused(refusal.payPasswordWrong) });
    expect(mistyped).toMatchObject({ phase: 'confirming', again: { phase: 'inDoubt' } });
    expect(proceed(mistyped, { type: 'dismissed' })).toMatchObject({ phase: 'inDoubt' });
  });

  test('is still in doubt where the same order is sent from the form', () => {
    const sentAgain = run(review, { type: 'sent', isInDoubt: true });
    const short = refused(refusal.insufficientFunds);
    expect(proceed(sentAgain, { type: 'failed', problem: short })).toMatchObject({ phase: 'inDoubt' });
  });

  test('from before a reload is looked for first', () => {
    expect(beginning(true)).toEqual({ phase: 'inDoubt', cause: null, look: looking });
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
