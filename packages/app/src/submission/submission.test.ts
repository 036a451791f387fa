import { refusal, type ApiProblem, type RefusalCode } from '@meridian/api';
import { describe, expect, test } from 'vitest';
import {
  beginning,
  firstLook,
  proceed as proceedWith,
  type Submission,
  type SubmissionEvent,
} from './submission.ts';

const endpointId = 'trading.createStockOrder';
interface Receipt {
  readonly number: string;
}
const receipt: Receipt = { number: 'R1' };
const lost: ApiProblem = { kind: 'network', endpointId };
const refused = (code: RefusalCode): ApiProblem => ({ kind: 'refused', endpointId, code, message: 'no' });
const editing: Submission<Receipt> = { phase: 'editing', refusal: null };
const withList = firstLook(true);
const proceed = (submission: Submission<Receipt>, event: SubmissionEvent<Receipt>) =>
  proceedWith(submission, event, withList);
const run = (...events: SubmissionEvent<Receipt>[]) =>
  events.reduce<Submission<Receipt>>((so, event) => proceed(so, event), beginning(false, withList));

const review: SubmissionEvent<Receipt> = { type: 'reviewed' };
const send: SubmissionEvent<Receipt> = { type: 'sent', isInDoubt: false };

describe('a request', () => {
  test('is filled in, reviewed, sent and done', () => {
    expect(run(review, send, { type: 'answered', receipt })).toEqual({
      phase: 'done',
      receipt,
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

  test('is done when it is found, at once or late', () => {
    const done = { phase: 'done', receipt, wasLookedUp: true };
    const found: SubmissionEvent<Receipt> = { type: 'found', receipt };
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
    expect(proceed(again, { type: 'found', receipt })).toMatchObject({ phase: 'done' });
  });

  test('that comes for something else is none', () => {
    const other = { number: 'R2' };
    const cause = { kind: 'otherReceipt', receipt: other };
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

  test('is still in doubt where the same is sent from the form', () => {
    const sentAgain = run(review, { type: 'sent', isInDoubt: true });
    const short = refused(refusal.insufficientFunds);
    expect(proceed(sentAgain, { type: 'failed', problem: short })).toMatchObject({ phase: 'inDoubt' });
  });

  test('from before a reload is looked for first', () => {
    expect(beginning(true, withList)).toEqual({ phase: 'inDoubt', cause: null, look: looking });
  });
});

test('a session that expired was an answer: nothing was done', () => {
  const problem: ApiProblem = { kind: 'sessionExpired', endpointId };
  expect(run(review, send, { type: 'failed', problem })).toEqual({ phase: 'editing', refusal: problem });
});

describe('where there is no list to look in', () => {
  const noList = firstLook(false);
  const unknown = { phase: 'inDoubt', cause: lost, look: { state: 'noList' } };
  const without = (...events: SubmissionEvent<Receipt>[]) =>
    events.reduce<Submission<Receipt>>(
      (so, event) => proceedWith(so, event, noList),
      beginning(false, noList),
    );

  test('a lost answer leaves it in doubt, and looking again says no more', () => {
    const inDoubt = without(review, send, { type: 'failed', problem: lost });
    expect(inDoubt).toEqual(unknown);
    expect(proceedWith(inDoubt, { type: 'lookedUpAgain' }, noList)).toEqual(unknown);
    expect(beginning(true, noList)).toEqual({ ...unknown, cause: null });
  });

  test('the answer to the same again settles it', () => {
    const again: SubmissionEvent<Receipt> = { type: 'sent', isInDoubt: true };
    expect(
      without(review, send, { type: 'failed', problem: lost }, review, again, { type: 'answered', receipt }),
    ).toEqual({ phase: 'done', receipt, wasLookedUp: false });
  });
});
