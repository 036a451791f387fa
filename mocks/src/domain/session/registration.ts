/** Opening an account, and a new password for one who forgot the old: both are proved by a code that was sent by email. */
import { hash } from '#kernel/index.ts';
import { checkEmail, checkEmailCode, emailKey, spendEmailCode } from '../email-codes/index.ts';
import type { EmailCodes } from '../email-codes/index.ts';
import { refuse } from '../refusals.ts';
import { endSessions } from './ended.ts';
import type { SecretHash } from './secret-hash.ts';
import { createUser } from './users.ts';
import type { User, Users } from './users.ts';

interface Books {
  readonly seed: string;
  readonly users: Users;
  readonly emailCodes: EmailCodes;
}

/** What somebody proves and chooses. */
interface Proved {
  readonly email: string;
  readonly code: string;
  readonly passwordHash: SecretHash;
}

/**
 * A new customer, whom the brokerage is still to take on; the code is used up.
 * @param inviteCode empty without an invitation them
 * @throws BusinessRefusal `emailCodeWrong`, `emailCodeExpired`, `emailTaken`, `inviteCodeUnknown`; `invalidRequest` for no email.
 */
export function register(
  books: Books,
  { email, code, passwordHash, inviteCode }: Proved & { readonly inviteCode: string },
): User {
  checkEmail(email);
  const sent = checkEmailCode(books, email, code);
  if (userOfEmail(books.users, email) !== undefined) throw refuse('emailTaken');
  const invite = inviteCode.trim();
  const all = [...books.users.values()];
  if (invite !== '' && !all.some((user) => user.inviteCode === invite)) throw refuse('inviteCodeUnknown');
  spendEmailCode(books, sent);
  const key = emailKey(email);
  const id = unused(books.seed, `userId ${key}`, 8, (digits) => !books.users.has(digits));
  const own = unused(books.seed, `inviteCode ${key}`, 6, (digits) =>
    all.every((user) => user.inviteCode !== `MRD-${digits}`),
  );
  return createUser({ id, email: key, name: '', passwordHash, phone: '', inviteCode: `MRD-${own}` });
}

/**
 * The code is used up, and whoever was signed in is no longer.
 * @throws BusinessRefusal as {@link register}, and `emailNotRegistered`.
 */
export function resetPassword(books: Books, { email, code, passwordHash }: Proved): void {
  checkEmail(email);
  const sent = checkEmailCode(books, email, code);
  const user = userOfEmail(books.users, email);
  if (user === undefined) throw refuse('emailNotRegistered');
  spendEmailCode(books, sent);
  user.passwordHash = passwordHash;
  endSessions(user, 'passwordChanged');
}

/** Ends every session of the customer. */
export function setPassword(user: User, passwordHash: SecretHash): void {
  user.passwordHash = passwordHash;
  endSessions(user, 'passwordChanged');
}

/** Who has an account with this email, however it is written; undefined for nobody. */
export function userOfEmail(users: Users, email: string): User | undefined {
  const key = emailKey(email);
  return users.values().find((user) => emailKey(user.email) === key);
}

/** Digits, the first not zero, that nobody has yet: drawn from the seed, so that a replayed world draws them again. */
function unused(seed: string, about: string, length: number, isFree: (digits: string) => boolean): string {
  const least = 10 ** (length - 1);
  for (let index = 0; ; index += 1) {
    const digits = String(least + (hash(seed, 'registration', about, index) % (9 * least)));
    if (isFree(digits)) return digits;
  }
}
