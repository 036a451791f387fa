import { useEffect, useState, useSyncExternalStore } from 'react';
import { outOfDateAfter, type WriteEndpoint } from '@meridian/api';
import { usePorts } from '../../../platform/provider.tsx';
import { useInvalidate } from '../../../platform/use-write.ts';
import { carry, type OrderingDesk } from './carrying.ts';
import type { Submission } from './submission.ts';

export interface SubmissionControls {
  readonly submission: Submission;
  review(): void;
  /** Takes the question back; from an order in doubt, to the form. */
  dismiss(): void;
  /** Nothing happens while an order is on its way: a double tap makes one order. */
  confirm(payPassword: string): void;
  lookUpAgain(): void;
  /** The form changed: what the server said about it is no longer true. */
  edited(): void;
}

/** Carries an intent from review to a known outcome (DECISIONS 6). */
export function useSubmission<Form>(
  write: WriteEndpoint,
  desk: Omit<OrderingDesk<Form>, 'onOrdered' | 'onRefused'>,
): SubmissionControls {
  const ports = usePorts();
  const invalidate = useInvalidate();
  const whole: OrderingDesk<Form> = {
    ...desk,
    onOrdered: () => invalidate(outOfDateAfter(write, null)),
    onRefused: (problem) => invalidate(outOfDateAfter(write, problem)),
  };
  const [carrying] = useState(() => carry(ports, whole));
  useEffect(() => carrying.renew(whole));
  useEffect(() => carrying.start(), [carrying]);
  const submission = useSyncExternalStore(carrying.subscribe, carrying.get);

  const { dispatch } = carrying;
  return {
    submission,
    review: () => dispatch({ type: 'reviewed' }),
    dismiss: () => dispatch({ type: 'dismissed' }),
    confirm: (payPassword) => void carrying.confirm(payPassword),
    lookUpAgain: carrying.lookAgain,
    edited: () => dispatch({ type: 'edited' }),
  };
}
