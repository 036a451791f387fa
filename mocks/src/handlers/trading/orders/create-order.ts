import type { AssetSource } from '@meridian/api';
import { userOf } from '#domain/brokerage.ts';
import { isTradedAs, orderOf } from '#domain/orders/index.ts';
import { refuse } from '#domain/refusals.ts';
import { checkPayPassword } from '#domain/session/index.ts';
import { sendFor } from '../../context.ts';
import type { WriteHandler } from '../../context.ts';
import { instrumentOfRequest } from '../../market/views/quote-views.ts';
import { intentOf } from '../intent.ts';
import { orderView } from '../views.ts';

/** Takes an order of one asset class: each class posts to its own call (DECISIONS 7). */
export function createOrder(source: AssetSource) {
  return {
    act(caller, request) {
      const { state, userId } = caller;
      const { direction, leverage } = request;
      const instrument = instrumentOfRequest(caller, request);
      const intent = intentOf(userId, request);
      if (!isTradedAs(instrument, source)) throw refuse('notFound', { what: 'instrument' });
      checkPayPassword(userOf(state, userId), request.payPassword);
      const order = { ...intent, key: instrument.key, source, direction, leverage };
      return sendFor(caller, 'orders/place', order).id;
    },
    receipt: (caller, orderId) => orderView(caller, orderOf(caller.state, orderId)),
  } satisfies WriteHandler<'trading.createStockOrder'>;
}
