/** Handing in documents for an identity check (spec §3, §4). */
import { fileOf } from '../files/index.ts';
import type { FileStore } from '../files/index.ts';
import { refuse } from '../refusals.ts';
import { canApply, handedIn } from '../reviews/index.ts';
import type { PlannedReview } from '../reviews/index.ts';
import { identityCodes, sidesOf } from './identity-check.ts';
import type { IdentityCheck, IdentityDocuments } from './identity-check.ts';
import { reviewEnd } from './review.ts';

interface Applicant {
  readonly id: string;
  identity: IdentityCheck;
  documents: IdentityDocuments | null;
  plannedReview: PlannedReview | null;
}

/**
 * The review begins; what was settled about it is used up.
 * @throws BusinessRefusal `alreadyApplied` during a review and after an approval, `imageNotUploaded` for an image
 * that is not the customer's own, `invalidRequest` naming the field that is blank or has the wrong number of images.
 */
export function submitIdentity(
  books: FileStore & { readonly seed: string },
  applicant: Applicant,
  documents: IdentityDocuments,
  at: number,
): void {
  if (!canApply(identityCodes, applicant.identity)) throw refuse('alreadyApplied');
  checkDocuments(documents);
  const isOwn = (hash: string) => fileOf(books, applicant.id, hash) !== undefined;
  if (!documents.imageHashes.every(isOwn)) throw refuse('imageNotUploaded');
  applicant.identity = handedIn(identityCodes, at, {
    planned: applicant.plannedReview,
    usualEnd: () => reviewEnd(books.seed, applicant.id, at),
  });
  applicant.documents = documents;
  applicant.plannedReview = null;
}

function checkDocuments(documents: IdentityDocuments): void {
  const { documentType, imageHashes } = documents;
  for (const field of ['firstName', 'lastName', 'documentNumber', 'countryCode'] as const)
    if (documents[field].trim() === '') throw refuse('invalidRequest', { field });
  // The same picture is not the front and the back.
  const { length } = sidesOf[documentType];
  if (new Set(imageHashes).size !== length || imageHashes.length !== length)
    throw refuse('invalidRequest', { field: 'imageUrls' });
}
