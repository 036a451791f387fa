/** Takes an intent from review to a known outcome (DECISIONS 6, 35). No React: the hook beside it only listens. */
import type { ApiProblem, ResponseOf } from '@meridian/api';
import { createChanges } from '#platform/ports/changes.ts';
import { keepLooking, type Looking } from '#platform/ports/keep-looking.ts';
import type { Ports } from '#platform/ports/ports.ts';
import { resultOf } from '#platform/ports/result.ts';
import type { Doubts } from './doubts.ts';
import { answered, inDoubt, sending, type Intent, type Sending } from './intent.ts';
import type { MoneyWrite, WriteModel } from './model.ts';
import {
  beginning,
  firstLook,
  isLookedFor,
  leavesInDoubt,
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
  /** What is in doubt on this device, in whichever tab it was sent. */
  readonly doubts: Doubts<Request>;
  /** What the form asks for now. */
  toRequest(form: Form): Request;
  /** The write ended, or was found out: `problem` is what came instead of its receipt, null for a receipt. */
  onEnded(problem: ApiProblem | null): void;
}

export interface SubmissionController<Form, Request, Receipt> {
  /** The form, the draft or what is known has changed. */
  renew(draft: Draft<Form, Request>): void;
  get(): Submission<Receipt>;
  /** What was sent before from this form and may still be carried out; null where nothing was. */
  unsettled(): Sending<Request> | null;
  /** Whether something sent from another form about the same may still be carried out. */
  isUnsettledElsewhere(): boolean;
  subscribe(listener: () => void): () => void;
  dispatch(event: SubmissionEvent<Receipt>): void;
  /** Nothing happens while a request is on its way: a double tap sends one. */
  confirm(payPassword: string): Promise<void>;
  lookAgain(): void;
  /** Begins to look for what is in doubt; returns the way to stop. */
  start(): () => void;
}

type ControllerPorts = Pick<Ports, 'api' | 'clock' | 'network' | 'socket' | 'session' | 'newId'>;

