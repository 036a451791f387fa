import { auditStatus } from '@meridian/api';
import type { ApplicationWords } from '#presentation/application/words.ts';
import { presentStatus } from '#presentation/status/status.ts';
import { messages } from './Record.messages.ts';

export const presentation = presentStatus(auditStatus, {
  pending: { tone: 'waiting', label: messages.pending },
  failed: { tone: 'negative', label: messages.failed },
  completed: { tone: 'positive', label: messages.completed },
});

/** What a withdrawal says of itself. */
export const withdrawalWords: ApplicationWords = {
  headlines: {
    // Every withdrawal has been applied for.
    notApplied: { body: messages.unknownBody },
    underReview: { title: messages.pending, body: messages.pendingBody },
    refused: { title: messages.failed, body: messages.failedBody },
    approved: { title: messages.completed, body: messages.completedBody },
    unknown: { body: messages.unknownBody },
  },
  late: { title: messages.lateTitle, body: messages.lateBody },
  timeline: {
    label: messages.steps,
    toSend: messages.toSend,
    toSendDetail: messages.toSendDetail,
    sent: messages.sent,
    review: messages.review,
    soon: messages.soon,
    due: messages.due,
    late: messages.late,
    approved: messages.approved,
    approvedDetail: messages.approvedDetail,
    refused: messages.refusedStep,
  },
};
