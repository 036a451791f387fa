import { styled } from 'styled-components';

import { LinkRow } from '#primitives/ListRow/ListRow.styles.ts';

/* With large text the figures go to a line of their own instead of breaking the name to pieces. */
export const Row = styled(LinkRow)`
  flex-wrap: wrap;
  row-gap: var(--m-space-1);
`;

export const Names = styled.span`
  flex: 1 1 5.5rem;
  min-inline-size: 0;
  display: flex;
  flex-direction: column;
  gap: 2px;
  line-height: var(--m-leading-number);
`;

export const Name = styled.span`
  overflow: hidden;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  font-weight: var(--m-weight-medium);
`;

export const Code = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 6px;
  font-size: var(--m-type-12);
  color: var(--m-text-tertiary);
`;

export const Spark = styled.span`
  flex: none;
  display: block;
  @media (max-width: 23em) {
    display: none;
  }
`;

/* Wide enough for a price of five figures, so that rows line up and none jumps when a digit comes. */
export const Figures = styled.span`
  flex: none;
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  gap: 2px;
  min-inline-size: 5.5rem;
  margin-inline-start: auto;
`;
