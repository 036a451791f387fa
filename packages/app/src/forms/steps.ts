/** The steps of a long form: which one an address may open. Pure. */

export interface Step<F> {
  /** Names it in the address. */
  readonly id: string;
  readonly fields: readonly (keyof F)[];
}

/**
 * The step to show: the one that the address names, or the first that something is wrong with, where that comes before it. An
 * address that names none opens the first. `wrong`: fields that nothing can be sent with.
 */
export function stepAt<F>(
  steps: readonly Step<F>[],
  wrong: readonly (keyof F)[],
  named: string | null,
): number {
  const open = steps.findIndex(({ fields }) => fields.some((field) => wrong.includes(field)));
  const asked = Math.max(
    0,
    steps.findIndex(({ id }) => id === named),
  );
  return open === -1 ? asked : Math.min(asked, open);
}
