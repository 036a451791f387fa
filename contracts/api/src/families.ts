/**
 * The statuses that things go through, one family for each kind of thing: what a status is called here, and the code or
 * word it has on the wire. Code that shows, sends or simulates one takes its family from here; `statusFamilies` lists them.
 */

/** Code or word on the wire, by name. */
export type StatusFamily = Readonly<Record<string, string | number | boolean>>;
type CodeOf<F extends StatusFamily> = F[keyof F];
export type NameOf<F extends StatusFamily> = keyof F & string;

/** Real-name status (spec §4). Missing, null and 0 mean "not submitted" (DECISIONS 12). */
export const realNameStatus = { notSubmitted: 0, pending: 1, failed: 2, approved: 3 } as const;

/** Of a deposit or withdrawal; a failure carries its reason (spec §4). */
export const auditStatus = { pending: 'pending', failed: 'failed', completed: 'completed' } as const;

/** New shares, before and after subscribing; `pendingPayment` and `lapsed` where the price came out higher (DECISIONS 37). */
export const ipoStatus = {
  subscribable: 'subscribable',
  subscribed: 'subscribed',
  waitingAllotment: 'waitingAllotment',
  allotted: 'allotted',
  notAllotted: 'notAllotted',
  pendingPayment: 'pendingPayment',
  lapsed: 'lapsed',
} as const;

/** Settlement label of a subscription (spec §4). */
export const settlementStatus = { toBeSettled: 'toBeSettled', settled: 'settled' } as const;

/** Of an investment with an agency (spec §4); `refused` with its reason, the money given back; `ended` when its term is over (ADR 62). */
export const followStatus = {
  waitConfirm: 'waitConfirm',
  inProgress: 'inProgress',
  refused: 'refused',
  ended: 'ended',
} as const;

/** `waiting` can be cancelled, `inProgress` closed (spec §4, DECISIONS 23); `settled` where the institution ended it. */
export const followFuturesStatus = {
  waiting: 'waiting',
  inProgress: 'inProgress',
  cancelled: 'cancelled',
  closed: 'closed',
  settled: 'settled',
} as const;

/** Block-trade permission; the spec does not name the approved state (spec §4, DECISIONS 13). */
const blockPermission = {
  notOpened: 'notOpened',
  underReview: 'underReview',
  opened: 'opened',
  refused: 'refused',
} as const;

/** When orders for a pre-market auction are taken; in `noCancel` none can be cancelled any more. */
export const auctionWindow = {
  upcoming: 'upcoming',
  open: 'open',
  noCancel: 'noCancel',
  ended: 'ended',
} as const;

/** One-time code by email; the next one after 60 s (DECISIONS 17). */
const emailCodeStatus = {
  notSent: 'notSent',
  sent: 'sent',
  wrong: 'wrong',
  expired: 'expired',
  /** Too many wrong ones were entered: only a new one can be used (ADR 23). */
  locked: 'locked',
  accepted: 'accepted',
} as const;

/** An image on its way to the server (spec §5, DECISIONS 20). */
const uploadStatus = {
  empty: 'empty',
  wrongKind: 'wrongKind',
  tooLarge: 'tooLarge',
  uploading: 'uploading',
  /** The connection broke before all of it had left. */
  interrupted: 'interrupted',
  failed: 'failed',
  uploaded: 'uploaded',
} as const;

/** Can be cancelled while pending only (spec §4, DECISIONS 22). */
export const transferStatus = {
  pending: 'pending',
  completed: 'completed',
  cancelled: 'cancelled',
  failed: 'failed',
} as const;

/** Of one month's payment of a loan; `overdue` where there was too little money on its day (ADR 58). */
export const instalmentStatus = { upcoming: 'upcoming', overdue: 'overdue', paid: 'paid' } as const;

/** Of a message or notice. */
export const messageStatus = { unread: 'unread', read: 'read' } as const;

