/** Records that messages and lines of the statement lead to, as the wire names them. */
import type { WireResponseOf } from '@meridian/api';
import type { Endpoints } from '@meridian/api/catalogue';
import type { Order } from '#domain/orders/index.ts';
import type { Customer } from './context.ts';
import { instrumentName } from './language.ts';

export type WireTarget = NonNullable<WireResponseOf<Endpoints['content.messageDetail']>['target']>;

type Traded = Pick<Order, 'key' | 'source'>;

/** A record that is about an instrument. */
export function namedTarget(
  { state, language }: Customer,
  record: Pick<WireTarget, 'kind' | 'id'>,
  { key, source }: Traded,
): WireTarget {
  const instrument = state.market.instrument(key);
  return {
    ...record,
    stock_code: instrument.code,
    name: instrumentName(instrument, language, state.hasLongNames),
    market: instrument.exchange,
    source,
  };
}

/** A position, open or closed; null where there is no such one. */
export function positionTarget(caller: Customer, id: string): WireTarget | null {
  const held = tradedAs(caller, id);
  return held === undefined ? null : namedTarget(caller, { kind: 'position', id }, held);
}

/** The instrument of a position, open or closed. */
export function tradedAs({ state: { trading } }: Customer, positionId: string): Traded | undefined {
  return trading.positions.get(positionId) ?? trading.closed.findLast((one) => one.positionId === positionId);
}
