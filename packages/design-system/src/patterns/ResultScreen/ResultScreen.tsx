import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { RefusedIcon, SuccessIcon, WaitingIcon } from '#icons/index.ts';
import { Stack } from '#primitives/Stack/Stack.tsx';
import { Body, Mark, Root, Title } from '../EmptyState/EmptyState.styles.ts';
import { StatGrid, type StatItem } from '../StatGrid/StatGrid.tsx';

const Facts = styled.div`
  inline-size: 100%;
  margin-block-start: var(--m-space-5);
  border-block-start: 1px solid var(--m-line-hairline);
`;

const Process = styled.div`
  inline-size: 100%;
  margin-block-start: var(--m-space-5);
`;

const Actions = styled.div`
  inline-size: 100%;
  margin-block-start: var(--m-space-5);
`;

export type ResultTone = 'positive' | 'negative' | 'waiting';

export interface ResultScreenProps {
  tone: ResultTone;
  /** What happened. */
  title: string;
  body?: ReactNode;
  /** The record. */
  facts?: readonly StatItem[] | undefined;
  /** Its state and what comes next, while it waits: a `Timeline`. */
  children?: ReactNode;
  /** The next sensible step first. */
  actions: ReactNode;
  headingLevel?: 1 | 2 | undefined;
}

const marks: Record<ResultTone, ReactNode> = {
  positive: <SuccessIcon />,
  negative: <RefusedIcon />,
  waiting: <WaitingIcon />,
};

/** How it ended: what happened, the record, the next step. Takes the focus, so that it is read out. Nothing celebrates. */
export function ResultScreen({
  tone,
  title,
  body,
  facts,
  children,
  actions,
  headingLevel = 2,
}: ResultScreenProps): ReactNode {
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    titleRef.current?.focus();
  }, [title]);
  return (
    <Root data-tone={tone}>
      <Mark aria-hidden="true">{marks[tone]}</Mark>
      <Title as={`h${headingLevel}`} ref={titleRef} tabIndex={-1} data-size="l">
        {title}
      </Title>
      {body !== undefined && <Body>{body}</Body>}
      {facts !== undefined && (
        <Facts>
          <StatGrid items={facts} columns={1} />
        </Facts>
      )}
      {children !== undefined && <Process>{children}</Process>}
      <Actions>
        <Stack gap={3}>{actions}</Stack>
      </Actions>
    </Root>
  );
}
