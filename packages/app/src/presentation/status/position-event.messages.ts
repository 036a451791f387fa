import { positionEventKind } from '@meridian/api';
import { defineMessages } from '#platform/words/messages.ts';
import { presentStatus } from './status.ts';

const labels = defineMessages({
  opened: { id: 'position.event.opened', defaultMessage: 'Opened' },
  increased: { id: 'position.event.increased', defaultMessage: 'Increased' },
  marginAdded: { id: 'position.event.marginAdded', defaultMessage: 'Margin added' },
  leverageRaised: { id: 'position.event.leverageRaised', defaultMessage: 'Leverage raised' },
  partlyClosed: { id: 'position.event.partlyClosed', defaultMessage: 'Partly closed' },
  overnight: { id: 'position.event.overnight', defaultMessage: 'Overnight charge' },
  dailySettlement: { id: 'position.event.dailySettlement', defaultMessage: 'Daily settlement' },
  dividend: { id: 'position.event.dividend', defaultMessage: 'Dividend' },
  split: { id: 'position.event.split', defaultMessage: 'Share split' },
  closed: { id: 'position.event.closed', defaultMessage: 'Closed' },
  stoppedOut: {
    id: 'position.event.stoppedOut',
    defaultMessage: 'Closed by the brokerage: the margin was used up',
  },
  settled: {
    id: 'position.event.settled',
    defaultMessage: 'Settled by the brokerage: the contract ended',
  },
});

/** What happened to a position. */
export const positionEventPresentation = presentStatus(positionEventKind, {
  opened: { tone: 'info', label: labels.opened },
  increased: { tone: 'info', label: labels.increased },
  marginAdded: { tone: 'info', label: labels.marginAdded },
  leverageRaised: { tone: 'info', label: labels.leverageRaised },
  partlyClosed: { tone: 'info', label: labels.partlyClosed },
  overnight: { tone: 'neutral', label: labels.overnight },
  dailySettlement: { tone: 'neutral', label: labels.dailySettlement },
  dividend: { tone: 'info', label: labels.dividend },
  split: { tone: 'info', label: labels.split },
  closed: { tone: 'neutral', label: labels.closed },
  stoppedOut: { tone: 'negative', label: labels.stoppedOut },
  settled: { tone: 'neutral', label: labels.settled },
});
