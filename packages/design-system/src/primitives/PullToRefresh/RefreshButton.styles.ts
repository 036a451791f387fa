import { styled } from 'styled-components';

/* A finger pulls: there the button is for the reader's order and the keyboard, and seen when it has the focus. */
export const Root = styled.span`
  display: inline-flex;
  @media not all and (hover: hover) and (pointer: fine) {
    &:not(:focus-within) {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;
