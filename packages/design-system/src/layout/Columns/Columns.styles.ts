import { styled } from 'styled-components';

/* The room there is decides, not the window: beside a list the same screen is a column. */
export const Root = styled.div`
  container-type: inline-size;
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

  /* The distance to what is below is that between parts of a screen. */
  & > :nth-child(3) {
    margin-block-start: var(--m-space-2);
  }
  @container (min-inline-size: 40rem) {
    &:has(> :nth-child(3)) {
      grid-template-rows: auto 1fr;
      & > :nth-child(2) {
        grid-row: 1 / 3;
        grid-column: 2;
      }
      & > :nth-child(3) {
        margin: 0;
      }
    }
  }
`;
