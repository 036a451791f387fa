import { styled } from 'styled-components';

export const Root = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--m-space-2);
  padding-block: var(--m-space-4);

  /* A hairline between neighbours, as rows have it. */
  & + &,
  li + li > & {
    border-block-start: 1px solid var(--m-line-hairline);
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--m-space-2) var(--m-space-3);
`;

export const Title = styled.h2`
  min-inline-size: 0;
  font-size: var(--m-type-16);
  font-weight: var(--m-weight-medium);
  overflow-wrap: anywhere;
`;

export const Tags = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: var(--m-space-2);
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--m-space-2) var(--m-space-3);
  color: var(--m-text-tertiary);
  font-size: var(--m-type-12);
`;

export const Hint = styled.p`
  color: var(--m-text-secondary);
  font-size: var(--m-type-12);
`;
