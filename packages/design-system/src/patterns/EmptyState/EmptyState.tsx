import type { ReactNode } from 'react';
import { EmptyIcon } from '#icons/index.ts';
import { Action, Body, Mark, Root, Title } from '../Notice/Notice.styles.ts';

export interface EmptyStateProps {
  /** One sentence: what would be here. */
  title: string;
  body?: ReactNode;
  /** The one thing to do about it. */
  action?: ReactNode;
  icon?: ReactNode;
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** There is nothing, and that is all right. A list that failed is an `ErrorState`, and looks it. */
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
      <Title as={`h${headingLevel}`} data-size="s">
        {title}
      </Title>
      {body !== undefined && <Body>{body}</Body>}
      {action !== undefined && <Action>{action}</Action>}
    </Root>
  );
}
