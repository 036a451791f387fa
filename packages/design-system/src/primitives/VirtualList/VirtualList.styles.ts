import { styled } from 'styled-components';

export const Root = styled.div`
  position: relative;
  block-size: var(--m-height);
  overflow-y: auto;
  overscroll-behavior: contain;
  /* Rows are placed by hand; the browser's own correction would count twice. */
  overflow-anchor: none;
  padding-inline: var(--m-space-2);

  &:focus-visible {
    outline-offset: -2px;
  }
  &[data-in-page] {
    block-size: auto;
    overflow: visible;
    padding-inline: 0;
  }
`;

export const Rows = styled.div`
  position: relative;
  block-size: var(--m-rows-height);
`;

export const Row = styled.div`
  position: absolute;
  /* As wide as the window: what a row draws beyond its words (pressed, a price's light) is not cut off. */
  inset: var(--m-row-at) calc(-1 * var(--m-space-2)) auto;
  display: flow-root;
  padding-inline: var(--m-space-2);
  contain: layout style;

  &::after {
    content: '';
    position: absolute;
    inset: auto var(--m-space-2) 0;
    block-size: 1px;
    background: var(--m-line-hairline);
    pointer-events: none;
  }

  /* In a list of the page rows part themselves, as in List. */
  &[data-in-page]::after {
    content: none;
  }
  &[data-fixed] {
    block-size: var(--m-row-height);
    /* A tick inside lays out and paints its own row alone. */
    contain: strict;
  }
  &:focus-visible {
    outline-offset: -2px;
    border-radius: var(--m-radius-s);
  }
`;
