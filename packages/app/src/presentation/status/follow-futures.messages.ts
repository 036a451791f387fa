import { followFuturesStatus } from '@meridian/api';
import { defineMessages } from '#platform/words/messages.ts';
import { presentStatus } from './status.ts';

const labels = defineMessages({
  waiting: { id: 'followFuturesStatus.waiting', defaultMessage: 'Waiting' },
  inProgress: { id: 'followFuturesStatus.inProgress', defaultMessage: 'Running' },
  cancelled: { id: 'followFuturesStatus.cancelled', defaultMessage: 'Cancelled' },
  closed: { id: 'followFuturesStatus.closed', defaultMessage: 'Closed' },
  settled: { id: 'followFuturesStatus.settled', defaultMessage: 'Settled' },
});

/** Of a copied futures order (spec §4). */
export const followFuturesPresentation = presentStatus(followFuturesStatus, {
  waiting: { tone: 'waiting', label: labels.waiting },
  inProgress: { tone: 'info', label: labels.inProgress },
  cancelled: { tone: 'neutral', label: labels.cancelled },
  closed: { tone: 'neutral', label: labels.closed },
  settled: { tone: 'neutral', label: labels.settled },
});
