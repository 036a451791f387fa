import { realNameStatus } from '@meridian/api';
import type { NameOf, RealNameStatus } from '@meridian/api';

/**
 * Where a customer's identity check stands (spec §4). `reason` is a key of {@link failureReasons} or free text of the
 * reviewer.
 */
export type IdentityCheck =
  | { readonly status: typeof realNameStatus.notSubmitted; readonly submittedAt: null; readonly reason: null }
  | { readonly status: typeof realNameStatus.pending; readonly submittedAt: number; readonly reason: null }
  | { readonly status: typeof realNameStatus.approved; readonly submittedAt: number; readonly reason: null }
  | { readonly status: typeof realNameStatus.failed; readonly submittedAt: number; readonly reason: string };

export const notSubmitted: IdentityCheck = {
  status: realNameStatus.notSubmitted,
  submittedAt: null,
  reason: null,
};

/** The names facts and scenarios use for the four states. */
export type IdentityState = NameOf<typeof realNameStatus>;
export const identityStates = Object.keys(realNameStatus) as readonly IdentityState[];

/** An identity check in a given state. A failed one without a reason gets the commonest. */
export function identityCheck(state: IdentityState, submittedAt: number, reason?: string): IdentityCheck {
  const status: RealNameStatus = realNameStatus[state];
  if (status === realNameStatus.notSubmitted) return notSubmitted;
  if (status === realNameStatus.failed) return { status, submittedAt, reason: reason ?? 'blurredDocument' };
  return { status, submittedAt, reason: null };
}

/** Why reviewers refuse, in the three languages. */
export const failureReasons = {
  blurredDocument: {
    en: 'The photo of your document is blurred. Please take it again in good light.',
    'zh-Hans': '证件照片不清晰，请在光线充足处重新拍摄。',
    'zh-Hant': '證件照片不清晰，請在光線充足處重新拍攝。',
  },
  nameMismatch: {
    en: 'The name you entered does not match your document.',
    'zh-Hans': '填写的姓名与证件不一致。',
    'zh-Hant': '填寫的姓名與證件不符。',
  },
  expiredDocument: {
    en: 'Your document has expired. Please use a valid one.',
    'zh-Hans': '证件已过期，请使用有效证件。',
    'zh-Hant': '證件已過期，請使用有效證件。',
  },
} as const;

export function isFailureReason(text: string): text is keyof typeof failureReasons {
  return Object.hasOwn(failureReasons, text);
}
