import { userOf } from '#domain/brokerage.ts';
import { refuse } from '#domain/refusals.ts';
import { checkPayPassword } from '#domain/session/index.ts';
import { sendFor } from '../context.ts';
import type { WriteHandler } from '../context.ts';
import { closedOf, positionsOf } from './records.ts';
import { closedPositionView, positionView } from './views.ts';

export const addPositionMargin: WriteHandler<'trading.addPositionMargin'> = {
  act(caller, { id: positionId, margin = null, leverage = null, payPassword }) {
    const { state, userId } = caller;
    checkPayPassword(userOf(state, userId), payPassword);
    return sendFor(caller, 'positions/changeMargin', { userId, positionId, margin, leverage }).id;
  },
  /** As the position is now: what was changed may be closed since. */
  receipt(caller, positionId, { margin = null, leverage = null }) {
    const done = { clientOrderId: caller.identity?.requestId ?? '', margin, leverage };
    const open = positionsOf(caller).find(({ id }) => id === positionId);
    if (open !== undefined) return { ...done, position: positionView(caller, open) };
    const closed = closedOf(caller).find(({ id }) => id === positionId);
    if (closed === undefined) throw refuse('positionNotOpen');
    return { ...done, position: closedPositionView(caller, closed) };
  },
};
