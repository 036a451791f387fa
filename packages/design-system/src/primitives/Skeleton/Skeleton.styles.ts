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
    inline-size: var(--m-mark, 40px);
    block-size: var(--m-mark, 40px);
    border-radius: 50%;
  }
  &[data-shape='block'] {
    block-size: var(--m-height, 96px);
    border-radius: var(--m-radius-m);
  }
`;

export const Row = styled.div`
  --m-mark: var(--m-size-mark);
  display: flex;
  align-items: center;
  gap: var(--m-space-3);
  min-block-size: var(--m-size-row);
  padding-block: var(--m-space-row);
  & + & {
    box-shadow: inset 0 1px var(--m-line-hairline);
  }
`;

/* As high as a title and a subtitle of a `ListRow`. */
export const Lines = styled.div`
  flex: 1;
  display: flex;
  flex-flow: var(--m-row-flow);
  gap: 0 var(--m-space-2);
  font-size: var(--m-type-row);
  && > [data-shape='text'] {
    margin-block: 0.2em;
  }
`;
