import type { StepProblem } from '@meridian/design-system';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useRedirect } from '#platform/address/use-redirect.ts';
import { stepAt, type Step } from './steps.ts';
import type { Fields } from './useFields.ts';

export interface StepsInputs<F extends object> {
  readonly steps: readonly Step<F>[];
  readonly form: Fields<F>;
  /** The step that an address without one opens, where the steps before it are filled in; the first one, unless said otherwise. */
  readonly start?: string | undefined;
  /** Past the last step: sends, or leads to a review. */
  finish(): void;
}

/** For `StepForm`. */
export interface Steps {
  readonly index: number;
  /** To the next step, once nothing is wrong with the fields of this one; past the last it finishes. */
  next(): void;
  /** To the step before; null on the first, which the screen's own way back leaves. */
  readonly back: (() => void) | null;
  /** What stops this step, in the order of its fields. */
  readonly problems: readonly StepProblem[];
}

/** Names the step in the address. */
const stepParam = 'step';

/** A history entry that a step was reached in: one step back is what the browser's button does. */
const byStep = { isByStep: true } as const;

/**
 * The steps of a form. Each has its place in the address (`step`), so that the browser's buttons and a reload work; a step ahead
 * of what is filled in leads to the first that is open.
 */
export function useSteps<F extends object>({ steps, form, start, finish }: StepsInputs<F>): Steps {
  const navigate = useNavigate();
  const redirect = useRedirect();
  const location = useLocation();
  const { pathname, search } = location;
  const [stopped, setStopped] = useState<string | null>(null);
  const named = new URLSearchParams(search).get(stepParam);
  // What was refused is mended in its own step.
  const index = stepAt(steps, [...form.wrong, ...form.refused], named ?? start ?? null);
  const step = steps[index];
  const shown = step?.id ?? null;

  const isElsewhere = named !== null && named !== shown;
  const here = shown === null ? null : pathname + withStep(search, shown);
  useEffect(() => {
    if (isElsewhere && here !== null) void redirect(here);
  }, [isElsewhere, here, redirect]);

  const fields = step?.fields ?? [];
  const go = (to: number, options: { state?: unknown; replace?: boolean }): void => {
    const id = steps[to]?.id;
    if (id !== undefined) void navigate(pathname + withStep(search, id), options);
  };

  return {
    index,
    next() {
      setStopped(shown);
      if (!form.check(fields)) return;
      if (index === steps.length - 1) finish();
      else go(index + 1, { state: byStep });
    },
    back:
      index === 0
        ? null
        : () => {
            if (isByStep(location.state)) void navigate(-1);
            else go(index - 1, { replace: true });
          },
    problems:
      stopped === shown || fields.some((field) => form.refused.includes(field))
        ? fields.flatMap((field) => {
            const message = form.problems[field];
            return message === undefined ? [] : [{ field: String(field), message }];
          })
        : [],
  };
}

function withStep(search: string, id: string): string {
  const query = new URLSearchParams(search);
  query.set(stepParam, id);
  return `?${query}`;
}

function isByStep(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isByStep' in state;
}
