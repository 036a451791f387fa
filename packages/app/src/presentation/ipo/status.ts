import { ipoStatus, settlementStatus } from '@meridian/api';
import { presentStatus } from '../status/status.ts';
import { statusMessages as messages } from './ipo.messages.ts';

export const ipoPresentation = presentStatus(ipoStatus, {
  subscribable: { tone: 'info', label: messages.subscribable },
  subscribed: { tone: 'waiting', label: messages.subscribed },
  waitingAllotment: { tone: 'waiting', label: messages.waitingAllotment },
  allotted: { tone: 'positive', label: messages.allotted },
  notAllotted: { tone: 'neutral', label: messages.notAllotted },
  pendingPayment: { tone: 'attention', label: messages.pendingPayment },
  lapsed: { tone: 'negative', label: messages.lapsed },
});

export const settlementPresentation = presentStatus(settlementStatus, {
  toBeSettled: { tone: 'waiting', label: messages.toBeSettled },
  settled: { tone: 'neutral', label: messages.settled },
});