/** 0 is accepted and can be cancelled; 3 is being processed and cannot (DECISIONS 11). Both read "in progress" (spec §4). */
export const orderStatus = { accepted: 0, success: 1, cancelled: 2, processing: 3 } as const;
export type OrderStatus = CodeOf<typeof orderStatus>;

/** What happens to a position. */
export const positionEventKind = {
  opened: 'opened',
  increased: 'increased',
  marginAdded: 'marginAdded',
  leverageRaised: 'leverageRaised',
  partlyClosed: 'partlyClosed',
  /** Charged for being held over the end of a day. */
  overnight: 'overnight',
  /** A future's gain or loss of a day, booked as the day ends. */
  dailySettlement: 'dailySettlement',
  /** Received for shares held, paid for shares sold short. */
  dividend: 'dividend',
  split: 'split',
  closed: 'closed',
  stoppedOut: 'stoppedOut',
  /** Its contract ended: it was not closed by a person. */
  settled: 'settled',
} as const;

/** Whether a market trades now. `break` is a lunch break, `closed` a night or weekend. */
export const marketPhase = { open: 'open', break: 'break', closed: 'closed', holiday: 'holiday' } as const;
export type MarketPhase = CodeOf<typeof marketPhase>;

/** The nine wallets (spec §3). */
export const walletType = {
  BALANCE: 'BALANCE',
  FOLLOW: 'FOLLOW',
  FUTURE: 'FUTURE',
  STOCK: 'STOCK',
  SUBSCRIPTION: 'SUBSCRIPTION',
  FOREX: 'FOREX',
  HK_STOCK: 'HK_STOCK',
  FOLLOW_FUTURES: 'FOLLOW_FUTURES',
  CRYPTOCURRENCY: 'CRYPTOCURRENCY',
} as const;
export type WalletType = CodeOf<typeof walletType>;
export const walletTypes = /* @__PURE__ */ Object.values(walletType);

/** Whether the user has a transaction password: `hasPayPassword` (DECISIONS 28). */
const payPasswordStatus = { notSet: false, set: true } as const;

/**
 * Every family. `isAssumed`: the spec names the states or they follow from it, but their codes on the wire are ours: to be
 * checked when the real backend is connected.
 */
export const statusFamilies = {
  kyc: { codes: realNameStatus, isAssumed: false },
  audit: { codes: auditStatus, isAssumed: true },
  ipo: { codes: ipoStatus, isAssumed: true },
  settlement: { codes: settlementStatus, isAssumed: true },
  follow: { codes: followStatus, isAssumed: true },
  followFutures: { codes: followFuturesStatus, isAssumed: true },
  blockPermission: { codes: blockPermission, isAssumed: true },
  auctionWindow: { codes: auctionWindow, isAssumed: true },
  emailCode: { codes: emailCodeStatus, isAssumed: true },
  upload: { codes: uploadStatus, isAssumed: true },
  transfer: { codes: transferStatus, isAssumed: true },
  /** As the deposit audit (DECISIONS 14). */
  loan: { codes: auditStatus, isAssumed: true },
  instalment: { codes: instalmentStatus, isAssumed: true },
  message: { codes: messageStatus, isAssumed: true },
  order: { codes: orderStatus, isAssumed: false },
  positionEvent: { codes: positionEventKind, isAssumed: true },
  marketPhase: { codes: marketPhase, isAssumed: true },
  wallet: { codes: walletType, isAssumed: false },
  payPassword: { codes: payPasswordStatus, isAssumed: true },
} as const satisfies Record<string, { readonly codes: StatusFamily; readonly isAssumed: boolean }>;
export type StatusFamilyName = keyof typeof statusFamilies;
/** The names of a family's statuses. */
export type StatusName<F extends StatusFamilyName> = NameOf<(typeof statusFamilies)[F]['codes']>;

/** The name of a code, null for one that the family does not have (DECISIONS 11). */
export function statusName<F extends StatusFamily>(family: F, code: unknown): NameOf<F> | null {
  for (const [name, own] of Object.entries(family)) if (own === code) return name as NameOf<F>;
  return null;
}
