import { styled } from 'styled-components';

export const Root = styled.div`
  container-type: inline-size;
  padding-block: var(--m-space-3);
  border-block-end: 1px solid var(--m-line-hairline);
`;

export const Title = styled.p`
  margin-block-end: var(--m-space-1);
  font-size: var(--m-type-12);
  color: var(--m-text-tertiary);
`;

/* With large letters one below another, on a phone two and two, and in one line as soon as every term has its room. */
export const Grid = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--m-space-2) var(--m-space-4);

  @container (min-width: 17rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  @container (min-width: 36rem) {
    grid-template-columns: repeat(var(--m-terms), minmax(0, 1fr));
    & > :last-child:nth-child(odd) {
      grid-column: auto;
    }
  }
`;

export const Term = styled.div`
  min-inline-size: 0;
  font-size: var(--m-type-14);

  & > dt {
    font-size: var(--m-type-12);
    color: var(--m-text-secondary);
  }
  & > dd {
    font-variant-numeric: tabular-nums;
    font-weight: var(--m-weight-medium);
    line-height: var(--m-leading-number);
    overflow-wrap: anywhere;
  }
  /* The result. */
  &:last-child > dd {
    font-size: var(--m-type-16);
    font-weight: var(--m-weight-strong);
  }
`;

export const Operator = styled.span`
  margin-inline-end: var(--m-space-1);
  color: var(--m-text-tertiary);
`;
