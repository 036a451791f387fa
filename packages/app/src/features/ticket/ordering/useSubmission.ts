import { ApiError, entrustedOrders, isOutcomeUnknown, type ApiProblem, type Order } from '@meridian/api';
import { useEffect, useReducer, useRef } from 'react';
import { assetClasses } from '../../../asset-classes/registry.ts';
import { usePorts, useSession } from '../../../platform/provider.tsx';
import { useIsOnline } from '../../../platform/realtime.ts';
import { useInvalidate } from '../../../platform/use-write.ts';
import { answered, sent, type Intent } from '../model/intent.ts';
import { beginning, proceed, type Submission } from './submission.ts';

export interface SubmissionPorts<Form> {
  readonly intent: Intent<Form>;
  setIntent(intent: Intent<Form>): void;
  /** Forgets the draft: its order was made. */
  clearIntent(): void;
  /** The write. Sent once; never repeated by itself. */
  send(order: {
    readonly form: Form;
    readonly clientOrderId: string;
    readonly payPassword: string;
  }): Promise<Order>;
}

export interface SubmissionControls {
  readonly submission: Submission;
  review(): void;
  dismiss(): void;
  /** Nothing happens while an order is on its way: a double tap makes one order. */
  confirm(payPassword: string): void;
  lookUpAgain(): void;
  /** The form changed: what the server said about it is no longer true. */
  edited(): void;
}

/** Reads that an order changes. */
const changedByOrders = [
  'trading.holdings',
  'trading.closedPositions',
  'trading.entrustedOrders',
  'trading.positionByStock',
  'funds.walletBalance',
  'funds.wallets',
  'funds.overview',
  'funds.walletBill',
];

/** Reads that a refusal may have shown to be out of date: a halt, a closed market, a spent wallet. */
const doubtedByRefusals = [
  'funds.walletBalance',
  ...Object.values(assetClasses).flatMap((assetClass) =>
    assetClass.isBuilt ? [assetClass.endpoints.detail.id] : [],
  ),
];

/** Carries an intent from review to a known outcome (DECISIONS 6). */
export function useSubmission<Form>({
  intent,
  setIntent,
  clearIntent,
  send,
}: SubmissionPorts<Form>): SubmissionControls {
  const { api, clock, newId } = usePorts();
  const { isSignedIn } = useSession();
  const invalidate = useInvalidate();
  const [submission, dispatch] = useReducer(proceed, intent.sentAt !== null, beginning);
  // State is a render late; the lock holds from the first tap to the second of the same instant.
  const isLocked = useRef(false);

  function settle(): void {
    clearIntent();
    invalidate(changedByOrders);
  }

  async function carryOut(payPassword: string): Promise<void> {
    if (isLocked.current) return;
    isLocked.current = true;
    const intended = sent(intent, clock.now(), newId);
    setIntent(intended);
    dispatch({ type: 'sent' });
    const outcome = await attempt(() =>
      send({ form: intended.form, clientOrderId: intended.clientOrderId, payPassword }),
    );
    isLocked.current = false;
    if (outcome.ok) settle();
    else if (!isOutcomeUnknown(outcome.problem)) {
      setIntent(answered(intended));
      invalidate(doubtedByRefusals);
    }
    dispatch(
      outcome.ok ? { type: 'answered', order: outcome.value } : { type: 'failed', problem: outcome.problem },
    );
  }

  async function lookUp(clientOrderId: string): Promise<void> {
    const outcome = await attempt(() => api.call(entrustedOrders, { clientOrderId }));
    if (!outcome.ok) {
      dispatch({ type: 'lookupFailed', problem: outcome.problem });
      return;
    }
    const order = outcome.value.list.find((found) => found.clientOrderId === clientOrderId);
    if (order === undefined) setIntent(answered(intent));
    else settle();
    dispatch(order === undefined ? { type: 'notFound' } : { type: 'found', order });
  }

  const lookUpNow = useRef(lookUp);
  useEffect(() => {
    lookUpNow.current = lookUp;
  });
  const isLookingUp = submission.phase === 'lookingUp' && isSignedIn;
  const { clientOrderId } = intent;
  useEffect(() => {
    if (isLookingUp && clientOrderId !== null) void lookUpNow.current(clientOrderId);
  }, [isLookingUp, clientOrderId]);

  // A device that is back online finds out by itself what became of the order; in any other phase nothing happens.
  const isOnline = useIsOnline();
  useEffect(() => {
    if (isOnline) dispatch({ type: 'lookedUpAgain' });
  }, [isOnline]);

  return {
    submission,
    review: () => dispatch({ type: 'reviewed' }),
    dismiss: () => dispatch({ type: 'dismissed' }),
    confirm: (payPassword) => void carryOut(payPassword),
    lookUpAgain: () => dispatch({ type: 'lookedUpAgain' }),
    edited: () => dispatch({ type: 'edited' }),
  };
}

type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: ApiProblem };

async function attempt<T>(work: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { ok: false, problem: error.problem };
  }
}
