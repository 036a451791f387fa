/** Where the letters of buying and selling lead: what the buttons of a quote do with what is held (ART.md "Density is respect"). */
import { positionByStock, tradeDirection, tradeTab, type Decimal, type Position } from '@meridian/api';
import { useMemo } from 'react';
import { addressed } from '#asset-classes/addressed.ts';
import { useAssetClasses } from '#asset-classes/registry.ts';
import { isPositive } from '#domain/money.ts';
import { links } from '#platform/links.ts';
import { productOf } from '#platform/product.ts';
import { useSession } from '#platform/provider.tsx';
import { knownData } from '#platform/request.ts';
import { useRead } from '#platform/use-read.ts';
import { ticketOf, type Address } from './panes.ts';

/** What is open in the instrument that the desk is about. */
export interface HeldHere {
  /** Null where nothing is held, or nobody can say. */
  readonly position: Position | null;
  /** Of its quantity, what no closing order has claimed yet. */
  readonly closable: Decimal | null;
  /** The first answer is still to come: until then no letter orders anything. */
  readonly isAwaited: boolean;
}

/** The quote's own question: both share one answer. */
export function useHeldHere({ pathname, search }: Address): HeldHere {
  const { isSignedIn } = useSession();
  const classes = useAssetClasses();
  const instrument = useMemo(
    () => addressed(classes, pathname, new URLSearchParams(search)).instrument,
    [classes, pathname, search],
  );
  const isNamed = instrument !== null && instrument.code !== '' && instrument.market !== '';
  const canHold = isSignedIn && isNamed && ticketOf({ pathname, search }, tradeDirection.buy) !== null;
  const { request } = useRead(positionByStock, canHold ? productOf(instrument) : null, {
    subject: 'position',
    onTopics: ['orders'],
  });
  const known = knownData(request);
  return {
    position: known?.position ?? null,
    closable: known?.position ? known.positionNum : null,
    isAwaited: canHold && known === null && request.phase !== 'failed',
  };
}

const directions: ReadonlyMap<string, number> = new Map([
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
  { position, closable, isAwaited }: HeldHere,
): Address | string | null {
  const direction = directions.get(key.toLowerCase());
  const ticket = direction === undefined ? null : ticketOf(subject, direction);
  if (ticket === null || isAwaited) return null;
  if (shiftKey || position === null || position.direction === direction) return ticket;
  return closable === null || isPositive(closable) ? links.close(position) : links.trade(tradeTab.entrusted);
}
