/** The shortest session that still goes wrong in the same way. */
import type { Finding, Ran, SessionPlan } from './session.ts';
import type { Step } from './steps.ts';
import { goodFate } from './wire.ts';

/** Names of tabs and counts differ between two sessions that show one fault. */
const kindOf = ({ what }: Finding): string => what.replaceAll(/\(.*?\)|\d+/g, '');

/** Takes steps away, then makes what is left ordinary, as long as the same goes wrong. */
export async function shortest(
  plan: SessionPlan,
  finding: Finding,
  run: (plan: SessionPlan) => Promise<Ran>,
): Promise<readonly [SessionPlan, Finding]> {
  const kind = kindOf(finding);
  let best = { ...plan, steps: plan.steps.slice(0, finding.step + 1) };
  let found = finding;

  async function isStillSo(steps: readonly Step[]): Promise<boolean> {
    const candidate = { ...best, steps };
    const { finding: again } = await run(candidate);
    if (again === null || kindOf(again) !== kind) return false;
    best = { ...candidate, steps: steps.slice(0, again.step + 1) };
    found = again;
    return true;
  }

  for (let size = Math.ceil(best.steps.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let from = 0; from < best.steps.length;)
      if (!(await isStillSo(best.steps.toSpliced(from, size)))) from += size;

  for (let index = 0; index < best.steps.length; index += 1)
    for (const simpler of simplerThan(best.steps[index])) await isStillSo(best.steps.with(index, simpler));
  return [best, found];
}

function simplerThan(step: Step | undefined): readonly Step[] {
  if (step === undefined || step.do === 'wait') return [];
  // What is on its way may arrive while the person waits.
  const wait = { do: 'wait', ms: 5_000 } as const;
  if (step.do !== 'confirm' && step.do !== 'write') return [wait];
  const { fate } = step;
  return [
    wait,
    { ...step, presses: 0 },
    { ...step, fate: goodFate },
    { ...step, fate: { ...fate, dateAhead: 0 } },
    { ...step, fate: { ...fate, arrivals: fate.arrivals.slice(0, 1) } },
    { ...step, fate: { ...fate, answer: 'true' } },
    { ...step, fate: { ...fate, answer: 'none' } },
  ];
}
