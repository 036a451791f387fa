/** Which answers differ once something was done, or once the backend has said that something is not as it was shown. */
import { refusal, type RefusalCode } from './codes.ts';
import type { Changed, WriteEndpoint } from './endpoint.ts';
import { isOutcomeUnknown, type ApiProblem } from './errors.ts';

/** Money was set aside or let go: how much is free, and what it pays for. */
export const heldMoney = [
  'funds.wallets',
  'funds.walletBalance',
  'funds.overview',
  'funds.usableWithdrawalAmount',
  'trading.halfOrFullQuantity',
  'trading.ipoFullQuantity',
] as const satisfies readonly Changed[];

/** Money was moved: the statement has a line more. */
export const movedMoney = [...heldMoney, 'funds.walletBill'] as const satisfies readonly Changed[];

/** A position was opened, changed or closed. */
export const changedPositions = [
  'trading.holdings',
  'trading.forexPositions',
  'trading.positionByStock',
  'trading.positionStatement',
] as const satisfies readonly Changed[];

/** An order was taken: it may be filled by now. */
export const changedByOrders = [
  'trading.entrustedOrders',
  'trading.closedPositions',
  ...changedPositions,
  ...movedMoney,
] as const satisfies readonly Changed[];

/** One instrument with its price, its session and whether the user watches it. */
export const quoteDetails = [
  'market.stockDetail',
  'market.cryptoDetail',
  'market.futuresDetail',
] as const satisfies readonly Changed[];

/** What a refusal says is otherwise than it was shown, besides what the refused write would have changed. */
const contradicted: ReadonlyMap<RefusalCode, readonly Changed[]> = /* @__PURE__ */ new Map<
  RefusalCode,
  readonly Changed[]
>([
  [refusal.payPasswordNotSet, ['auth.userInfo']],
  [refusal.kycRequired, ['auth.userInfo']],
  [refusal.permissionRequired, ['auth.applyStatus']],
  // It may cost more by now than the price on screen makes it.
  [refusal.insufficientFunds, quoteDetails],
  [refusal.marketClosed, quoteDetails],
  [refusal.instrumentHalted, quoteDetails],
  [refusal.auctionClosed, quoteDetails],
  [refusal.deadlinePassed, ['market.ipoList', 'follow.agencyList']],
  [refusal.accountInUse, ['funds.payoutAccounts']],
  [refusal.limitPriceNotAllowed, quoteDetails],
  [refusal.quantityNotAllowed, [...quoteDetails, 'trading.minCount']],
  [refusal.leverageNotAllowed, ['auth.appVersion']],
]);

/**
 * What has to be read again after a write: `problem` is what came instead of its receipt, null for a receipt. What may have
 * been carried out is read again like what was; what was not sent changes nothing.
 */
export function outOfDateAfter(
  { changes }: Pick<WriteEndpoint, 'changes'>,
  problem: ApiProblem | null,
): readonly Changed[] {
  if (problem?.kind === 'refused') return [...changes, ...(contradicted.get(problem.code) ?? [])];
  return problem === null || isOutcomeUnknown(problem) ? changes : [];
}

/** Whether the answers of a read are among `changes`. */
export function isChanged(readId: string, changes: readonly Changed[]): boolean {
  return changes.some((changed) => readId === changed || readId.startsWith(`${changed}.`));
}
