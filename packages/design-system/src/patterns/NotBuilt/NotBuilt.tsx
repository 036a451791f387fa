import type { ReactNode } from 'react';
import { NotBuiltIcon } from '#icons/index.ts';
import { Action, Body, Mark, Root, Title } from '../Notice/Notice.styles.ts';

export interface NotBuiltProps {
  /** Names the screen that will stand here. */
  title: string;
  body?: ReactNode;
  action?: ReactNode;
}

/** A screen that is planned and not there yet: says so by name, instead of looking broken. */
export function NotBuilt({ title, body, action }: NotBuiltProps): ReactNode {
  return (
    <Root data-tone="waiting">
      <Mark aria-hidden="true">
        <NotBuiltIcon />
      </Mark>
      <Title>{title}</Title>
      {body !== undefined && <Body>{body}</Body>}
      {action !== undefined && <Action>{action}</Action>}
    </Root>
  );
}
