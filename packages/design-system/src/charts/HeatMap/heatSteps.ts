/** Three steps down, a neutral one, three up. */
export const heatSteps = [-3, -2, -1, 0, 1, 2, 3] as const;
export type HeatStep = (typeof heatSteps)[number];

/** The step of a change: step n reaches from n − ½ to n + ½ times `stepSize`, the outer ones on to whatever there is. */
export function heatStep(change: number, stepSize: number): HeatStep {
  const nearest = Math.round(Math.abs(change) / stepSize);
  const size = Math.min(3, nearest);
  const signed = change < 0 ? -size : size;
  return heatSteps.find((step) => step === signed) ?? 0;
}

/**
 * How much of the direction's colour a step carries, in percent, mixed in sRGB with the page. Chosen so that the writing on
 * every step keeps 4.5 : 1 in both themes and all conventions (heatSteps.test.ts).
 */
export const heatMix = { 1: 20, 2: 45 } as const;
