import { styled } from 'styled-components';

export { LinkRow } from '../../primitives/ListRow/ListRow.styles.ts';

export const Names = styled.span`
  flex: 1 1 0;
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
  @media (max-width: 359px) { display: none; }
`;

/* Wide enough for a price of five figures, so that rows line up and none jumps when a digit comes. */
export const Figures = styled.span`
  flex: none;
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  gap: 2px;
  min-inline-size: 5.5rem;
  contain: layout;
`;
