import { realNameStatus } from '@meridian/api';
import type { NameOf } from '@meridian/api';
import { localised } from '../localised.ts';
import type { Localised } from '../localised.ts';

/** How a review will end, settled when the documents are handed in. */
export interface Review {
  /** World ms. */
  readonly endsAt: number;
  /** Null: the customer is approved. */
  readonly failsBecause: string | null;
}

/**
 * Where a customer's identity check stands (spec §4). `reason` is a key of {@link failureReasons} or free text of the
 * reviewer.
 */
export type IdentityCheck =
  | { readonly status: typeof realNameStatus.notSubmitted; readonly submittedAt: null; readonly reason: null }
  | {
      readonly status: typeof realNameStatus.pending;
      readonly submittedAt: number;
      readonly reason: null;
      readonly review: Review;
    }
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

export const documentTypes = ['idCard', 'passport'] as const;
export type DocumentType = (typeof documentTypes)[number];

/** What a customer hands in (spec §3). */
export interface IdentityDocuments {
  readonly documentType: DocumentType;
  readonly firstName: string;
  readonly lastName: string;
  readonly documentNumber: string;
  /** Issuing country or region. */
  readonly countryCode: string;
  /** Files of the customer's own, by hash; of an ID card the front first. */
  readonly imageHashes: readonly string[];
}

/** The name on the documents, as the customer is called once they are approved. */
export function realNameOf({ firstName, lastName }: IdentityDocuments): string {
  return `${firstName.trim()} ${lastName.trim()}`;
}

/** The commonest reason. */
export const usualFailure = 'blurredDocument';

/** Documents that were handed in, and have been or will be looked at. */
export function pendingCheck(submittedAt: number, review: Review): IdentityCheck {
  return { status: realNameStatus.pending, submittedAt, reason: null, review };
}

/** A check whose review has ended. */
export function reviewedCheck(submittedAt: number, failsBecause: string | null): IdentityCheck {
  return failsBecause === null
    ? { status: realNameStatus.approved, submittedAt, reason: null }
    : { status: realNameStatus.failed, submittedAt, reason: failsBecause };
}

/** Why reviewers refuse, in the three languages. */
const failureReasons = {
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

function isFailureReason(text: string): text is keyof typeof failureReasons {
  return Object.hasOwn(failureReasons, text);
}

/** A reason in the three languages; what a reviewer wrote freely is the same in all. */
export function failureReason(reason: string): Localised {
  return isFailureReason(reason) ? failureReasons[reason] : localised(reason, reason, reason);
}
