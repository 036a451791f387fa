/** Handing in documents for an identity check (spec §3, §4). */
import { realNameStatus } from '@meridian/api';
import { fileOf } from '../files/index.ts';
import type { FileStore } from '../files/index.ts';
import { refuse } from '../refusals.ts';
import { pendingCheck } from './identity-check.ts';
import type { DocumentType, IdentityCheck, IdentityDocuments } from './identity-check.ts';
import { reviewEnd } from './review.ts';

/** Images that each kind has: front and back; the information page (spec §3). */
const imagesOf: Readonly<Record<DocumentType, number>> = { idCard: 2, passport: 1 };

/** How the next review will go, where a fact has settled it. */
export interface PlannedReview {
  /** Null: the customer is approved. */
  readonly failsBecause: string | null;
  /** From the submission, in ms; null: as long as reviews take. */
  readonly lastsMs: number | null;
}

interface Applicant {
  readonly id: string;
  identity: IdentityCheck;
  documents: IdentityDocuments | null;
  plannedReview: PlannedReview | null;
}

/**
 * The review begins; what was settled about it is used up.
 * @throws BusinessRefusal `identityAlreadySubmitted` during a review and after an approval, `imageNotUploaded` for an image
 * that is not the customer's own, `invalidRequest` naming the field that is blank or has the wrong number of images.
 */
export function submitIdentity(
  books: FileStore & { readonly seed: string },
  applicant: Applicant,
  documents: IdentityDocuments,
  at: number,
): void {
  const { status } = applicant.identity;
  if (status === realNameStatus.pending || status === realNameStatus.approved)
    throw refuse('identityAlreadySubmitted');
  checkDocuments(documents);
  const isOwn = (hash: string) => fileOf(books, applicant.id, hash) !== undefined;
  if (!documents.imageHashes.every(isOwn)) throw refuse('imageNotUploaded');
  const { failsBecause = null, lastsMs = null } = applicant.plannedReview ?? {};
  const endsAt = lastsMs === null ? reviewEnd(books.seed, applicant.id, at) : at + lastsMs;
  applicant.documents = documents;
  applicant.plannedReview = null;
  applicant.identity = pendingCheck(at, { endsAt, failsBecause });
}

function checkDocuments(documents: IdentityDocuments): void {
  const { documentType, imageHashes } = documents;
  for (const field of ['firstName', 'lastName', 'documentNumber', 'countryCode'] as const)
    if (documents[field].trim() === '') throw refuse('invalidRequest', { field });
  // The same picture is not the front and the back.
  if (new Set(imageHashes).size !== imagesOf[documentType] || imageHashes.length !== imagesOf[documentType])
    throw refuse('invalidRequest', { field: 'imageUrls' });
}
