import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  align-items: flex-start;
`;

export const Detail = styled.div`
  flex: 1;
  min-inline-size: 0;
`;

export const Pane = styled.aside`
  position: sticky;
  inset-block-start: 0;
  flex: none;
  inline-size: clamp(22.5rem, 28vw, 26rem);
  block-size: 100dvb;
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;

  /* Inside, as the window would cut off a ring around it, and over its bar, which stays while the rest scrolls. */
  &:focus-visible {
    outline: none;
    &::before {
      content: '';
      position: sticky;
      inset-block-start: 0;
      z-index: 3;
      display: block;
      block-size: 100dvb;
      margin-block-end: -100dvb;
      outline: 2px solid var(--m-line-focus);
      outline-offset: -2px;
      pointer-events: none;
    }
  }
  &[data-side='list'] {
    border-inline-end: 1px solid var(--m-line-hairline);
  }
  &[data-side='aside'] {
    border-inline-start: 1px solid var(--m-line-hairline);
  }
`;
