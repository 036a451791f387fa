import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import {
  parseInstrument,
  parsePosition,
  parseReturnTo,
  type InstrumentParams,
  type PositionParams,
} from './addresses.ts';

/** The instrument of this screen's address. */
export function useInstrumentParams(): InstrumentParams {
  const [query] = useSearchParams();
  return useMemo(() => parseInstrument(query), [query]);
}

/** The position of this screen's address. */
export function usePositionParams(): PositionParams {
  const [query] = useSearchParams();
  return useMemo(() => parsePosition(query), [query]);
}

/** This screen's address: what sign-in, verification and password screens are told to return to. */
export function useReturnTo(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}

/** Where this screen shall lead back to; null where nobody said. */
export function useReturnAddress(): string | null {
  const [query] = useSearchParams();
  return parseReturnTo(query);
}
