import { statusFamilies } from '@meridian/api';
import type { ServiceType } from '@meridian/api';
import type { MessageContent } from '../inbox/index.ts';
import type { ApplicationCodes, ReviewTime } from '../reviews/index.ts';

/** How the brokerage decides on a service, and how the applicant is informed. */
export interface ServiceDefinition {
  /** The contract's words for where an application can be. */
  readonly codes: Readonly<Record<keyof ApplicationCodes, string>>;
  readonly time: ReviewTime;
  /** The commonest reason to refuse: a key of the reviewers' reasons. */
  readonly usualFailure: string;
  readonly approved: MessageContent;
  refused(reason: string): MessageContent;
}

const { notOpened, underReview, opened, refused } = statusFamilies.blockPermission.codes;

/** What the brokerage permits on application. A loan is applied for by the same call, and is in `domain/loans`. */
export type PermittedService = Exclude<ServiceType, 'loan'>;

export const services: Readonly<Record<PermittedService, ServiceDefinition>> = {
  /** Permission to trade blocks (spec §4, DECISIONS 13). */
  blockTrade: {
    codes: { notApplied: notOpened, underReview, approved: opened, refused },
    time: {
      kind: 'blockPermissionReview',
      promisedMs: 24 * 3_600_000,
      usualMinutes: { least: 30, most: 8 * 60 },
      slowMinutes: { least: 8 * 60, most: 22 * 60 },
    },
    usualFailure: 'littleExperience',
    approved: { kind: 'blockPermissionOpened', parameters: {} },
    refused: (reason) => ({ kind: 'blockPermissionRefused', parameters: { reason } }),
  },
};
