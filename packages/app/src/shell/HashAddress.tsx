import { useLayoutEffect, useState, type ReactNode } from 'react';
import { HashRouter } from 'react-router-dom';

/**
 * The router of the deployed app: the address is what follows the page's `#` (spec §2). A `HashRouter` reads it as it begins
 * to draw and listens from its first commit on, on a slow phone half a second later: nobody hears of a change in between.
 */
export function HashAddress({ children }: { readonly children: ReactNode }): ReactNode {
  // Before the router reads it: what changes in between is reported once too often rather than never.
  const [begunAt] = useState(() => location.hash);
  // After the router's own effect, which begins to listen, and before anything that the first commit sets off.
  useLayoutEffect(() => {
    if (location.hash !== begunAt) dispatchEvent(new PopStateEvent('popstate'));
  }, [begunAt]);
  return <HashRouter>{children}</HashRouter>;
}
