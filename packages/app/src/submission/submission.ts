/** Every phase of a money write, by its name. Pure: events in, the next phase out. */
import { isOutcomeUnknown, isRefusedFor, type ApiProblem } from '@meridian/api';

/** Why it is not known what became of a request that was sent. */
export type DoubtCause<Receipt> =
  | ApiProblem
  /** A receipt came, for something else than what was sent. */
  | { readonly kind: 'otherReceipt'; readonly receipt: Receipt };

/** What the last look for it said; the app goes on looking (DECISIONS 6) unless there is no list to look in. */
export type LastLook =
  | { readonly state: 'looking' }
  /** So far: it may be on its way, or being carried out. */
  | { readonly state: 'notFound' }
  | { readonly state: 'failed'; readonly problem: ApiProblem }
  /** Only asking again under the same id shows (DECISIONS 35). */
  | { readonly state: 'noList' };

/** Sent, and nobody knows what became of it. `cause` is null after a reload. */
export interface Doubt<Receipt> {
  readonly phase: 'inDoubt';
  readonly cause: DoubtCause<Receipt> | null;
  readonly look: LastLook;
}

export type Submission<Receipt> =
  /** The form. `refusal` is the last one the server gave, until the form changes. */
  | { readonly phase: 'editing'; readonly refusal: ApiProblem | null }
  /**
   * The figures once more, and the transaction password. `problem` is why it was not taken. `again`: what was sent before,
   * under the same id.
   */
  | {
      readonly phase: 'confirming';
      readonly problem: ApiProblem | null;
      readonly again: Doubt<Receipt> | null;
    }
  | { readonly phase: 'sending'; readonly again: Doubt<Receipt> | null }
  | Doubt<Receipt>
  /** `wasLookedUp`: the answer was lost, what was sent was found. */
  | { readonly phase: 'done'; readonly receipt: Receipt; readonly wasLookedUp: boolean };

/** While the form is on screen, with or without the confirmation over it. */
export function isForm(submission: Submission<unknown>): boolean {
  return submission.phase !== 'done' && doubtOf(submission) === null;
}

/** The doubt, also while what is in doubt is being sent again. */
export function doubtOf<Receipt>(submission: Submission<Receipt>): Doubt<Receipt> | null {
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

export type SubmissionEvent<Receipt> =
  | { readonly type: 'edited' }
  | { readonly type: 'reviewed' }
  | { readonly type: 'dismissed' }
  /** `isInDoubt`: the same was sent before, and nobody knows what became of it. */
  | { readonly type: 'sent'; readonly isInDoubt: boolean }
  | { readonly type: 'answered'; readonly receipt: Receipt }
  | { readonly type: 'failed'; readonly problem: ApiProblem }
  | { readonly type: 'misanswered'; readonly receipt: Receipt }
  /** A receipt that is not believed before the list says the same. */
  | { readonly type: 'unbelieved' }
  /** Before it is sent: something was sent from another tab, and nobody knows what became of that. */
  | { readonly type: 'foundUnsettled' }
  /** A person asks what became of what was sent before; from the form, too. */
  | { readonly type: 'lookedUpAgain' }
  | { readonly type: 'found'; readonly receipt: Receipt }
  | { readonly type: 'foundOther'; readonly receipt: Receipt }
  | { readonly type: 'notFound' }
  | { readonly type: 'lookFailed'; readonly problem: ApiProblem };

/** How a doubt begins: it is looked for, where there is a list to look in. */
export function firstLook(hasList: boolean): LastLook {
  return { state: hasList ? 'looking' : 'noList' };
}

const editing = { phase: 'editing', refusal: null } as const;

/** Where a screen begins: what was sent before a reload, and never answered, is looked for first. */
export function beginning(isInDoubt: boolean, first: LastLook): Submission<never> {
  return isInDoubt ? { phase: 'inDoubt', cause: null, look: first } : editing;
}

/** `first` is how a doubt begins ({@link firstLook}). */
export function proceed<Receipt>(
  submission: Submission<Receipt>,
  event: SubmissionEvent<Receipt>,
  first: LastLook,
): Submission<Receipt> {
  const unanswered = (cause: DoubtCause<Receipt> | null): Doubt<Receipt> => ({
    phase: 'inDoubt',
    cause,
    look: first,
  });
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
        ? { phase: 'done', receipt: event.receipt, wasLookedUp: false }
        : submission;
    case 'failed':
      return submission.phase === 'sending'
        ? afterFailure(event.problem, submission.again, unanswered)
        : submission;
    case 'misanswered':
      return submission.phase === 'sending'
        ? unanswered({ kind: 'otherReceipt', receipt: event.receipt })
        : submission;
    case 'unbelieved':
      return submission.phase === 'sending' ? unanswered(null) : submission;
    case 'foundUnsettled':
      return isForm(submission) && submission.phase !== 'sending' ? unanswered(null) : submission;
    case 'lookedUpAgain':
      if (submission.phase === 'editing') return unanswered(null);
      return submission.phase === 'inDoubt' ? { ...submission, look: first } : submission;
    case 'found':
      return isLookedFor(submission)
        ? { phase: 'done', receipt: event.receipt, wasLookedUp: true }
        : submission;
    case 'foundOther':
      return looked(submission, {
        cause: { kind: 'otherReceipt', receipt: event.receipt },
        look: { state: 'notFound' },
      });
    case 'notFound':
      return looked(submission, { look: { state: 'notFound' } });
    case 'lookFailed':
      return looked(submission, { look: { state: 'failed', problem: event.problem } });
  }
}

/** While nothing is on its way, so that an answer and a look cannot both settle it. */
export function isLookedFor(submission: Submission<unknown>): boolean {
  return submission.phase !== 'sending' && doubtOf(submission) !== null;
}

/** Not while the password is typed over it: what changes below would take the focus. */
function looked<Receipt>(
  submission: Submission<Receipt>,
  news: Partial<Doubt<Receipt>>,
): Submission<Receipt> {
  return submission.phase === 'inDoubt' ? { ...submission, ...news } : submission;
}

/**
 * Whether a request that ended so is in doubt. An ended session leads through sign-in back to the filled form, whose request
 * keeps its id: the same again cannot be done twice.
 */
export function leavesInDoubt(problem: ApiProblem): boolean {
  return problem.kind !== 'sessionExpired' && isOutcomeUnknown(problem);
}

/** A refusal of what was sent again is about that sending: the one before may have been carried out all the same. */
function afterFailure<Receipt>(
  problem: ApiProblem,
  again: Doubt<Receipt> | null,
  unanswered: (cause: ApiProblem) => Doubt<Receipt>,
): Submission<Receipt> {
  if (leavesInDoubt(problem)) return unanswered(problem);
  // A mistyped password is mended where it was typed.
  if (isRefusedFor(problem, 'payPasswordWrong')) return { phase: 'confirming', problem, again };
  return again === null ? { phase: 'editing', refusal: problem } : unanswered(problem);
}
