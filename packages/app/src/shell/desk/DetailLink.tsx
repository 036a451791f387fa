import type { LinkProps } from '@meridian/design-system';
import { use, type ReactNode } from 'react';
import { AppLink } from '../AppLink.tsx';
import { SubjectContext } from './RowLink.tsx';
import { subjectOf } from './subject.ts';

/** State of an entry that was reached from what is beside the list, not from the list. */
const aside = { isAside: true } as const;

/** Whether the way back is to what was read before: the list beside does not lead there. */
export function isAside(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isAside' in state;
}

/**
 * A link of what is beside a list. From a text to what it speaks of, and from an instrument to what is written about
 * it, the list stays and is not the way back: who has looked wants to read on where they were.
 */
export function DetailLink(props: LinkProps): ReactNode {
  const shown = use(SubjectContext);
  const from = shown === null ? null : subjectOf(shown.pathname + shown.search);
  const to = subjectOf(props.href);
  const isAnotherKind = from !== null && to !== null && to.isShown && from.kind !== to.kind;
  return <AppLink {...props} {...(isAnotherKind && { state: aside })} />;
}
