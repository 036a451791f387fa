/** Every phase of sending an order, by its name. Pure: events in, the next phase out. */
import { isOutcomeUnknown, refusal, type ApiProblem, type Order } from '@meridian/api';

export type Submission =
  /** The form. `refusal` is the last one the server gave, until the form changes. */
  | { readonly phase: 'editing'; readonly refusal: ApiProblem | null }
  /** The figures once more, and the transaction password. `problem` is why it was not taken. */
  | { readonly phase: 'confirming'; readonly problem: ApiProblem | null }
  | { readonly phase: 'sending' }
  /** The answer never came: it is being looked up by the client order id (DECISIONS 6). */
  | { readonly phase: 'lookingUp' }
  /** Still unknown: the lookup failed too. */
  | { readonly phase: 'unknown'; readonly problem: ApiProblem }
  /** The order never reached the brokerage: sending again is safe. */
  | { readonly phase: 'notFound' }
  /** `wasLookedUp`: the answer was lost, the order was found. */
  | { readonly phase: 'done'; readonly order: Order; readonly wasLookedUp: boolean };

/** While the form is on screen, with or without the confirmation over it. */
export function isForm({ phase }: Submission): boolean {
  return phase === 'editing' || phase === 'confirming' || phase === 'sending';
}

export type SubmissionEvent =
  | { readonly type: 'edited' }
  | { readonly type: 'reviewed' }
  | { readonly type: 'dismissed' }
  | { readonly type: 'sent' }
  | { readonly type: 'answered'; readonly order: Order }
  | { readonly type: 'failed'; readonly problem: ApiProblem }
  | { readonly type: 'lookedUpAgain' }
  | { readonly type: 'found'; readonly order: Order }
  | { readonly type: 'notFound' }
  | { readonly type: 'lookupFailed'; readonly problem: ApiProblem };

/** Where a screen begins: an order that was sent before a reload, and never answered, is looked up first. */
export function beginning(hasUnansweredOrder: boolean): Submission {
  return hasUnansweredOrder ? { phase: 'lookingUp' } : { phase: 'editing', refusal: null };
}

export function proceed(submission: Submission, event: SubmissionEvent): Submission {
  switch (event.type) {
    case 'edited':
      return submission.phase === 'editing' && submission.refusal !== null
        ? { phase: 'editing', refusal: null }
        : submission;
    case 'reviewed':
      return submission.phase === 'editing' || submission.phase === 'notFound'
        ? { phase: 'confirming', problem: null }
        : submission;
    case 'dismissed':
      return submission.phase === 'confirming' ||
        submission.phase === 'notFound' ||
        submission.phase === 'done'
        ? { phase: 'editing', refusal: null }
        : submission;
    case 'sent':
      return submission.phase === 'confirming' ? { phase: 'sending' } : submission;
    case 'answered':
      return submission.phase === 'sending'
        ? { phase: 'done', order: event.order, wasLookedUp: false }
        : submission;
    case 'failed':
      return submission.phase === 'sending' ? afterFailure(event.problem) : submission;
    case 'lookedUpAgain':
      return submission.phase === 'unknown' ? { phase: 'lookingUp' } : submission;
    case 'found':
      return submission.phase === 'lookingUp'
        ? { phase: 'done', order: event.order, wasLookedUp: true }
        : submission;
    case 'notFound':
      return submission.phase === 'lookingUp' ? { phase: 'notFound' } : submission;
    case 'lookupFailed':
      return submission.phase === 'lookingUp' ? { phase: 'unknown', problem: event.problem } : submission;
  }
}

function afterFailure(problem: ApiProblem): Submission {
  if (isOutcomeUnknown(problem)) return { phase: 'lookingUp' };
  // A mistyped password is mended where it was typed.
  if (isPasswordRefused(problem)) return { phase: 'confirming', problem };
  return { phase: 'editing', refusal: problem };
}

export function isPasswordRefused(problem: ApiProblem): boolean {
  return problem.kind === 'refused' && problem.code === refusal.payPasswordWrong;
}

/** What a person can do about a refusal, beyond mending the form. */
export type NextStep = 'addFunds' | 'setPayPassword' | 'useLimit' | 'seeHoldings';

const nextSteps: Readonly<Record<number, NextStep>> = {
  [refusal.insufficientFunds]: 'addFunds',
  [refusal.payPasswordNotSet]: 'setPayPassword',
  [refusal.marketClosed]: 'useLimit',
  [refusal.positionNotOpen]: 'seeHoldings',
};

/** Null where mending the form is all there is to do. */
export function nextStepOf(problem: ApiProblem): NextStep | null {
  return problem.kind === 'refused' ? (nextSteps[problem.code] ?? null) : null;
}
