import { sendMessage } from '../inbox/index.ts';
import type { Inboxes } from '../inbox/index.ts';
import { refuse } from '../refusals.ts';
import { canApply, handedIn, notApplied, reviewEndOf, reviewProcess, reviewed } from '../reviews/index.ts';
import type { Application } from '../reviews/index.ts';
import { services } from './definitions.ts';
import type { PermittedService, ServiceDefinition } from './definitions.ts';

/** Whose application, and for what. */
interface Applicant {
  readonly userId: string;
  readonly service: PermittedService;
}

/** By customer and service. Whoever has none has not applied. */
export type ServiceApplications = Map<string, Applicant & { readonly application: Application }>;

/** Where the applications are kept. */
export interface Applications {
  readonly serviceApplications: ServiceApplications;
}

interface Books extends Applications {
  readonly seed: string;
}

const keyOf = ({ userId, service }: Applicant): string => `${userId}/${service}`;

export function serviceOf(service: PermittedService): ServiceDefinition {
  return services[service];
}

/** How far a customer's application is. */
export function applicationFor({ serviceApplications }: Applications, applicant: Applicant): Application {
  const { codes } = serviceOf(applicant.service);
  return serviceApplications.get(keyOf(applicant))?.application ?? notApplied(codes);
}

/**
 * Lets pass who was approved for the service; everybody where none is asked for.
 * @throws BusinessRefusal `permissionRequired`.
 */
export function checkPermission(books: Applications, userId: string, service: PermittedService | null): void {
  if (service === null) return;
  const { status } = applicationFor(books, { userId, service });
  if (status !== serviceOf(service).codes.approved) throw refuse('permissionRequired');
}

/** Enters an application as it is, for facts too. */
export function setApplication(
  { serviceApplications }: Applications,
  applicant: Applicant,
  application: Application,
): void {
  const { userId, service } = applicant;
  serviceApplications.set(keyOf(applicant), { userId, service, application });
}

/**
 * The review begins. After one that was refused, the customer may apply again (DECISIONS 13).
 * @returns the id of the application
 * @throws BusinessRefusal `alreadyApplied` during a review and after an approval.
 */
export function applyForService(books: Books, applicant: Applicant, at: number): string {
  const { codes, time } = serviceOf(applicant.service);
  if (!canApply(codes, applicationFor(books, applicant))) throw refuse('alreadyApplied');
  const { seed } = books;
  const usualEnd = () => reviewEndOf(time, { seed, userId: applicant.userId, submittedAt: at });
  setApplication(books, applicant, handedIn(codes, at, { planned: null, usualEnd }));
  return keyOf(applicant);
}

/** Reviews of services end. */
export const serviceReviews = reviewProcess({
  name: 'serviceReview',
  *cases(house: Books & Inboxes) {
    for (const [id, { userId, service, application }] of house.serviceApplications) {
      if ('review' in application)
        yield {
          id,
          house,
          userId,
          service,
          submittedAt: application.submittedAt,
          review: application.review,
        };
    }
  },
  settle({ house, userId, service, submittedAt, review }) {
    const { codes } = serviceOf(service);
    setApplication(house, { userId, service }, reviewed(codes, submittedAt, review));
  },
  tell({ house, userId, service, review: { failsBecause } }, at) {
    const { approved, refused } = serviceOf(service);
    sendMessage(house, userId, at, failsBecause === null ? approved : refused(failsBecause));
  },
});
