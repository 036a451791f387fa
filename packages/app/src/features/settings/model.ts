/** The transaction-password form: what is typed, and what is still wrong with it. */
export interface PayPasswordForm {
  /** The one in force; not asked for the first time. */
  readonly current: string;
  readonly next: string;
  readonly again: string;
}

export const emptyForm: PayPasswordForm = { current: '', next: '', again: '' };

export type PayPasswordFault =
  | 'missing'
  | 'tooShort'
  | 'newMissing'
  | 'newTooShort'
  | 'different'
  | 'unchanged';

/** A transaction password, and an existing one typed again, has at least 6 characters (spec §5, DECISIONS 17). */
export const minimumLength = 6;

/** What the user has to mend, by field. `isFirst`: no transaction password has been set yet. */
export function checkPayPassword(
  { current, next, again }: PayPasswordForm,
  isFirst: boolean,
): Partial<Record<keyof PayPasswordForm, PayPasswordFault>> {
  const faults: Partial<Record<keyof PayPasswordForm, PayPasswordFault>> = {};
  if (!isFirst) {
    if (current === '') faults.current = 'missing';
    else if (lengthOf(current) < minimumLength) faults.current = 'tooShort';
  }
  if (next === '') faults.next = 'newMissing';
  else if (lengthOf(next) < minimumLength) faults.next = 'newTooShort';
  else if (!isFirst && next === current) faults.next = 'unchanged';
  if (again !== next) faults.again = 'different';
  return faults;
}

/** By character as a person counts, not by UTF-16 unit. */
function lengthOf(text: string): number {
  return [...text].length;
}
