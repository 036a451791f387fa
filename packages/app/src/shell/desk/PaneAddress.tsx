import { use, useMemo, type ReactNode } from 'react';
import {
  parsePath,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
  type To,
} from 'react-router-dom';
import type { Address } from './panes.ts';

export interface PaneAddressProps {
  readonly address: Address;
  /** The page's own screen is at the page's own address. */
  readonly isMain: boolean;
  /** The pane's screen asks for something else at its own place: another filter, another direction. */
  onSearch(search: string): void;
  readonly children: ReactNode;
}

/**
 * Each screen of the desk reads the address that it would have alone. What it changes there stays in its pane; its links
 * lead the page on. React Router has no public way to give a part of a page a place of its own but a second router, which
 * it refuses inside another.
 */
export function PaneAddress({ address, isMain, onSearch, children }: PaneAddressProps): ReactNode {
  const page = use(LocationContext);
  const navigation = use(NavigationContext);
  const { pathname, search } = address;

  const here = useMemo(
    () => (isMain ? page : { ...page, location: { ...page.location, pathname, search } }),
    [isMain, page, pathname, search],
  );
  const ways = useMemo(() => {
    const { navigator } = navigation;
    const replace = (to: To, state?: unknown): void => {
      const target = typeof to === 'string' ? parsePath(to) : to;
      if (target.pathname === pathname) onSearch(target.search ?? '');
      else navigator.replace(to, state);
    };
    return isMain
      ? navigation
      : {
          ...navigation,
          navigator: {
            createHref: (to: To) => navigator.createHref(to),
            go: (delta: number) => navigator.go(delta),
            push: (to: To, state?: unknown) => navigator.push(to, state),
            replace,
          },
        };
  }, [isMain, navigation, pathname, onSearch]);

  return (
    <NavigationContext value={ways}>
      <LocationContext value={here}>{children}</LocationContext>
    </NavigationContext>
  );
}
