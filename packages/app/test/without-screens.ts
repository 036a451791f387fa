/** What the screens are made of, without screens: for simulations of people at several tabs. */
export { createServerClock } from '#platform/ports/clock.ts';
export { memoryStorage } from '#platform/device/storage.ts';
export { phaseOf } from '#platform/reading/request-phase.ts';
export { resultOf } from '#platform/ports/result.ts';
export { reasonText } from '#platform/words/problems.ts';
export type { Ports } from '#platform/ports/ports.ts';
export { createSession } from '#platform/device/session.ts';
export { openDraft } from '#platform/device/drafts.ts';
export { createWriter, type Writer } from '#platform/reading/writer.ts';
export { createController, type SubmissionController } from '#submission/controller.ts';
export { createDoubts, type Doubts } from '#submission/doubts.ts';
export { intentOf, type Intent } from '#submission/intent.ts';
export type { MoneyWrite, WriteModel } from '#submission/model.ts';
export { doubtOf, type Submission } from '#submission/submission.ts';
export { closingOrder, openingOrder } from '#features/ticket/model/order-write.ts';
export { sentOrder, type SentOrder } from '#features/ticket/model/sent-order.ts';
export { orderOutcomeOf } from '#features/ticket/ordering/outcome.ts';
