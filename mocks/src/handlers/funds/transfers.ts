import { currencyOfWallet } from '#domain/ledger/index.ts';
import { listedPair } from '#domain/market/index.ts';
import { refuse } from '#domain/refusals.ts';
import type { Transfer } from '#domain/transfers/index.ts';
import { formatFixed } from '#kernel/index.ts';
import { sendFor } from '../context.ts';
import type { Caller, Handler, WriteHandler } from '../context.ts';

/** The rate of a transfer or a subscription in the order in which its pair is listed, so that no digit is lost; null where nothing is exchanged. */
export function rateOf(
  { state }: Pick<Caller, 'state'>,
  { rate, rateAt }: Pick<Transfer, 'rate' | 'rateAt'>,
) {
  if (rate === null || rateAt === null) return null;
  const pair = listedPair(rate.from, rate.to);
  if (pair === undefined) throw new RangeError(`no pair of ${rate.from} and ${rate.to} is listed`);
  const [from, to] = pair.isInverse ? [rate.to, rate.from] : [rate.from, rate.to];
  const price = pair.isInverse ? rate.denominator : rate.numerator;
  const { priceDecimals } = state.market.instrument(pair.key);
  return { from, to, rate: formatFixed(price, priceDecimals), timestamp: rateAt };
}

export const transfer: WriteHandler<'funds.transfer'> = {
  act(caller, { clientOrderId, from, to, amount }) {
    const { userId } = caller;
    return sendFor(caller, 'transfers/request', { userId, clientOrderId, from, to, amount }).id;
  },
  receipt(caller, id) {
    const made = caller.state.transfers.get(id);
    if (made === undefined) throw refuse('notFound');
    const { from, to } = made;
    return {
      id,
      clientOrderId: made.clientOrderId,
      from,
      to,
      amount: formatFixed(made.amount, 2),
      currency: currencyOfWallet[from],
      received: formatFixed(made.received, 2),
      receivedCurrency: currencyOfWallet[to],
      rate: rateOf(caller, made),
      status: made.status,
      reason: null,
      createTimeTimestamp: made.createdAt,
      updateTimeTimestamp: made.updatedAt,
    };
  },
};

export const cancelTransfer: Handler<'funds.cancelTransfer'> = (caller, { id }) => {
  sendFor(caller, 'transfers/cancel', { userId: caller.userId, id });
  return null;
};
