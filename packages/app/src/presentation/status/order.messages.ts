import { orderStatus } from '@meridian/api';
import { defineMessages } from '#platform/words/messages.ts';
import { presentStatus } from './status.ts';

const labels = defineMessages({
  inProgress: { id: 'orderStatus.inProgress', defaultMessage: 'In progress' },
  success: { id: 'orderStatus.success', defaultMessage: 'Success' },
  cancelled: { id: 'orderStatus.cancelled', defaultMessage: 'Cancelled' },
});

/** Order status labels (spec §4). */
export const orderPresentation = presentStatus(orderStatus, {
  accepted: { tone: 'waiting', label: labels.inProgress },
  success: { tone: 'positive', label: labels.success },
  cancelled: { tone: 'neutral', label: labels.cancelled },
  processing: { tone: 'waiting', label: labels.inProgress },
});
