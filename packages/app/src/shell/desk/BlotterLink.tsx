import type { LinkProps } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { assetPaths } from '#platform/address/asset-paths.ts';
import { routePaths } from '#platform/address/paths.ts';
import { RowLink } from './RowLink.tsx';

/** A row of the blotter makes its instrument what the desk is about, and leaves the chart where it is. */
export function BlotterLink(props: LinkProps): ReactNode {
  return <RowLink {...props} href={quoteOf(props.href) ?? props.href} />;
}

/** The quote of the instrument of a position's address; null for any other. */
export function quoteOf(href: string): string | null {
  const [pathname = '', search = ''] = href.split('?');
  if (pathname !== routePaths.position) return null;
  const query = new URLSearchParams(search);
  const source = query.get('source');
  const paths = Object.values(assetPaths).find((each) => String(each.source) === source);
  if (paths === undefined || !('quote' in paths)) return null;
  const named = ['name', 'code', 'source', 'market'].map((field) => [field, query.get(field) ?? '']);
  return `${paths.quote}?${new URLSearchParams(named).toString()}`;
}
