import { realNameStatus } from '@meridian/api';

/** Where an identity check stands (spec §4). */
export type KycStatus = 'notSubmitted' | 'pending' | 'failed' | 'approved';

/** Tone of the status wherever it is shown in a tag. */
export const kycTones = {
  notSubmitted: 'neutral',
  pending: 'waiting',
  failed: 'negative',
  approved: 'positive',
} as const satisfies Record<KycStatus, string>;

/** From the user's code. Missing, null, 0 and codes the app does not know read "not submitted" (DECISIONS 12). */
export function kycStatusOf(code: number | null | undefined): KycStatus {
  switch (code) {
    case realNameStatus.pending:
      return 'pending';
    case realNameStatus.failed:
      return 'failed';
    case realNameStatus.approved:
      return 'approved';
    default:
      return 'notSubmitted';
  }
}
