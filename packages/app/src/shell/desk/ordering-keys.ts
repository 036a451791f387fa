/** Where the letters of buying and selling lead: what the buttons of a quote do with what is held (ART.md "Density is respect"). */
import {
  positionByStock,
  tradeDirection,
  tradeTab,
  type Decimal,
  type Position,
  type TradeDirection,
} from '@meridian/api';
import { useMemo } from 'react';
import { addressed } from '#asset-classes/addressed.ts';
import { closableClass, useAssetClasses } from '#asset-classes/registry.ts';
import { isPositive } from '#domain/money.ts';
import { links } from '#platform/address/links.ts';
import { productOf } from '#platform/address/product.ts';
import { useSession } from '#platform/ports/use-ports.ts';
import { afterLookUp, useListed } from '#platform/reading/listed.ts';
import { knownData } from '#platform/reading/request.ts';
import { useRead } from '#platform/reading/use-read.ts';
import type { OrderedProduct } from '#presentation/ordering/asked-orders.ts';
import { ticketOf, type Address } from './panes.ts';

/** What is open in the instrument that an address is about. */
export interface HeldHere {
  /** Null where nothing is held, or nobody can say. */
  readonly position: Position | null;
  /** Of its quantity, what no closing order has claimed yet. */
  readonly closable: Decimal | null;
  /** The first answer is still to come: until then no letter orders anything. */
  readonly isAwaited: boolean;
}

/** What is ordered at an address; null where it names nothing. */
export function useProductHere({ pathname, search }: Address): OrderedProduct | null {
  const classes = useAssetClasses();
  return useMemo(() => {
    const { instrument } = addressed(classes, pathname, new URLSearchParams(search));
    return instrument === null || instrument.code === ''
      ? null
      : { source: instrument.source, code: instrument.code };
  }, [classes, pathname, search]);
}

/** The quote's own question: both share one answer. */
export function useHeldHere({ pathname, search }: Address): HeldHere {
  const { isSignedIn } = useSession();
  const classes = useAssetClasses();
  const { instrument, assetClass } = useMemo(
    () => addressed(classes, pathname, new URLSearchParams(search)),
    [classes, pathname, search],
  );
  const isHeldOf = closableClass(assetClass) !== undefined;
  const canHold = isSignedIn && isHeldOf && instrument !== null && instrument.code !== '';
  const { instrument: listed, lookUp } = useListed(canHold ? instrument : null);
  const read = useRead(positionByStock, listed && productOf(listed), {
    subject: 'position',
    onTopics: ['orders'],
  });
  const { request } = afterLookUp(lookUp, read);
  const known = knownData(request);
  return {
    position: known?.position ?? null,
    closable: known?.position ? known.positionNum : null,
    isAwaited: canHold && known === null && request.phase !== 'failed',
  };
}

const directions: ReadonlyMap<string, TradeDirection> = new Map([
  ['b', tradeDirection.buy],
  ['s', tradeDirection.sell],
]);

/**
 * B buys and S sells: more of what is held, or out of what is held the other way round, as the quote's first buttons have
 * it. With Shift they open a position in that direction whatever is held, as its menu has it. Null: the key is another's.
 */
export function orderingAddress(
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  subject: Address,
  held: HeldHere,
): string | null {
  const direction = directions.get(key.toLowerCase());
  if (direction === undefined || held.isAwaited) return null;
  return shiftKey ? ticketLink(subject, direction) : orderLink(direction, subject, held);
}

/**
 * Where that direction leads: to a ticket, or, where the other direction is held, out of what is held. Null where neither
 * is possible, as of a class that has no ticket.
 */
export function orderLink(
  direction: TradeDirection,
  subject: Address,
  { position, closable }: HeldHere,
): string | null {
  if (position === null || position.direction === direction) return ticketLink(subject, direction);
  return closable === null || isPositive(closable) ? links.close(position) : links.trade(tradeTab.entrusted);
}

function ticketLink(subject: Address, direction: TradeDirection): string | null {
  const ticket = ticketOf(subject, direction);
  return ticket && ticket.pathname + ticket.search;
}
