import type { LinkProps } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface AppLinkProps extends LinkProps {
  /** Kept with the entry that it makes in the history. */
  readonly state?: unknown;
}

/** Links inside the app go through its router; others leave as they are. */
export function AppLink({ href, children, state, ...rest }: AppLinkProps): ReactNode {
  if (!href.startsWith('/')) {
    // A page of somebody else's opens beside the app, and learns nothing of it.
    const outside = href.startsWith('http') ? { target: '_blank', rel: 'noopener noreferrer' } : {};
    return (
      <a href={href} {...rest} {...outside}>
        {children}
      </a>
    );
  }
  return (
    <RoutedLink href={href} state={state} {...rest}>
      {children}
    </RoutedLink>
  );
}

/** The router's own `Link` also prefetches the pages of a server's routes: 3 kB gz that nothing here needs. */
function RoutedLink({ href, onClick, children, state, ...rest }: AppLinkProps): ReactNode {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, { state });
  return (
    <a
      {...rest}
      href={useHref(href)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
