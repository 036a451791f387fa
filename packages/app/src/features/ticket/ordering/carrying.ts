/** Carries an intent from review to a known outcome (DECISIONS 6). No React: the hook beside it only listens. */
import { ApiError, entrustedOrders, isOutcomeUnknown, type ApiProblem, type Order } from '@meridian/api';
import { createChanges } from '../../../platform/changes.ts';
import { keepLooking, type Looking } from '../../../platform/keep-looking.ts';
import type { Ports } from '../../../platform/ports.ts';
import type { Result } from '../../../platform/result.ts';
import { answered, inDoubt, isSameOrder, sending, type Intent, type SentOrder } from '../model/intent.ts';
import { isReceiptOf } from '../model/receipt.ts';
import { beginning, isLookedFor, proceed, type Submission, type SubmissionEvent } from './submission.ts';

/** What the screen lends: its draft, the order its form stands for, and the call that takes it. */
export interface OrderingDesk<Form> {
  readonly intent: Intent<Form>;
  setIntent(intent: Intent<Form>): void;
  /** Forgets the draft: its order was made. */
  clearIntent(): void;
  /** What the form asks for now. */
  toOrder(form: Form): SentOrder;
  /** The write. Sent once; never repeated by itself. */
  send(call: {
    readonly order: SentOrder;
    readonly clientOrderId: string;
    readonly payPassword: string;
  }): Promise<Order>;
  /** An order was made: what it changes is out of date. */
  onOrdered(): void;
  /** It was refused: what the form relied on may be out of date. */
  onRefused(problem: ApiProblem): void;
}

export interface Carrying<Form> {
  /** The form, the draft or the position has changed. */
  renew(desk: OrderingDesk<Form>): void;
  get(): Submission;
  subscribe(listener: () => void): () => void;
  dispatch(event: SubmissionEvent): void;
  /** Nothing happens while an order is on its way: a double tap makes one order. */
  confirm(payPassword: string): Promise<void>;
  lookAgain(): void;
  /** Begins to look for what is in doubt; returns the way to stop. */
  start(): () => void;
}

type CarryingPorts = Pick<Ports, 'api' | 'clock' | 'network' | 'socket' | 'session' | 'newId'>;

/** `first` is the desk as it stands when the screen opens: what it sent before a reload, and nobody answered, is in doubt. */
export function carry<Form>(ports: CarryingPorts, first: OrderingDesk<Form>): Carrying<Form> {
  const changes = createChanges();
  let desk = first;
  // Kept here too: what is written to the draft comes back a render later.
  let unknown = inDoubt(desk.intent);
  let submission = beginning(unknown !== null);
  let looking: Looking | null = null;
  let isStarted = false;
  // The phase is read when the answer is there; the lock holds from the first tap to the second of the same instant.
  let isLocked = false;

  function dispatch(event: SubmissionEvent): void {
    const next = proceed(submission, event);
    if (next === submission) return;
    submission = next;
    followLooking();
    changes.announce();
  }

  function followLooking(): void {
    const isWanted = isStarted && isLookedFor(submission);
    if (isWanted) looking ??= keepLooking(ports, 'orders', look);
    else {
      looking?.stop();
      looking = null;
    }
  }

  function settle(): void {
    unknown = null;
    desk.clearIntent();
    desk.onOrdered();
  }

  async function confirm(payPassword: string): Promise<void> {
    if (isLocked || submission.phase !== 'confirming') return;
    isLocked = true;
    const { intent, toOrder, setIntent, send } = desk;
    // From the order in doubt it is sent again as it was, whatever the form, the price or the position say by now.
    const order = submission.again === null || unknown === null ? toOrder(intent.form) : unknown.order;
    const isInDoubt = unknown !== null && isSameOrder(unknown.order, order);
    const intended = sending(intent, order, { now: ports.clock.now(), newId: ports.newId });
    const { sent } = intended;
    unknown = sent;
    setIntent(intended);
    dispatch({ type: 'sent', isInDoubt });
    const outcome = await attempt(() =>
      send({ order: sent.order, clientOrderId: sent.clientOrderId, payPassword }),
    );
    isLocked = false;
    if (outcome.ok && isReceiptOf(sent, outcome.value)) {
      settle();
      dispatch({ type: 'answered', order: outcome.value });
    } else if (outcome.ok) {
      dispatch({ type: 'misanswered', receipt: outcome.value });
    } else {
      const { problem } = outcome;
      const isRefused = !isOutcomeUnknown(problem);
      if (isRefused && !isInDoubt) {
        unknown = null;
        setIntent(answered(intended));
      }
      dispatch({ type: 'failed', problem });
      if (isRefused) desk.onRefused(problem);
    }
  }

  async function look(): Promise<void> {
    const sent = unknown;
    if (sent === null || !ports.session.get().isSignedIn) return;
    const { clientOrderId } = sent;
    const outcome = await attempt(() => ports.api.call(entrustedOrders, { clientOrderId }));
    // Sent again, given up or settled meanwhile: this answer is about what was.
    if (unknown !== sent || !isLookedFor(submission)) return;
    if (!outcome.ok) return dispatch({ type: 'lookFailed', problem: outcome.problem });
    const found = outcome.value.list.find((order) => order.clientOrderId === clientOrderId);
    if (found === undefined) return dispatch({ type: 'notFound' });
    if (!isReceiptOf(sent, found)) return dispatch({ type: 'foundOther', receipt: found });
    settle();
    dispatch({ type: 'found', order: found });
  }

  return {
    renew: (next) => void (desk = next),
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

async function attempt<T>(work: () => Promise<T>): Promise<Result<T, ApiProblem>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { ok: false, problem: error.problem };
  }
}
