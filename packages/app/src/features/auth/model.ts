/** The sign-in form: what is typed, and what is still wrong with it. */
export interface Credentials {
  /** User ID or email (spec §5). */
  readonly user: string;
  readonly password: string;
}

export type CredentialFault = 'userMissing' | 'passwordMissing' | 'passwordLength';

/** Login passwords have 6–20 characters of any kind (spec §5, DECISIONS 17). */
const passwordLength = { min: 6, max: 20 } as const;

/** What the user has to mend before anything is sent, by field. Empty: it can be sent. */
export function checkCredentials({
  user,
  password,
}: Credentials): Partial<Record<keyof Credentials, CredentialFault>> {
  return {
    ...(user.trim() === '' && { user: 'userMissing' as const }),
    ...passwordFault(password),
  };
}

function passwordFault(password: string): { password?: CredentialFault } {
  if (password === '') return { password: 'passwordMissing' };
  // By character as a person counts, not by UTF-16 unit.
  const length = [...password].length;
  return length < passwordLength.min || length > passwordLength.max ? { password: 'passwordLength' } : {};
}
