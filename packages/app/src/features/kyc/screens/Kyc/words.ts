import { kycPresentation } from '#presentation/status/kyc.messages.ts';
import type { ApplicationWords } from '#presentation/application/words.ts';
import { messages } from './Kyc.messages.ts';

const { failed, approved } = kycPresentation.readings;

/** What the identity check says of itself. */
export const identityWords: ApplicationWords = {
  headlines: {
    notApplied: { title: messages.notSubmittedTitle, body: messages.notSubmittedBody },
    underReview: { title: messages.pendingTitle, body: messages.pendingBody },
    refused: { title: failed.label, body: messages.failedBody },
    approved: { title: approved.label, body: messages.approvedBody },
    unknown: { body: messages.unknownBody },
  },
  late: { title: messages.lateTitle, body: messages.lateBody },
  timeline: {
    label: messages.steps,
    toSend: messages.stepSubmitTodo,
    toSendDetail: messages.stepSubmitDetail,
    sent: messages.stepSubmit,
    review: messages.stepReview,
    soon: messages.stepReviewDetail,
    due: messages.stepReviewDue,
    late: messages.stepReviewLate,
    approved: approved.label,
    approvedDetail: messages.stepResultDetail,
    refused: failed.label,
  },
};

/** The same where single images were refused, and the rest was accepted. */
export const partlyRefusedWords: ApplicationWords = {
  ...identityWords,
  headlines: {
    ...identityWords.headlines,
    refused: { title: failed.label, body: messages.failedPartBody },
  },
};
