import type { LinkProps } from '@meridian/design-system';
import { createContext, use, type ReactNode } from 'react';
import { AppLink } from '../AppLink.tsx';
import { routeOf } from '../routes.ts';
import type { Address } from './panes.ts';

/** What stands beside the lists. */
export const SubjectContext = createContext<Address | null>(null);

/** A link of a list beside the page: a row says whether what it leads to is what stands beside it, and can be walked to. */
export function RowLink(props: LinkProps): ReactNode {
  const shown = use(SubjectContext);
  const row = subjectOf(props.href);
  // A row's way to close it, or to order, is not the row.
  if (row === null || !row.isShown) return <AppLink {...props} />;
  const isShown = shown !== null && isSame(row, subjectOf(shown.pathname + shown.search));
  return <AppLink {...props} data-row-link={props.href} {...(isShown && { 'aria-current': 'true' })} />;
}

interface Subject {
  /** It is looked at there; else it is ordered or closed. */
  readonly isShown: boolean;
  readonly query: URLSearchParams;
}

/** The instrument or the position an address is about; null where it is about neither. */
export function subjectOf(href: string): Subject | null {
  const [pathname = '', search = ''] = href.split('?');
  const kind = /^(quote|ticket|position|close)/.exec(routeOf(pathname) ?? '')?.[1];
  if (kind === undefined) return null;
  return { isShown: kind === 'quote' || kind === 'position', query: new URLSearchParams(search) };
}

/** Two positions may be of one instrument: they are told apart by their ids. */
function isSame(row: Subject, page: Subject | null): boolean {
  if (page === null) return false;
  const agree = (field: string): boolean => row.query.get(field) === page.query.get(field);
  const haveIds = row.query.has('id') && page.query.has('id');
  return haveIds ? agree('id') : ['code', 'source', 'market'].every(agree);
}

/** The same for every address that is about the same instrument or position. */
export function subjectKey({ search }: Address): string {
  const query = new URLSearchParams(search);
  return ['code', 'source', 'market', 'id'].map((field) => query.get(field) ?? '').join(' ');
}
