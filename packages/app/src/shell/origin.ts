import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isList, routeOf, type Address, type RouteName } from './routes.ts';

/** No list of the app has a longer query. */
const longestSearch = 512;

/** The list that was looked at last: what is chosen there is shown beside it on a wide window. */
export function useOrigin(name: RouteName | null): [Address | null, (list: Address) => void] {
  const { pathname, search, key } = useLocation();
  const [origin, setOrigin] = useState<Address | null>(() => keptOrigin(key));
  const [seen, setSeen] = useState(key);
  const isOnList = name !== null && isList({ pathname, search });
  const isHere = origin?.pathname === pathname && origin.search === search;
  if (isOnList && !isHere) setOrigin({ pathname, search });
  if (key !== seen) {
    setSeen(key);
    // A way back or forward finds the list that was there.
    const kept = isOnList ? null : keptOrigin(key);
    if (kept !== null) setOrigin(kept);
  }
  useEffect(() => {
    if (origin !== null && !isOnList) keepOrigin(key, origin);
  }, [key, origin, isOnList]);
  return [origin, setOrigin];
}

/**
 * The state of the router's own entry in the browser's history; null where it is another's, as of a story, whose router
 * writes none. What is kept beside the router's own fields outlasts a reload.
 */
function entryState(key: string): Readonly<Record<string, unknown>> | null {
  const state: unknown = globalThis.history?.state;
  if (typeof state !== 'object' || state === null || !('idx' in state)) return null;
  const entry = state as Readonly<Record<string, unknown>>;
  // React Router calls an entry without a key "default".
  return (entry['key'] ?? 'default') === key ? entry : null;
}

function keepOrigin(key: string, { pathname, search }: Address): void {
  const entry = entryState(key);
  if (entry !== null) history.replaceState({ ...entry, list: { pathname, search } }, '');
}

/** What was kept with an entry, if it is a list of the app: a page of the same origin may have written anything there. */
function keptOrigin(key: string): Address | null {
  const kept = entryState(key)?.['list'];
  if (typeof kept !== 'object' || kept === null) return null;
  const { pathname, search } = kept as Readonly<Record<string, unknown>>;
  if (typeof pathname !== 'string' || typeof search !== 'string') return null;
  const name = routeOf(pathname);
  const isQuery = search === '' || (search.startsWith('?') && search.length <= longestSearch);
  return name !== null && isQuery && isList({ pathname, search }) ? { pathname, search } : null;
}
