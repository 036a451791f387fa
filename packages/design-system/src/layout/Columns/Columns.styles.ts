import { styled } from 'styled-components';

/* The room there is decides, not the window: beside a list the same screen is a column. */
export const Root = styled.div`
  container-type: inline-size;
`;

/* As far from what stands above it as parts of a screen are. */
export const Below = styled.div`
  margin-block-start: var(--m-space-2);
`;

export const Grid = styled.div`
  display: grid;
  gap: var(--m-space-6);
  align-items: start;

  & > * {
    min-inline-size: 0;
  }

  @container (min-inline-size: 40rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: var(--m-space-8);
  }
  @container (min-inline-size: 60rem) {
    column-gap: var(--m-space-12);
  }

  @container (min-inline-size: 40rem) {
    &:has(> ${Below}) {
      grid-template-rows: auto 1fr;
    }
    & > ${Below} {
      margin-block-start: 0;
    }
    &:has(> ${Below}) > :nth-child(2) {
      grid-column: 2;
      grid-row: 1 / span 2;
    }
  }
`;
