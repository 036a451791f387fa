import type { LinkProps } from '@meridian/design-system';
import { createContext, use, type ReactNode } from 'react';
import { AppLink } from '../AppLink.tsx';
import type { Address } from './panes.ts';
import { isSameSubject, subjectOf } from './subject.ts';

/** What is beside the lists. */
export const SubjectContext = createContext<Address | null>(null);

/** A link of a list beside the page: a row says whether what it leads to is what is beside it, and can be walked to. */
export function RowLink(props: LinkProps): ReactNode {
  const shown = use(SubjectContext);
  const row = subjectOf(props.href);
  // A row's way to close it, or to order, is not the row.
  if (row === null || !row.isShown) return <AppLink {...props} />;
  const isShown = shown !== null && isSameSubject(row, subjectOf(shown.pathname + shown.search));
  return <AppLink {...props} data-row-link={props.href} {...(isShown && { 'aria-current': 'true' })} />;
}
