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

/* As quiet as an `ErrorState`: the mark has the tone, the words the colour of text. */
export const Failed = styled.p`
  display: flex;
  gap: var(--m-space-2);
  min-inline-size: 0;
  color: var(--m-text-primary);

  & > svg {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    color: var(--m-status-negative);
  }
`;
