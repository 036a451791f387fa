import { useCallback } from 'react';
import { useLocation, useSearchParams, type Location } from 'react-router-dom';

type Change = (kept: URLSearchParams) => URLSearchParams;

/** What an address was changed to before its next picture. */
const changed = new WeakMap<Location, URLSearchParams>();

/**
 * The query of this screen's address, and the way to change it in place. React Router hands every change the query of the last
 * picture: here, of two presses in one frame, whichever parts of the screen they belong to, both count.
 */
export function useAddressQuery(): readonly [query: URLSearchParams, change: (change: Change) => void] {
  const [query, setQuery] = useSearchParams();
  const location = useLocation();
  const change = useCallback(
    (make: Change) => {
      const next = make(new URLSearchParams(changed.get(location) ?? query));
      changed.set(location, next);
      setQuery(next, { replace: true });
    },
    [location, query, setQuery],
  );
  return [query, change];
}
