/** Every phase of sending an order, by its name. Pure: events in, the next phase out. */
import { isOutcomeUnknown, refusal, type ApiProblem, type Order } from '@meridian/api';

/** Why it is not known what became of an order that was sent. */
export type DoubtCause =
  | ApiProblem
  /** A receipt came, for something else than what was sent. */
  | { readonly kind: 'otherOrder'; readonly receipt: Order };

/** What the last look for it said; the app goes on looking in each of them (DECISIONS 6). */
export type LastLook =
  | { readonly state: 'looking' }
  /** So far: it may be on its way, or being carried out. */
  | { readonly state: 'notFound' }
  | { readonly state: 'failed'; readonly problem: ApiProblem };

/** Sent, and nobody knows what became of it. `cause` is null after a reload. */
export interface Doubt {
  readonly phase: 'inDoubt';
  readonly cause: DoubtCause | null;
  readonly look: LastLook;
}

export type Submission =
  /** The form. `refusal` is the last one the server gave, until the form changes. */
  | { readonly phase: 'editing'; readonly refusal: ApiProblem | null }
  /**
   * The figures once more, and the transaction password. `problem` is why it was not taken. `again`: what was sent before,
   * under the same id.
   */
  | { readonly phase: 'confirming'; readonly problem: ApiProblem | null; readonly again: Doubt | null }
  | { readonly phase: 'sending'; readonly again: Doubt | null }
  | Doubt
  /** `wasLookedUp`: the answer was lost, the order was found. */
  | { readonly phase: 'done'; readonly order: Order; readonly wasLookedUp: boolean };

/** While the form is on screen, with or without the confirmation over it. */
export function isForm(submission: Submission): boolean {
  return submission.phase !== 'done' && doubtOf(submission) === null;
}

/** The order that is in doubt, also while it is being sent again. */
export function doubtOf(submission: Submission): Doubt | null {
  switch (submission.phase) {
    case 'inDoubt':
      return submission;
    case 'confirming':
    case 'sending':
      return submission.again;
    case 'editing':
    case 'done':
      return null;
  }
}

export type SubmissionEvent =
  | { readonly type: 'edited' }
  | { readonly type: 'reviewed' }
  | { readonly type: 'dismissed' }
  /** `isInDoubt`: the same was sent before, and nobody knows what became of it. */
  | { readonly type: 'sent'; readonly isInDoubt: boolean }
  | { readonly type: 'answered'; readonly order: Order }
  | { readonly type: 'failed'; readonly problem: ApiProblem }
  | { readonly type: 'misanswered'; readonly receipt: Order }
  /** A person asks what became of what was sent before; from the form, too. */
  | { readonly type: 'lookedUpAgain' }
  | { readonly type: 'found'; readonly order: Order }
  | { readonly type: 'foundOther'; readonly receipt: Order }
  | { readonly type: 'notFound' }
  | { readonly type: 'lookFailed'; readonly problem: ApiProblem };

const looking: LastLook = { state: 'looking' };
const editing: Submission = { phase: 'editing', refusal: null };

/** Where a screen begins: an order that was sent before a reload, and never answered, is looked for first. */
export function beginning(isInDoubt: boolean): Submission {
  return isInDoubt ? { phase: 'inDoubt', cause: null, look: looking } : editing;
}

export function proceed(submission: Submission, event: SubmissionEvent): Submission {
  switch (event.type) {
    case 'edited':
      return submission.phase === 'editing' && submission.refusal !== null ? editing : submission;
    case 'reviewed':
      if (submission.phase === 'editing') return { phase: 'confirming', problem: null, again: null };
      return submission.phase === 'inDoubt'
        ? { phase: 'confirming', problem: null, again: submission }
        : submission;
    case 'dismissed':
      if (submission.phase === 'confirming') return submission.again ?? editing;
      return submission.phase === 'inDoubt' || submission.phase === 'done' ? editing : submission;
    case 'sent':
      return submission.phase === 'confirming'
        ? { phase: 'sending', again: submission.again ?? (event.isInDoubt ? unanswered(null) : null) }
        : submission;
    case 'answered':
      return submission.phase === 'sending'
        ? { phase: 'done', order: event.order, wasLookedUp: false }
        : submission;
    case 'failed':
      return submission.phase === 'sending' ? afterFailure(event.problem, submission.again) : submission;
    case 'misanswered':
      return submission.phase === 'sending'
        ? unanswered({ kind: 'otherOrder', receipt: event.receipt })
        : submission;
    case 'lookedUpAgain':
      if (submission.phase === 'editing') return unanswered(null);
      return submission.phase === 'inDoubt' ? { ...submission, look: looking } : submission;
    case 'found':
      return isLookedFor(submission) ? { phase: 'done', order: event.order, wasLookedUp: true } : submission;
    case 'foundOther':
      return looked(submission, {
        cause: { kind: 'otherOrder', receipt: event.receipt },
        look: { state: 'notFound' },
      });
    case 'notFound':
      return looked(submission, { look: { state: 'notFound' } });
    case 'lookFailed':
      return looked(submission, { look: { state: 'failed', problem: event.problem } });
  }
}

/** While nothing is on its way, so that an answer and a look cannot both settle it. */
export function isLookedFor(submission: Submission): boolean {
  return submission.phase !== 'sending' && doubtOf(submission) !== null;
}

function unanswered(cause: DoubtCause | null): Doubt {
  return { phase: 'inDoubt', cause, look: looking };
}

/** Not while the password is typed over it: what changes below would take the focus. */
function looked(submission: Submission, news: Partial<Doubt>): Submission {
  return submission.phase === 'inDoubt' ? { ...submission, ...news } : submission;
}

/** A refusal of what was sent again is about that sending: the one before may have been carried out all the same. */
function afterFailure(problem: ApiProblem, again: Doubt | null): Submission {
  if (isOutcomeUnknown(problem)) return unanswered(problem);
  // A mistyped password is mended where it was typed.
  if (isPasswordRefused(problem)) return { phase: 'confirming', problem, again };
  return again === null ? { phase: 'editing', refusal: problem } : unanswered(problem);
}

function isPasswordRefused(problem: ApiProblem): boolean {
  return problem.kind === 'refused' && problem.code === refusal.payPasswordWrong;
}

/** What a person can do about a refusal, beyond mending the form. */
export type NextStep = 'addFunds' | 'setPayPassword' | 'useLimit' | 'seeHoldings';

const nextSteps: ReadonlyMap<number, NextStep> = new Map([
  [refusal.insufficientFunds, 'addFunds'],
  [refusal.payPasswordNotSet, 'setPayPassword'],
  [refusal.marketClosed, 'useLimit'],
  [refusal.positionNotOpen, 'seeHoldings'],
]);

/** Null where mending the form is all there is to do. */
export function nextStepOf(problem: ApiProblem): NextStep | null {
  return problem.kind === 'refused' ? (nextSteps.get(problem.code) ?? null) : null;
}
