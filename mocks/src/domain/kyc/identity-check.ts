import { realNameStatus } from '@meridian/api';
import type { NameOf } from '@meridian/api';
import { notApplied } from '../reviews/index.ts';
import type { Application } from '../reviews/index.ts';

/** Where an identity check can be, by the contract's codes (spec §4). */
export const identityCodes = {
  notApplied: realNameStatus.notSubmitted,
  underReview: realNameStatus.pending,
  approved: realNameStatus.approved,
  refused: realNameStatus.failed,
} as const;

/** Where a customer's identity check is (spec §4). */
export type IdentityCheck = Application<typeof identityCodes>;

export const notSubmitted: IdentityCheck = notApplied(identityCodes);

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
  /** Files of the customer's own, by hash, in the order of {@link sidesOf}. */
  readonly imageHashes: readonly string[];
  /** The addresses that they were handed in under; none where a fact has put them there. */
  readonly imageUrls: readonly string[];
}

/** The images of a document: front and back of an ID card, the information page of a passport (spec §3). */
const documentSides = ['front', 'back'] as const;
export type DocumentSide = (typeof documentSides)[number];

/** Those that each kind has, in the order in which they are handed in. */
export const sidesOf: Readonly<Record<DocumentType, readonly DocumentSide[]>> = {
  idCard: documentSides,
  passport: ['front'],
};

/** The name on the documents, as the customer is called once they are approved. */
export function realNameOf({ firstName, lastName }: IdentityDocuments): string {
  return `${firstName.trim()} ${lastName.trim()}`;
}

/** The commonest reason to refuse. */
export const usualFailure = 'blurredDocument';
