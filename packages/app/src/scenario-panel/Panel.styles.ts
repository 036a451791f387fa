import { styled } from 'styled-components';

/** A grip at the top edge, over no control of any screen, and 44 px to hit. */
export const Handle = styled.button`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: 5;
  display: grid;
  justify-items: center;
  inline-size: 72px;
  block-size: var(--m-size-target);
  margin-inline: auto;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;

  > span[aria-hidden] {
    inline-size: 48px;
    block-size: 5px;
    border-end-start-radius: 5px;
    border-end-end-radius: 5px;
    background: var(--m-accent-fill);
  }
`;
