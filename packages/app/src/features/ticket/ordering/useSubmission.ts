import { useEffect, useState, useSyncExternalStore } from 'react';
import { assetClasses } from '../../../asset-classes/registry.ts';
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
export function useSubmission<Form>(
  desk: Omit<OrderingDesk<Form>, 'onOrdered' | 'onRefused'>,
): SubmissionControls {
  const ports = usePorts();
  const invalidate = useInvalidate();
  const whole: OrderingDesk<Form> = {
    ...desk,
    onOrdered: () => invalidate(changedByOrders),
    onRefused: () => invalidate(doubtedByRefusals),
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
