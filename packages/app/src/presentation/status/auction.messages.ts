import { auctionWindow } from '@meridian/api';
import { defineMessages } from '#platform/words/messages.ts';
import { presentStatus } from './status.ts';

const labels = defineMessages({
  upcoming: { id: 'auctionWindow.upcoming', defaultMessage: 'Not open yet' },
  open: { id: 'auctionWindow.open', defaultMessage: 'Open' },
  noCancel: { id: 'auctionWindow.noCancel', defaultMessage: 'No cancellation' },
  ended: { id: 'auctionWindow.ended', defaultMessage: 'Ended' },
});

/** The window of a pre-market auction (ADR 63). */
export const auctionPresentation = presentStatus(auctionWindow, {
  upcoming: { tone: 'upcoming', label: labels.upcoming },
  open: { tone: 'info', label: labels.open },
  noCancel: { tone: 'waiting', label: labels.noCancel },
  ended: { tone: 'neutral', label: labels.ended },
});
