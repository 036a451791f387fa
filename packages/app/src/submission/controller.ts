/** Takes an intent from review to a known outcome (DECISIONS 6, 35). No React: the hook beside it only listens. */
import { isOutcomeUnknown, type ApiProblem, type ResponseOf } from '@meridian/api';
import { createChanges } from '#platform/changes.ts';
import { keepLooking, type Looking } from '#platform/keep-looking.ts';
import type { Ports } from '#platform/ports.ts';
import { resultOf } from '#platform/result.ts';
import { answered, inDoubt, sending, type Intent } from './intent.ts';
import type { MoneyWrite, WriteModel } from './model.ts';
import {
  beginning,
  firstLook,
  isLookedFor,
  proceed,
  type Submission,
  type SubmissionEvent,
} from './submission.ts';

/** What the screen lends: its draft, and the request its form stands for. */
export interface Draft<Form, Request> {
  readonly intent: Intent<Form, Request>;
  setIntent(intent: Intent<Form, Request>): void;
  /** Forgets the draft: what it asked for was done. */
  clearIntent(): void;
  /** What the form asks for now. */
  toRequest(form: Form): Request;
  /** The write ended, or was found out: `problem` is what came instead of its receipt, null for a receipt. */
  onEnded(problem: ApiProblem | null): void;
}

export interface SubmissionController<Form, Request, Receipt> {
  /** The form, the draft or what is known has changed. */
  renew(draft: Draft<Form, Request>): void;
  get(): Submission<Receipt>;
  subscribe(listener: () => void): () => void;
  dispatch(event: SubmissionEvent<Receipt>): void;
  /** Nothing happens while a request is on its way: a double tap sends one. */
  confirm(payPassword: string): Promise<void>;
  lookAgain(): void;
  /** Begins to look for what is in doubt; returns the way to stop. */
  start(): () => void;
}

type ControllerPorts = Pick<Ports, 'api' | 'clock' | 'network' | 'socket' | 'session' | 'newId'>;

/** `opened` is the draft as it stands when the screen opens: what it sent before a reload, and nobody answered, is in doubt. */
export function createController<Form, Request, Write extends MoneyWrite>(
  ports: ControllerPorts,
  model: WriteModel<Request, Write>,
  opened: Draft<Form, Request>,
): SubmissionController<Form, Request, ResponseOf<Write>> {
  type Receipt = ResponseOf<Write>;
  const changes = createChanges();
  const first = firstLook(model.list !== null);
  let draft = opened;
  // Kept here too: what is written to the draft comes back a render later.
  let unknown = inDoubt(draft.intent);
  let submission: Submission<Receipt> = beginning(unknown !== null, first);
  let looking: Looking | null = null;
  let isStarted = false;
  // The phase is read when the answer is there; the lock holds from the first tap to the second of the same instant.
  let isLocked = false;

  function dispatch(event: SubmissionEvent<Receipt>): void {
    const next = proceed(submission, event, first);
    if (next === submission) return;
    submission = next;
    followLooking();
    changes.announce();
  }

  function followLooking(): void {
    const isWanted = isStarted && isLookedFor(submission);
    if (isWanted && model.list !== null) looking ??= keepLooking(ports, model.list.topic, look);
    else {
      looking?.stop();
      looking = null;
    }
  }

  function settle(): void {
    unknown = null;
    draft.clearIntent();
    draft.onEnded(null);
  }

  async function confirm(payPassword: string): Promise<void> {
    if (isLocked || submission.phase !== 'confirming') return;
    const { intent, toRequest, setIntent } = draft;
    const isSame = model.isSameRequest;
    // From the doubt it is sent again as it was, whatever the form and what it relies on say by now.
    const request = submission.again === null || unknown === null ? toRequest(intent.form) : unknown.request;
    isLocked = true;
    const isInDoubt = unknown !== null && isSame(unknown.request, request);
    const intended = sending(intent, request, { isSame, now: ports.clock.now(), newId: ports.newId });
    const { sent } = intended;
    unknown = sent;
    setIntent(intended);
    dispatch({ type: 'sent', isInDoubt });
    const { clientOrderId } = sent;
    const outcome = await resultOf(
      ports.api.call(model.endpoint, model.toWire(sent.request, { clientOrderId, payPassword })),
    );
    isLocked = false;
    if (outcome.ok && model.isReceiptOf(sent, outcome.value)) {
      settle();
      dispatch({ type: 'answered', receipt: outcome.value });
    } else if (outcome.ok) {
      dispatch({ type: 'misanswered', receipt: outcome.value });
      draft.onEnded(null);
    } else {
      const { problem } = outcome;
      if (!isOutcomeUnknown(problem) && !isInDoubt) {
        unknown = null;
        setIntent(answered(intended));
      }
      dispatch({ type: 'failed', problem });
      draft.onEnded(problem);
    }
  }

  async function look(): Promise<void> {
    const sent = unknown;
    const { list } = model;
    if (sent === null || list === null || !ports.session.get().isSignedIn) return;
    const outcome = await resultOf(list.find(ports.api, sent.clientOrderId));
    // Sent again, given up or settled meanwhile: this answer is about what was.
    if (unknown !== sent || !isLookedFor(submission)) return;
    if (!outcome.ok) return dispatch({ type: 'lookFailed', problem: outcome.problem });
    const found = outcome.value;
    if (found === null) return dispatch({ type: 'notFound' });
    if (!model.isReceiptOf(sent, found)) return dispatch({ type: 'foundOther', receipt: found });
    settle();
    dispatch({ type: 'found', receipt: found });
  }

  return {
    renew: (next) => void (draft = next),
    get: () => submission,
    subscribe: changes.subscribe,
    dispatch,
    confirm,
    lookAgain() {
      if (unknown === null) return;
      dispatch({ type: 'lookedUpAgain' });
      looking?.lookNow();
    },
    start() {
      isStarted = true;
      followLooking();
      return () => {
        isStarted = false;
        followLooking();
      };
    },
  };
}
