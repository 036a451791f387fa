import { styled } from 'styled-components';

export const Root = styled.main`
  display: flex;
  block-size: 100dvb;
  overflow: hidden;
`;

export const Pane = styled.section`
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  block-size: 100%;
  min-inline-size: 0;

  &[data-place='list'] {
    flex: 0 0 clamp(20rem, 22vw, 26rem);
  }
  &[data-place='table'] {
    flex: 0 0 clamp(24rem, 44%, 40rem);
  }
  /* Beside a ticket the quote has room for a chart and a book first. */
  &[data-place='table']:has(~ [data-place='side']) {
    flex-basis: clamp(20rem, 100% - 22.5rem - 40rem, 40rem);
  }
  &[data-place='room'] {
    --m-screen-width: 68rem;
    flex: 1;
  }
  &[data-place='side'] {
    flex: 0 0 22.5rem;
  }
  & + & {
    border-inline-start: 1px solid var(--m-line-hairline);
  }

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

  /* The row of what stands beside the list, and room for the bar above the one that is brought into sight. */
  a[data-row-link] {
    scroll-margin-block: 4.5rem 1rem;
  }
  a[data-row-link][aria-current] {
    background: var(--m-surface-sunken);
    box-shadow: inset 3px 0 var(--m-accent-fill);
  }
`;
