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
`;

export const Rows = styled.div`
  position: relative;
  block-size: var(--m-rows-height);
`;

export const Row = styled.div`
  position: absolute;
  inset: 0 0 auto;
  display: flow-root;
  transform: translateY(var(--m-row-at));
  contain: layout style;
  border-block-end: 1px solid var(--m-line-hairline);

  &[data-fixed] {
    block-size: var(--m-row-height);
    overflow: hidden;
  }
  &:focus-visible {
    outline-offset: -2px;
    border-radius: var(--m-radius-s);
  }
`;
