/** Copied futures orders of institutions (DECISIONS 23, 50). */
import { followFuturesStatus } from '@meridian/api';
import type { WireResponseOf } from '@meridian/api';
import type { Endpoints } from '@meridian/api/catalogue';
import { userOf } from '#domain/brokerage.ts';
import { copiesOf, copyProfit, institutionOf } from '#domain/follow/index.ts';
import type { Copy } from '#domain/follow/index.ts';
import { lastPrice } from '#domain/orders/index.ts';
import { refuse } from '#domain/refusals.ts';
import { checkPayPassword } from '#domain/session/index.ts';
import { formatExact, formatFixed } from '#kernel/index.ts';
import type { Fixed } from '#kernel/index.ts';
import { page, sendFor } from '../context.ts';
import type { Customer, Handler, WriteHandler } from '../context.ts';
import { instrumentName } from '../language.ts';

type Wire = WireResponseOf<Endpoints['trading.createFollowFutures']>;

function copyView({ state, language, now }: Customer, copy: Copy): Wire {
  const instrument = state.market.instrument(copy.key);
  const priced = (price: Fixed | null) =>
    price === null ? null : formatFixed(price, instrument.priceDecimals);
  const isRunning = copy.status === followFuturesStatus.inProgress;
  const profit = isRunning ? copyProfit(copy, lastPrice(state, copy.key, now)) : copy.profit;
  return {
    id: copy.id,
    clientOrderId: copy.clientOrderId,
    offerId: copy.offerId,
    agencyName: institutionOf(copy.institutionId)?.name[language] ?? null,
    stock_code: instrument.code,
    name: instrumentName(instrument, language, state.hasLongNames),
    market: instrument.exchange,
    currency: instrument.settlementCurrency,
    direction: copy.direction,
    status: copy.status,
    amount: formatFixed(copy.amount, 2),
    walletCurrency: 'USD',
    leverage: formatExact(copy.leverage),
    openPrice: priced(copy.openPrice),
    closePrice: priced(copy.closePrice),
    handleFee: formatFixed(copy.fee, 2),
    profit: profit === null ? null : formatFixed(profit, 2),
    createTimeTimestamp: copy.createdAt,
    startTimeTimestamp: copy.startsAt,
    updateTimeTimestamp: copy.updatedAt,
    settleTimeTimestamp: copy.endedAt ?? copy.settlesAt,
  };
}

function receipt(caller: Customer, id: string): Wire {
  const copy = caller.state.copies.get(id);
  if (copy === undefined) throw refuse('notFound');
  return copyView(caller, copy);
}

export const createFollowFutures: WriteHandler<'trading.createFollowFutures'> = {
  act(caller, { clientOrderId, offerId, amount, payPassword }) {
    const { state, userId } = caller;
    checkPayPassword(userOf(state, userId), payPassword);
    return sendFor(caller, 'copies/request', { userId, clientOrderId, offerId, amount }).id;
  },
  receipt,
};

export const followFuturesList: Handler<'trading.followFuturesList'> = (caller, request) => {
  const { list, ...rest } = page(copiesOf(caller.state, caller.userId), request);
  return { ...rest, list: list.map((copy) => copyView(caller, copy)) };
};

export const cancelFollowFutures: Handler<'trading.cancelFollowFutures'> = (caller, { id }) => {
  sendFor(caller, 'copies/cancel', { userId: caller.userId, id });
  return null;
};

export const closeFollowFutures: WriteHandler<'trading.closeFollowFutures'> = {
  act(caller, { id, payPassword }) {
    const { state, userId } = caller;
    checkPayPassword(userOf(state, userId), payPassword);
    return sendFor(caller, 'copies/close', { userId, id }).id;
  },
  receipt,
};
