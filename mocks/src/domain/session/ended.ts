/** Sessions that are over, and why. */
import { tokenOf } from './users.ts';
import type { SessionEnding, TokenIssuer, User, Users } from './users.ts';

/** From now on every token that the customer has is worthless, wherever it is. */
export function endSessions(user: User, why: SessionEnding): void {
  user.sessionEndings = [...user.sessionEndings, why];
  user.tokenEpoch += 1;
}

interface EndedSession {
  readonly user: User;
  readonly why: SessionEnding;
  /** Nothing has ended the customer's sessions since. */
  readonly isLatest: boolean;
}

/** Whose token it was; null for one that was never given out, or still holds. */
export function endedSessionOf(
  issuer: TokenIssuer & { readonly users: Users },
  token: string | null,
): EndedSession | null {
  if (token === null) return null;
  for (const user of issuer.users.values()) {
    const epoch = user.sessionEndings.findIndex(
      (_why, tokenEpoch) => tokenOf(issuer, { id: user.id, tokenEpoch }) === token,
    );
    const why = user.sessionEndings[epoch];
    if (why !== undefined) return { user, why, isLatest: epoch === user.tokenEpoch - 1 };
  }
  return null;
}
