import { emailCodeLifeSeconds, emailCodeWaitSeconds } from '@meridian/api';
import { dueAt, hash } from '#kernel/index.ts';
import type { Process } from '#kernel/index.ts';
import { refuse } from '../refusals.ts';

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
  emailCodes.set(key, { email: key, code, sentAt: at, status: 'sent' });
}

/**
 * The code that was sent to an email and can still be used. To be asked before anything changes; then {@link spendEmailCode}.
 * @throws BusinessRefusal `emailCodeWrong` for another one, or one that was used; `emailCodeExpired`.
 */
export function checkEmailCode({ emailCodes }: Books, email: string, code: string): EmailCode {
  const sent = emailCodes.get(emailKey(email));
  if (sent === undefined || sent.status === 'used' || sent.code !== code.trim())
    throw refuse('emailCodeWrong');
  if (sent.status === 'expired') throw refuse('emailCodeExpired');
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
export const emailCodeExpiries: Process<Pick<Books, 'emailCodes'>> = {
  name: 'emailCodeExpiry',
  *pending({ emailCodes }) {
    for (const sent of emailCodes.values()) {
      if (sent.status !== 'sent') continue;
      const end = emailCodeEnd(sent);
      yield {
        id: sent.email,
        dependsOn: String(end),
        nextDue: (fromMs, toMs) => dueAt(end, fromMs, toMs),
        happen() {
          emailCodes.set(sent.email, { ...sent, status: 'expired' });
        },
      };
    }
  },
};
