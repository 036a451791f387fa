import { emailCodeLifeSeconds, emailCodeTries, emailCodeWaitSeconds } from '@meridian/api';
import { hash, phased } from '#kernel/index.ts';
import { refuse, refuseAndRecord } from '../refusals.ts';

const lifeMs = emailCodeLifeSeconds * 1000;
const waitMs = emailCodeWaitSeconds * 1000;

/** The newest one-time code that was sent to an email (ADR 23). Older ones are worth nothing. */
export interface EmailCode {
  /** As the brokerage knows emails: in small letters, without spaces around. */
  readonly email: string;
  /** Six digits. */
  readonly code: string;
  /** World ms. */
  readonly sentAt: number;
  readonly status: 'sent' | 'used' | 'expired';
  /** How often another one was entered in its place. */
  readonly wrongTries: number;
}

/** By email. */
export type EmailCodes = Map<string, EmailCode>;

interface Books {
  readonly seed: string;
  readonly emailCodes: EmailCodes;
}

/** The same email however it is written. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/** @throws BusinessRefusal `invalidRequest` for what is no email: text@text (spec §5). */
export function checkEmail(email: string): void {
  if (!/^[^\s@]+@[^\s@]+$/.test(email.trim())) throw refuse('invalidRequest', { field: 'email' });
}

/**
 * Sends a code, in place of the one before.
 * @throws BusinessRefusal `emailCodeTooSoon` while the wait since the last one lasts.
 */
export function sendEmailCode({ seed, emailCodes }: Books, email: string, at: number): void {
  const key = emailKey(email);
  const before = emailCodes.get(key);
  const leftMs = before === undefined ? 0 : before.sentAt + waitMs - at;
  if (leftMs > 0) throw refuse('emailCodeTooSoon', { seconds: Math.ceil(leftMs / 1000) });
  const digits = hash(seed, 'emailCode', `${key} ${at}`) % 1_000_000;
  const code = String(digits).padStart(6, '0');
  emailCodes.set(key, { email: key, code, sentAt: at, status: 'sent', wrongTries: 0 });
}

/**
 * The code that was sent to an email and can still be used. To be asked before anything else changes; then
 * {@link spendEmailCode}. A wrong one is counted, so that nobody can try them all.
 * @throws BusinessRefusal `emailCodeWrong` for another one, or one that was used; `emailCodeExpired`; `emailCodeLocked`
 * after as many wrong ones as are allowed, even for the right one.
 */
export function checkEmailCode({ emailCodes }: Books, email: string, code: string): EmailCode {
  const sent = emailCodes.get(emailKey(email));
  if (sent === undefined || sent.status === 'used') throw refuse('emailCodeWrong');
  const isRight = sent.code === code.trim();
  if (sent.status === 'expired') throw refuse(isRight ? 'emailCodeExpired' : 'emailCodeWrong');
  if (sent.wrongTries >= emailCodeTries) throw refuse('emailCodeLocked');
  if (!isRight) {
    emailCodes.set(sent.email, { ...sent, wrongTries: sent.wrongTries + 1 });
    throw refuseAndRecord('emailCodeWrong');
  }
  return sent;
}

/** From now on it opens nothing. */
export function spendEmailCode({ emailCodes }: Books, sent: EmailCode): void {
  emailCodes.set(sent.email, { ...sent, status: 'used' });
}

/** World ms from which a code is worth nothing. */
export function emailCodeEnd({ sentAt }: Pick<EmailCode, 'sentAt'>): number {
  return sentAt + lifeMs;
}

/** Codes expire by themselves. */
export const emailCodeExpiries = phased({
  name: 'emailCodeExpiry',
  *cases({ emailCodes }: Pick<Books, 'emailCodes'>) {
    for (const sent of emailCodes.values()) if (sent.status === 'sent') yield { emailCodes, sent };
  },
  idOf: ({ sent }) => sent.email,
  phaseOf: ({ sent }): EmailCode['status'] => sent.status,
  nextAt: ({ sent }) => ({ phase: 'expired', at: emailCodeEnd(sent) }),
  enter({ emailCodes, sent }, status) {
    emailCodes.set(sent.email, { ...sent, status });
  },
});
