import { hash } from '#kernel/index.ts';
import { refuse } from '../refusals.ts';
import { notSubmitted } from '../kyc/index.ts';
import type { IdentityCheck, IdentityDocuments } from '../kyc/index.ts';
import type { PlannedReview } from '../reviews/index.ts';
import { hashOfSecret } from './secret-hash.ts';
import type { SecretHash } from './secret-hash.ts';

/** Why all tokens of a customer are made worthless. */
export const sessionEndings = ['expired', 'passwordChanged'] as const;
export type SessionEnding = (typeof sessionEndings)[number];

/** A customer. */
export interface User {
  /** User ID: what a person signs in with besides the email (spec §5). */
  readonly id: string;
  email: string;
  /** Empty as long as nobody has said it. */
  name: string;
  /** As {@link User.name}. */
  phone: string;
  inviteCode: string;
  passwordHash: SecretHash;
  /** Null before a transaction password is set. */
  payPasswordHash: SecretHash | null;
  identity: IdentityCheck;
  /** What was handed in for it; null where nothing was, or a fact has set its status. */
  documents: IdentityDocuments | null;
  plannedReview: PlannedReview | null;
  /** Counts up when all tokens of the customer are made worthless. */
  tokenEpoch: number;
  /** Why the tokens of each epoch that is over are worthless. */
  sessionEndings: readonly SessionEnding[];
  /** Last sign-in, in world ms; null before the first. */
  signedInAt: number | null;
}

export type Users = Map<string, User>;

/** Shortest transaction password (DECISIONS 17). */
const payPasswordMinLength = 6;
/** Length of a new login password (spec §5). */
const passwordLength = { least: 6, most: 20 };

export function createUser(
  about: Pick<User, 'id' | 'email' | 'name' | 'passwordHash' | 'phone' | 'inviteCode'>,
): User {
  return {
    ...about,
    payPasswordHash: null,
    identity: notSubmitted,
    documents: null,
    plannedReview: null,
    tokenEpoch: 0,
    sessionEndings: [],
    signedInAt: null,
  };
}

/** Where a token is good: in one world, not in another that began with the same seed. */
export interface TokenIssuer {
  readonly seed: string;
  readonly worldId: string;
}

/**
 * The token of a customer's sign-in. Nothing in it is random: the same world gives the same token, so that a replayed
 * world still knows whoever was signed in.
 */
export function tokenOf(
  { seed, worldId }: TokenIssuer,
  { id, tokenEpoch }: Pick<User, 'id' | 'tokenEpoch'>,
): string {
  const part = (index: number) =>
    hash(seed, 'token', JSON.stringify([worldId, id, tokenEpoch]), index)
      .toString(16)
      .padStart(8, '0');
  return `mt_${part(0)}${part(1)}${part(2)}`;
}

/** Whose token it is; null for one that is unknown or no longer valid. */
export function userOfToken(
  issuer: TokenIssuer & { readonly users: Users },
  token: string | null,
): User | null {
  if (token === null) return null;
  return issuer.users.values().find((user) => tokenOf(issuer, user) === token) ?? null;
}

type Owner = Pick<User, 'email' | 'passwordHash' | 'payPasswordHash'>;

export const isPassword = (user: Owner, given: string): boolean =>
  user.passwordHash === hashOfSecret(user.email, given);

/** Whether it is the transaction password; false where there is none. */
export const isPayPassword = (user: Owner, given: string): boolean =>
  user.payPasswordHash === hashOfSecret(user.email, given);

/** The customer of these credentials. @throws BusinessRefusal `wrongCredentials`. */
export function userOfCredentials(users: Users, username: string, password: string): User {
  const name = username.trim().toLowerCase();
  const user = users
    .values()
    .find(({ id, email }) => id.toLowerCase() === name || email.toLowerCase() === name);
  if (user === undefined || !isPassword(user, password)) throw refuse('wrongCredentials');
  return user;
}

/** @throws BusinessRefusal `payPasswordNotSet`, `payPasswordWrong`. */
export function checkPayPassword(user: User, given: string): void {
  if (user.payPasswordHash === null) throw refuse('payPasswordNotSet');
  if (!isPayPassword(user, given)) throw refuse('payPasswordWrong');
}

/** @throws BusinessRefusal `invalidRequest` for one that is too short. */
export function checkNewPayPassword(payPassword: string): void {
  if (payPassword.length < payPasswordMinLength) throw refuse('invalidRequest', { field: 'payPassword' });
}

/** @throws BusinessRefusal `invalidRequest` for one that is too short or too long. */
export function checkNewPassword(password: string): void {
  const { least, most } = passwordLength;
  if (password.length < least || password.length > most)
    throw refuse('invalidRequest', { field: 'password' });
}
