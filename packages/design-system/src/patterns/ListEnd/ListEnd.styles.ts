import { styled } from 'styled-components';

export const Root = styled.div`
  /* Below rows that a list keeps in place itself: the browser would keep this one there. */
  overflow-anchor: none;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--m-space-3);
  padding-block: var(--m-space-4);
  color: var(--m-text-tertiary);
  font-size: var(--m-type-14);
  font-variant-numeric: tabular-nums;
`;
