import { followStatus } from '@meridian/api';
import { defineMessages } from '#platform/words/messages.ts';
import { presentStatus } from './status.ts';

const labels = defineMessages({
  waitConfirm: { id: 'followStatus.waitConfirm', defaultMessage: 'Wait confirm' },
  inProgress: { id: 'followStatus.inProgress', defaultMessage: 'In progress' },
  refused: { id: 'followStatus.refused', defaultMessage: 'Refused' },
  ended: { id: 'followStatus.ended', defaultMessage: 'Ended' },
});

/** Of an investment with an institution (spec §4). */
export const followPresentation = presentStatus(followStatus, {
  waitConfirm: { tone: 'waiting', label: labels.waitConfirm },
  inProgress: { tone: 'info', label: labels.inProgress },
  refused: { tone: 'negative', label: labels.refused },
  ended: { tone: 'neutral', label: labels.ended },
});
