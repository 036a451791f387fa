import { styled } from 'styled-components';

/** A small tab at the right edge: over no action, and 44 px to hit. */
export const Handle = styled.button`
  position: fixed;
  inset-block-start: 38%;
  inset-inline-end: 0;
  z-index: 5;
  display: grid;
  place-items: center end;
  inline-size: var(--m-size-target);
  block-size: var(--m-size-target);
  padding: 0;
  border: 0;
  background: none;

  > span[aria-hidden] {
    inline-size: 10px;
    block-size: 40px;
    border: 1px solid var(--m-line-strong);
    border-inline-end: 0;
    border-start-start-radius: 8px;
    border-end-start-radius: 8px;
    background: var(--m-accent-fill);
  }
`;
