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

export const Who = styled.div`
  display: flex;
  align-items: center;
  gap: var(--m-space-2);
  min-inline-size: 0;
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

export const Details = styled.details`
  & > summary {
    display: flex;
    align-items: center;
    gap: var(--m-space-1);
    inline-size: fit-content;
    min-block-size: var(--m-size-target);
    /* The target is higher than the word: its rest lies over the room around it, which is no wider for that. */
    margin-block: calc(-1 * var(--m-space-3));
    color: var(--m-text-accent);
    font-size: var(--m-type-14);
    cursor: pointer;
    list-style: none;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary::after {
    content: '';
    inline-size: 6px;
    block-size: 6px;
    margin-block-end: 3px;
    border: solid currentColor;
    border-width: 0 1.5px 1.5px 0;
    rotate: 45deg;
  }
  &[open] > summary {
    margin-block-end: calc(-1 * var(--m-space-2));
  }
  &[open] > summary::after {
    margin-block: 3px 0;
    rotate: 225deg;
  }
`;
