import type { LinkProps } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { parsePosition } from '#platform/address/address-params.ts';
import { links } from '#platform/address/links.ts';
import { routePaths } from '#platform/address/paths.ts';
import { RowLink } from './RowLink.tsx';

/** A row of the blotter makes its instrument what the desk is about, and leaves the chart where it is. */
export function BlotterLink(props: LinkProps): ReactNode {
  return <RowLink {...props} href={quoteOf(props.href) ?? props.href} />;
}

/** The quote of the instrument of a position's address; null for any other. */
function quoteOf(href: string): string | null {
  const [pathname = '', search = ''] = href.split('?');
  return pathname === routePaths.position ? links.quote(parsePosition(new URLSearchParams(search))) : null;
}
