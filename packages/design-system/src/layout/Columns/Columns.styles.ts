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

  /* What a row of one line says has no room beside its figure: two lines, so that a longer figure moves nothing. */
  @container (max-inline-size: 24rem) {
    & > :first-child {
      --m-row-flow: column;
      --m-row-align: stretch;
      --m-row-order: 0;
    }
  }

  /* The distance to what is below is that between parts of a screen. */
  & > [data-below] {
    margin-block-start: var(--m-space-2);
  }
  /* Said by an attribute: after ':has()', a child of any kind would have the browser restyle the page with each thing that opens. */
  @container (min-inline-size: 40rem) {
    &[data-parts='3'] {
      grid-template-rows: auto 1fr;
      & > [data-end] {
        grid-row: 1 / 3;
        grid-column: 2;
      }
      & > [data-below] {
        margin: 0;
      }
    }
  }
`;
