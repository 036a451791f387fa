import { positionByStock, type Position, type ResponseOf } from '@meridian/api';
import { useState } from 'react';
import type { PositionParams } from '#platform/address/links.ts';
import { recordOf } from '#platform/address/product.ts';
import { knownData } from '#platform/reading/request.ts';
import { useRead, type Read } from '#platform/reading/use-read.ts';

export interface Held extends Read<ResponseOf<typeof positionByStock>> {
  /** As it is now, or as it was last seen. */
  readonly position: Position | null;
}

/**
 * The position and how much of it can be closed; follows the user's orders. An address without an id names the open
 * position of the product: once closed, nobody finds it by that, and what is on screen is about it all the same.
 */
export function useHeld(address: PositionParams | null): Held {
  const read = useRead(positionByStock, address && recordOf(address), { onTopics: ['orders'] });
  const place = address && `${address.source}:${address.market}:${address.code}:${address.id}`;
  const [seen, setSeen] = useState<{ place: string | null; position: Position | null }>();
  const last = seen?.place === place ? (seen?.position ?? null) : null;
  const position = knownData(read.request)?.position ?? last;
  if (position !== last) setSeen({ place, position });
  return { ...read, position };
}
