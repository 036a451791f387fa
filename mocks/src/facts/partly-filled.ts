/** The fact of an order that the book did not hold. */
import * as v from 'valibot';
import { bookAt, cancel, canTrade, execute, freeze, goesToBook, isBuying } from '#domain/orders/index.ts';
import { refuse } from '#domain/refusals.ts';
import { formatExact } from '#kernel/index.ts';
import { defineFact, productIn, shortText } from './define.ts';
import { enter, orderParameters } from './trading.ts';

const { quantity: _given, ...parameters } = orderParameters;

const partlyFilledOrder = defineFact({
  parameters: v.object({
    ...parameters,
    /** How many levels of the book were taken: the limit is the price of the last. */
    levels: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)), 3),
    /** What still waits. Much of it, since the order goes on filling while the price is within its limit. */
    waiting: orderParameters.quantity,
    isCancelled: v.optional(v.boolean(), false),
    clientOrderId: v.optional(shortText),
  }),
  sentence: ({ code, waiting, levels, isCancelled }) =>
    `an order for ${code} took ${levels} levels of the book, and ${formatExact(waiting)} more ${isCancelled ? 'were taken back' : 'wait'}`,
  apply(state, { levels: count, waiting, isCancelled, ...draft }, at) {
    const { instrument, source } = productIn(state, draft);
    const { key } = instrument;
    if (!goesToBook(instrument, source) || !canTrade(state, key, at))
      throw refuse('invalidRequest', { field: 'code' });
    const { bids, asks } = bookAt(state, key, at);
    const taken = (isBuying(draft.direction, true) ? asks : bids).slice(0, count);
    const limitPrice = taken.at(-1)?.price ?? 0n;
    const quantity = taken.reduce((sum, level) => sum + level.quantity, waiting);
    const { clientOrderId } = draft;
    const order = enter(state, { ...draft, quantity }, { price: limitPrice, at, limitPrice, clientOrderId });
    freeze(state, order, at);
    execute(state, order, at);
    if (isCancelled) cancel(state, order, 'byCustomer', at);
  },
});

export const partlyFilledFacts = { partlyFilledOrder } as const;
