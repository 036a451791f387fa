import type { ApplicationWords } from '#presentation/application/words.ts';
import { messages } from './BlockPermission.messages.ts';

/** What the application for block trading says of itself. */
export const permissionWords: ApplicationWords = {
  headlines: {
    notApplied: { title: messages.notAppliedTitle, body: messages.notAppliedBody },
    underReview: { title: messages.underReviewTitle, body: messages.underReviewBody },
    refused: { title: messages.refusedTitle, body: messages.refusedBody },
    approved: { title: messages.approvedTitle, body: messages.approvedBody },
    unknown: { body: messages.unknownBody },
  },
  late: { title: messages.lateTitle, body: messages.lateBody },
  timeline: {
    label: messages.steps,
    toSend: messages.stepApply,
    toSendDetail: messages.stepApplyDetail,
    sent: messages.stepApplied,
    review: messages.stepReview,
    soon: messages.stepReviewDetail,
    due: messages.stepReviewDue,
    late: messages.stepReviewLate,
    approved: messages.stepOpened,
    approvedDetail: messages.stepOpenedDetail,
    refused: messages.stepRefused,
  },
};
