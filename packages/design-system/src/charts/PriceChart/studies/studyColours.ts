import type { IndicatorResult } from '../../model/indicators/index.ts';

const colourCount = 6;

/**
 * Which of the six colours of series each line has, 1 to 6, in the order of the results. Lines over the price go on
 * counting from one indicator to the next, a pane of its own begins again.
 */
export function studyColours(studies: readonly IndicatorResult[]): number[][] {
  let over = 0;
  return studies.map(({ place, lines }) =>
    lines.map((_, n) => ((place === 'over' ? over++ : n) % colourCount) + 1),
  );
}
