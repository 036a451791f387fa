import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { LinkRow } from '#primitives/ListRow/ListRow.styles.ts';

const Words = styled.span`
  display: flex;
  flex-direction: column;
  gap: 4px;
  padding-block: calc((var(--m-size-row) - 1.5rem) / 4);
  min-inline-size: 0;
`;

const Title = styled.span`
  overflow: hidden;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  font-weight: var(--m-weight-medium);
  line-height: 1.4;
`;

const Meta = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--m-space-2);
  font-size: var(--m-type-12);
  color: var(--m-text-tertiary);
`;

export interface NewsRowProps {
  href: string;
  title: string;
  /** Who wrote it. */
  source: string;
  /** Formatted age or date. */
  time: string;
  /** What it is about, in one word: "Crypto". */
  tag?: string | undefined;
}

/** One headline. */
export function NewsRow({ href, title, source, time, tag }: NewsRowProps): ReactNode {
  return (
    <LinkRow href={href}>
      <Words>
        <Title>{title}</Title>
        <Meta>
          <span>{source}</span>
          <span>{time}</span>
          {tag !== undefined && <span>{tag}</span>}
        </Meta>
      </Words>
    </LinkRow>
  );
}
