/** What can be borrowed. */
import { fixedFromInteger, parseFixed } from '#kernel/index.ts';
import type { Fixed } from '#kernel/index.ts';

interface LoanTerm {
  readonly months: number;
  /** Percent points a year. */
  readonly yearlyRate: Fixed;
}

/** In USD. */
export const loanLimits = { minimum: fixedFromInteger(500), maximum: fixedFromInteger(50_000) } as const;

export const loanTerms: readonly LoanTerm[] = [
  { months: 3, yearlyRate: parseFixed('7.2') },
  { months: 6, yearlyRate: parseFixed('7.8') },
  { months: 12, yearlyRate: parseFixed('8.4') },
  { months: 24, yearlyRate: parseFixed('9.6') },
];
