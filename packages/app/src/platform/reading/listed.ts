/** Addresses may leave the market out (spec §2; DECISIONS 47): it is completed before anything is asked about the instrument. */
import { getMarket } from '@meridian/api';
import { useMemo } from 'react';
import type { InstrumentParams } from '../address/addresses.ts';
import { knownData } from './request-phase.ts';
import { useRead, type Read } from './use-read.ts';

export interface Listed {
  /** The instrument with its market; null while that is looked up, or where nobody knows it. */
  readonly instrument: InstrumentParams | null;
  /** How the look-up goes; idle where the address has the market. */
  readonly lookUp: Read<unknown>;
}

/** Looks up where the instrument of an address is listed, if the address does not say. `null` asks nothing. */
export function useListed(named: InstrumentParams | null): Listed {
  const isAsked = named !== null && named.code !== '' && named.market === '';
  const lookUp = useRead(
    getMarket,
    isAsked ? { stkName: named.name, stkcode: named.code, source: named.source } : null,
    // Where it is listed does not move with its price.
    { refreshMs: 0 },
  );
  const found = isAsked ? knownData(lookUp.request)?.market : named?.market;
  const instrument = useMemo(
    () => (named === null || found === undefined ? null : { ...named, market: found }),
    [named, found],
  );
  return { instrument, lookUp };
}

/** An address of one's own position, with the market of its record; null while neither says it. */
export function asRecorded<A extends InstrumentParams>(
  address: A,
  record: { readonly market: string } | null,
): A | null {
  const market = address.market || record?.market;
  return market === undefined || market === '' ? null : { ...address, market };
}

/** A read that waits for another: as the first is until that is known, then as the second. */
export function afterLookUp<T>(first: Read<unknown>, second: Read<T>): Read<T> {
  const { request } = first;
  if (request.phase === 'idle' || request.phase === 'ready' || request.last !== null) return second;
  return { ...first, request: { ...request, last: null } };
}
