import { styled } from 'styled-components';

export const Root = styled.section`
  /* Groups that are rows of a list part themselves: below, so that the first one in sight is as high as the others. */
  li > & {
    padding-block-end: var(--m-space-6);
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--m-space-4);
  padding-block-end: var(--m-space-2);
  border-block-end: 1px solid var(--m-line-hairline);
`;

export const Title = styled.h2`
  font-size: var(--m-type-14);
  font-weight: var(--m-weight-medium);
  font-variant-numeric: tabular-nums;
  color: var(--m-text-secondary);
`;

export const Note = styled.p`
  font-size: var(--m-type-12);
  font-variant-numeric: tabular-nums;
  color: var(--m-text-tertiary);
`;
