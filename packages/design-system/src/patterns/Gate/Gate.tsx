import type { ReactNode } from 'react';
import { LockIcon } from '#icons/index.ts';
import { Action, Body, Mark, Root, Title } from '../Notice/Notice.styles.ts';

export interface GateProps {
  /** What is needed first. */
  title: string;
  body: ReactNode;
  /** The way to get it. */
  action: ReactNode;
  icon?: ReactNode;
  headingLevel?: 2 | 3 | undefined;
}

/** Stands where something is not open to this person yet: says what opens it and leads there. */
export function Gate({ title, body, action, icon = <LockIcon />, headingLevel = 2 }: GateProps): ReactNode {
  return (
    <Root data-tone="info">
      <Mark aria-hidden="true">{icon}</Mark>
      <Title as={`h${headingLevel}`}>{title}</Title>
      <Body>{body}</Body>
      <Action>{action}</Action>
    </Root>
  );
}