/** `opened` is the draft as it is when the screen opens: what it sent before a reload, and nobody answered, is in doubt. */
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
  let unknown = draft.doubts.own()[0] ?? inDoubt(draft.intent);
  // Sent from elsewhere about the same, and not known to be settled.
  let elsewhere = draft.doubts.elsewhere();
  // Ids that the person has been told of: in the doubt that a screen begins with, or above its form.
  const told = new Set<string>();
  let submission: Submission<Receipt> = beginning(unknown !== null, first);
  let looking: Looking | null = null;
  let isStarted = false;
  // The phase is read when the answer is there; the lock holds from the first tap to the second of the same instant.
  let isLocked = false;

  function dispatch(event: SubmissionEvent<Receipt>): void {
    if (event.type === 'reviewed' && submission.phase === 'editing' && tellFirst()) return;
    const next = proceed(submission, event, first);
    if (next === submission) return;
    submission = next;
    followLooking();
    changes.announce();
  }

  /** Reads again what is in doubt, of every tab. */
  function reread(): void {
    const own = draft.doubts.own();
    elsewhere = draft.doubts.elsewhere();
    const isKept = own.some(({ clientOrderId }) => clientOrderId === unknown?.clientOrderId);
    if (!isKept && (submission.phase === 'editing' || submission.phase === 'done')) unknown = own[0] ?? null;
  }

  function tell(): void {
    for (const { clientOrderId } of draft.doubts.own()) told.add(clientOrderId);
    for (const clientOrderId of elsewhere) told.add(clientOrderId);
  }

  /** Before anything is sent: what another tab or form has sent meanwhile, and nobody was told of. @returns whether there is any */
  function tellFirst(): boolean {
    reread();
    const found = draft.doubts.own().find(({ clientOrderId }) => !told.has(clientOrderId));
    const isElsewhere = elsewhere.some((clientOrderId) => !told.has(clientOrderId));
    tell();
    if (found === undefined && !isElsewhere) return false;
    if (found !== undefined) unknown = found;
    void lookBack();
    dispatch(found === undefined ? { type: 'dismissed' } : { type: 'foundUnsettled' });
    changes.announce();
    return true;
  }

  /**
   * What was sent from elsewhere is settled as soon as the list has it: its own form says what became of it. What an ended session
   * was the answer to, and was carried out all the same, is said here.
   */
  async function lookBack(): Promise<void> {
    const { list } = model;
    if (list === null || !ports.session.get().isSignedIn) return;
    const isFound = async (clientOrderId: string): Promise<boolean> => {
      const outcome = await resultOf(list.find(ports.api, clientOrderId));
      return outcome.ok && outcome.value !== null;
    };
    for (const clientOrderId of elsewhere)
      if (await isFound(clientOrderId)) draft.doubts.settle(clientOrderId);
    for (const sent of draft.doubts.turnedAway()) {
      if (!(await isFound(sent.clientOrderId)) || submission.phase !== 'editing' || unknown !== null)
        continue;
      unknown = sent;
      dispatch({ type: 'foundUnsettled' });
    }
    reread();
    changes.announce();
  }

  /** Another tab has sent something, or found out what became of it: said above the form at once. */
  function onForeignChange(): void {
    reread();
    if (submission.phase === 'editing') tell();
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

  /** By another tab, or from the form that was opened again: what comes of that is for that one to say. */
  function isSentAgainSince({ clientOrderId, at }: Sending<Request>): boolean {
    return draft.doubts.own().some((kept) => kept.clientOrderId === clientOrderId && kept.at !== at);
  }

  function settle(clientOrderId: string): void {
    draft.doubts.settle(clientOrderId);
    unknown = draft.doubts.own()[0] ?? null;
    draft.clearIntent();
    draft.onEnded(null);
  }

  async function confirm(payPassword: string): Promise<void> {
    if (isLocked || submission.phase !== 'confirming') return;
    if (submission.again === null && tellFirst()) return;
    const { intent, toRequest, setIntent } = draft;
    const isSame = model.isSameRequest;
    // From the doubt it is sent again as it was, whatever the form and what it relies on say by now.
    const request = submission.again === null || unknown === null ? toRequest(intent.form) : unknown.request;
    isLocked = true;
    // The same as something in doubt, in whichever tab it was sent, goes out under that one's id.
    const isOfThis = (before: Sending<Request>): boolean => isSame(before.request, request);
    const doubted = [...(unknown === null ? [] : [unknown]), ...draft.doubts.own()].find(isOfThis);
    const isInDoubt = doubted !== undefined;
    const before = doubted ?? draft.doubts.turnedAway().find(isOfThis) ?? intent.sent;
    const intended = sending({ ...intent, sent: before }, request, {
      isSame,
      now: ports.clock.now(),
      newId: ports.newId,
    });
    const { sent } = intended;
    unknown = sent;
    told.add(sent.clientOrderId);
    // Before it leaves: a tab that is closed while it is on its way has said what it sent.
    draft.doubts.keep(intended);
    setIntent(intended);
    dispatch({ type: 'sent', isInDoubt });
    const { clientOrderId } = sent;
    const outcome = await resultOf(
      ports.api.call(model.endpoint, model.toWire(sent.request, { clientOrderId, payPassword })),
    );
    isLocked = false;
    const isOwn = outcome.ok && model.isReceiptOf(sent, outcome.value);
    if (isOwn && model.list !== null && model.isConclusive?.(outcome.value) === false) {
      dispatch({ type: 'unbelieved' });
      draft.onEnded(null);
    } else if (isOwn) {
      settle(clientOrderId);
      dispatch({ type: 'answered', receipt: outcome.value });
    } else if (outcome.ok) {
      dispatch({ type: 'misanswered', receipt: outcome.value });
      draft.onEnded(null);
    } else {
      const { problem } = outcome;
      if (!leavesInDoubt(problem) && !isInDoubt) {
        const ended = answered(intended);
        if (!isSentAgainSince(sent)) {
          if (problem.kind === 'sessionExpired') draft.doubts.keep(ended);
          else draft.doubts.settle(clientOrderId);
        }
        unknown = draft.doubts.own()[0] ?? null;
        setIntent(ended);
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
    settle(sent.clientOrderId);
    dispatch({ type: 'found', receipt: found });
  }

  return {
    renew: (next) => void (draft = next),
    get: () => submission,
    unsettled: () => unknown,
    isUnsettledElsewhere: () => elsewhere.length > 0,
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
      // Kept with its draft only, by an older version of the app or in a tab that could not write more.
      const { intent } = draft;
      if (intent.sent !== null && inDoubt(intent) !== null)
        draft.doubts.keep({ ...intent, sent: intent.sent });
      tell();
      followLooking();
      void lookBack();
      const stopListening = draft.doubts.onForeignChange(onForeignChange);
      return () => {
        isStarted = false;
        stopListening();
        followLooking();
      };
    },
  };
}
