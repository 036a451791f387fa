/** A list as far as it could be read (DECISIONS 46). */
export interface Rows<T> {
  readonly list: readonly T[];
  /** Lines that did not fit their schema. */
  readonly unreadableCount: number;
  /** Where and why the first of them did not fit: for reports, not for people. */
  readonly firstMisfit: string | null;
  /** Lines that were not looked at, because there were too many. */
  readonly surplusCount: number;
}

/** What is missing from an answer's lists. */
export type Gaps = Omit<Rows<unknown>, 'list'>;

const noGaps: Gaps = { unreadableCount: 0, firstMisfit: null, surplusCount: 0 };

/** What is missing from an answer, which may be a list, hold one, or hold several. */
export function gapsOf(answer: unknown): Gaps {
  return listsOf(answer).reduce<Gaps>(
    (sum, { unreadableCount, firstMisfit, surplusCount }) => ({
      unreadableCount: sum.unreadableCount + unreadableCount,
      firstMisfit: sum.firstMisfit ?? firstMisfit,
      surplusCount: sum.surplusCount + surplusCount,
    }),
    noGaps,
  );
}

/** True when every line that was sent is there. */
export function isWhole({ unreadableCount, surplusCount }: Gaps): boolean {
  return unreadableCount === 0 && surplusCount === 0;
}

/** Lists are at the top of an answer or in its parts; their rows hold none that count. */
function listsOf(answer: unknown): readonly Gaps[] {
  if (isRows(answer)) return [answer];
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return [];
  return Object.values(answer).flatMap(listsOf);
}

function isRows(value: unknown): value is Rows<unknown> {
  return typeof value === 'object' && value !== null && 'unreadableCount' in value;
}
