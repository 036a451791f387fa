import { realNameStatus } from '@meridian/api';
import { defineMessages } from '#platform/words/messages.ts';
import { presentStatus } from './status.ts';

const labels = defineMessages({
  notSubmitted: { id: 'kycStatus.notSubmitted', defaultMessage: 'Not submitted' },
  pending: { id: 'kycStatus.pending', defaultMessage: 'Under review' },
  failed: { id: 'kycStatus.failed', defaultMessage: 'Unsuccessful' },
  approved: { id: 'kycStatus.approved', defaultMessage: 'Verified' },
});

/** The identity check (spec §4). */
export const kycPresentation = presentStatus(realNameStatus, {
  notSubmitted: { tone: 'info', label: labels.notSubmitted },
  pending: { tone: 'waiting', label: labels.pending },
  failed: { tone: 'negative', label: labels.failed },
  approved: { tone: 'positive', label: labels.approved },
});
