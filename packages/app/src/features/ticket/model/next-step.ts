import { refusal, type ApiProblem } from '@meridian/api';

/** What a person can do about a refused order, beyond mending the form. Setting a password first is said by the layer `submission`. */
export type NextStep = 'addFunds' | 'useLimit' | 'seeHoldings';

const nextSteps: ReadonlyMap<number, NextStep> = new Map([
  [refusal.insufficientFunds, 'addFunds'],
  [refusal.marketClosed, 'useLimit'],
  [refusal.positionNotOpen, 'seeHoldings'],
]);

/** Null where mending the form is all there is to do. */
export function nextStepOf(problem: ApiProblem): NextStep | null {
  return problem.kind === 'refused' ? (nextSteps.get(problem.code) ?? null) : null;
}
