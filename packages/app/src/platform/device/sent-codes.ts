import { emailCodeLifeSeconds, emailCodeWaitSeconds } from '@meridian/api';
import * as v from 'valibot';
import { usePorts } from '../ports/context.ts';
import { useCountdown, useHasPassed } from '../ports/use-countdown.ts';
import { parseJson, storageKeys } from './storage.ts';
import { storeText, useStoredText } from './use-stored-text.ts';

/** What a one-time code by email is asked for. */
export type CodePurpose = 'register' | 'resetPassword';

/** When the last code was sent, in ms, by purpose and email. */
const kept = v.record(v.string(), v.number());
type SentCodes = v.InferOutput<typeof kept>;

const waitMs = emailCodeWaitSeconds * 1000;
const lifeMs = emailCodeLifeSeconds * 1000;

const keyOf = (purpose: CodePurpose, email: string): string => `${purpose} ${email.trim().toLowerCase()}`;

/** What the storage holds; nothing where it cannot be read. */
export function readSentCodes(text: string | null): SentCodes {
  const parsed = v.safeParse(kept, parseJson(text));
  return parsed.success ? parsed.output : {};
}

/** With the code sent now. Codes that have expired are forgotten, and so are the emails they went to. */
export function withSentCode(
  codes: SentCodes,
  { purpose, email, nowMs }: { purpose: CodePurpose; email: string; nowMs: number },
): SentCodes {
  const alive = Object.entries(codes).filter(([, sentAt]) => Math.abs(nowMs - sentAt) < lifeMs);
  return { ...Object.fromEntries(alive), [keyOf(purpose, email)]: nowMs };
}

/** The wait between two codes by email. */
export interface CodeWait {
  /** Before the next code can be asked for; 0: now. */
  readonly secondsLeft: number;
  /** A code was sent that can still be used. */
  readonly isSent: boolean;
  /** A code was sent now: the wait begins. */
  begin(): void;
}

/**
 * The wait before the next code can be sent to an email (DECISIONS 17). The instant of the last one is kept on the device,
 * so that a reload does not offer what the backend would refuse.
 */
export function useCodeWait(purpose: CodePurpose, email: string): CodeWait {
  const { storage, clock } = usePorts();
  const text = useStoredText(storageKeys.sentCodes);
  const sentAt = readSentCodes(text)[keyOf(purpose, email)] ?? null;
  const secondsLeft = useCountdown(sentAt === null ? null : sentAt + waitMs);
  const hasExpired = useHasPassed(sentAt === null ? null : sentAt + lifeMs);
  // The clock has been set back since: nobody waits longer than for a code that is sent now.
  const isOfNow = secondsLeft <= emailCodeWaitSeconds;
  return {
    secondsLeft: isOfNow ? secondsLeft : 0,
    isSent: sentAt !== null && isOfNow && !hasExpired,
    begin: () => {
      const sent = readSentCodes(storage.get(storageKeys.sentCodes));
      const codes = withSentCode(sent, { purpose, email, nowMs: clock.now() });
      storeText(storage, storageKeys.sentCodes, JSON.stringify(codes));
    },
  };
}
