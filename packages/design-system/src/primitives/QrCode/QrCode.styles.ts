import { styled } from 'styled-components';

/* Ink on paper in every theme: many scanners cannot read light on dark. */
export const Root = styled.svg`
  display: block;
  inline-size: 100%;
  max-inline-size: 200px;
  aspect-ratio: 1;
  border-radius: var(--m-radius-m);
  background: #fff;
  fill: #0d121f;
  shape-rendering: crispEdges;

  &[data-size='s'] {
    max-inline-size: 128px;
  }
  &[data-size='l'] {
    max-inline-size: 280px;
  }
`;
