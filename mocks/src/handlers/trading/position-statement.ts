import { flowOf } from '#domain/orders/index.ts';
import type { FlowLine } from '#domain/orders/index.ts';
import { currencyOfWallet } from '#domain/ledger/index.ts';
import { walletOf } from '#domain/orders/index.ts';
import { refuse } from '#domain/refusals.ts';
import { formatExact, formatFixed } from '#kernel/index.ts';
import { page } from '../context.ts';
import type { Customer, Handler } from '../context.ts';
import { closedOf, positionsOf } from './records.ts';

/** The position itself, or the one that a closed part was of. */
function positionOf(caller: Customer, recordId: string) {
  const open = positionsOf(caller).find(({ id }) => id === recordId);
  if (open !== undefined) return { positionId: open.id, wallet: walletOf(open) };
  const closed = closedOf(caller).find(({ id, positionId }) => id === recordId || positionId === recordId);
  return closed && { positionId: closed.positionId, wallet: walletOf(closed) };
}

export const positionStatement: Handler<'trading.positionStatement'> = (caller, request) => {
  const found = positionOf(caller, request.id);
  if (found === undefined) throw refuse('notFound', { what: 'position' });
  const { trading, ledger } = caller.state;
  const currency = currencyOfWallet[found.wallet.type];
  const view = ({ id, at, kind, amount, deal, total }: FlowLine) => ({
    id,
    kind,
    amount: formatFixed(amount, 2),
    currency,
    quantity: deal === null ? null : formatExact(deal.quantity),
    price: deal === null ? null : formatExact(deal.price),
    orderNo: deal?.orderId ?? null,
    clientOrderId: deal === null ? null : (trading.orders.get(deal.orderId)?.clientOrderId ?? null),
    total: formatFixed(total, 2),
    createTimeTimestamp: at,
  });
  const { list, ...rest } = page(flowOf(ledger, found.positionId).toReversed(), request);
  return { ...rest, list: list.map(view) };
};
