import { styled } from 'styled-components';

/* Faint at once, so that no screen is empty, and full after 200 ms, so that a fast answer does not flicker; then it breathes. */
export const Root = styled.div`
  min-inline-size: 0;
  max-inline-size: 100%;
  animation: m-appear 200ms ease-in;
  @keyframes m-appear {
    from {
      opacity: 0.3;
    }
  }
`;

export const Shape = styled.div`
  inline-size: var(--m-width, 100%);
  max-inline-size: 100%;
  block-size: var(--m-height, 1em);
  border-radius: var(--m-radius-s);
  background: var(--m-surface-skeleton);
  animation: m-breathe 1600ms ease-in-out infinite alternate;
  @keyframes m-breathe {
    to {
      opacity: 0.6;
    }
  }

  &[data-shape='text'] {
    margin-block: 0.5em;
    block-size: var(--m-height, 0.9em);
  }
  &[data-shape='circle'] {
    flex: none;
    inline-size: var(--m-width, 40px);
    block-size: var(--m-height, 40px);
    border-radius: 50%;
  }
  &[data-shape='block'] {
    block-size: var(--m-height, 96px);
    border-radius: var(--m-radius-m);
  }
`;

export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--m-space-3);
  min-block-size: var(--m-size-row);
  padding-block: var(--m-space-row);
  & + & {
    border-block-start: 1px solid var(--m-line-hairline);
  }
  &[data-shape='quote'] {
    block-size: var(--m-size-quote);
    min-block-size: 0;
  }
`;

export const Card = styled.div`
  padding: var(--m-space-card);
  border-radius: var(--m-radius-l);
  box-shadow: inset 0 0 0 1px var(--m-line-hairline);
  & + & {
    margin-block-start: var(--m-space-3);
  }
`;

/* As high as a title and a subtitle of a `ListRow`. */
export const Lines = styled.div`
  flex: 1;
  && > [data-shape='text'] {
    margin-block: 0.25em;
  }
`;

export const Chart = styled.svg`
  display: block;
  inline-size: var(--m-width, 100%);
  block-size: var(--m-height, 260px);
  color: var(--m-surface-skeleton);
  animation: m-breathe 1600ms ease-in-out infinite alternate;
  & path {
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }
`;
