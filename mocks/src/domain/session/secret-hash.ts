import * as v from 'valibot';
import { hash } from '#kernel/index.ts';
import { emailKey } from '../email-codes/index.ts';

/** What a world keeps of a password. */
export type SecretHash = string & { readonly __secretHash: unique symbol };

/** A hash on its way in a command: its log holds no password either. */
export const secretHash = v.custom<SecretHash>(
  (value) => typeof value === 'string' && /^[0-9a-f]{32}$/.test(value),
);

/**
 * Of a password and whose it is: the same password of two customers has two hashes, and a replayed world has the same ones again. So
 * neither a world, its log, a link to it nor a recording says a password. It is made for comparing, not to withstand who has a
 * computer and time: these are passwords of simulated people.
 */
export function hashOfSecret(ownersEmail: string, secret: string): SecretHash {
  const about = JSON.stringify([emailKey(ownersEmail), secret]);
  const part = (salt: string): string => hash(salt, 'secret', about).toString(16).padStart(8, '0');
  return ['one', 'two', 'three', 'four'].map(part).join('') as SecretHash;
}
