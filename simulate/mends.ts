/** Mends that can be taken back, by changing the text of one file: each is a fault that the simulator has to notice. */

export interface Mend {
  /** Where it was asked for, or what it is part of. */
  readonly issue: string;
  /** What the app does without it. */
  readonly what: string;
  /** From the root. */
  readonly file: string;
  readonly mended: string;
  readonly before: string;
}

const app = 'packages/app/src';

export const mends: readonly Mend[] = [
  {
    issue: '21.8 ',
    what: 'a refusal that may be of a repeat is believed',
    file: 'contracts/api/src/endpoint.ts',
    mended: "return requestId === 'clientRequestId' &&",
    before: "return requestId === 'none' &&",
  },
  {
    issue: '21.9 ',
    what: 'a doubt of one tab is not known in the others',
    file: `${app}/submission/doubts.ts`,
    mended: 'if (key === null || key === storageKeys.doubts) listener();',
    before: 'if (key === null) listener();',
  },
  {
    issue: '21.9 ',
    what: 'a success drops the draft that another tab has kept',
    file: `${app}/platform/device/drafts.ts`,
    mended: 'dropOwnDraft(ports, key, value, schema);',
    before: 'dropDraft(ports.storage, key);',
  },
  {
    issue: '21.10',
    what: 'a receipt that says "cancelled" is believed',
    file: `${app}/features/ticket/model/order-write.ts`,
    mended: 'isConclusive: (receipt: Order) => freshStatuses.includes(receipt.orderStatus),',
    before: 'isConclusive: () => true,',
  },
  {
    issue: '21.12',
    what: 'the age of a draft follows the Date of an answer',
    file: `${app}/platform/device/drafts.ts`,
    mended: 'clock.deviceNow?.() ?? clock.now()',
    before: 'clock.now()',
  },
  {
    issue: '21.13',
    what: 'a held key sends again what is done',
    file: `${app}/platform/reading/writes.ts`,
    mended: 'ports.timers.setTimeout(() => intents.end(family, intent), leavingMs);',
    before: 'intents.end(family, intent);',
  },
  {
    issue: 'own  ',
    what: 'a refusal settles what another tab has sent again since',
    file: `${app}/submission/controller.ts`,
    mended: 'if (!isSentAgainSince(sent)) {',
    before: 'if (sent !== null) {',
  },
  {
    issue: 'own  ',
    what: 'a session that ends in one tab takes the drafts of all',
    file: `${app}/platform/device/session.ts`,
    mended: "if (reason === 'user') forgetPerson(storage);",
    before: 'forgetPerson(storage);',
  },
  {
    issue: 'ADR12',
    what: 'a broken connection reads as a refusal',
    file: 'contracts/api/src/errors.ts',
    mended: "['refused', 'aborted', 'unsendable']",
    before: "['refused', 'aborted', 'unsendable', 'network']",
  },
  {
    issue: 'ADR37',
    what: 'a write goes out without the id of its intent',
    file: `${app}/platform/reading/writes.ts`,
    mended: 'const named = { [requestId]: intent.id,',
    before: 'const named = { [requestId]: ports.newId(),',
  },
  {
    issue: 'DEC35',
    what: 'what is in doubt is sent again under another id',
    file: `${app}/submission/intent.ts`,
    mended: 'isAgain ? intent.sent.clientOrderId : newId()',
    before: 'newId()',
  },
];

/** @throws where the file does not have the mend in exactly one place */
export function withoutMend({ what, file, mended, before }: Mend, source: string): string {
  const parts = source.split(mended);
  if (parts.length !== 2)
    throw new Error(`"${what}" cannot be taken back: ${file} has it ${parts.length - 1} times`);
  return parts.join(before);
}
