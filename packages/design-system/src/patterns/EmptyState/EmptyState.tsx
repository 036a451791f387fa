import type { ReactNode } from 'react';
import { EmptyIcon } from '#icons/index.ts';
import { Action, Body, Mark, Root, Title } from './EmptyState.styles.ts';

export interface EmptyStateProps {
  /** What the case is: "No open positions", "Sign in to see your positions". */
  title: string;
  body?: ReactNode;
  /** The one next step. */
  action?: ReactNode;
  /** Says why there is nothing: an open box (nothing yet), a lock (not open to this person), a barrier (not built yet). */
  icon?: ReactNode;
  headingLevel?: 1 | 2 | 3 | 4 | undefined;
}

/** Takes the place of content that does not exist, and nothing has failed. For what failed: `InlineMessage`. */
export function EmptyState({
  title,
  body,
  action,
  icon = <EmptyIcon />,
  headingLevel = 2,
}: EmptyStateProps): ReactNode {
  return (
    <Root>
      <Mark aria-hidden="true">{icon}</Mark>
      <Title as={`h${headingLevel}`}>{title}</Title>
      {body !== undefined && <Body>{body}</Body>}
      {action !== undefined && <Action>{action}</Action>}
    </Root>
  );
}
