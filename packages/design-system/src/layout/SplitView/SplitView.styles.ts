import { styled } from 'styled-components';

export const Root = styled.main`
  display: flex;
  position: relative;
  block-size: 100dvb;
  overflow: hidden;
`;

export const Pane = styled.section`
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  /* What comes may be higher than the pane: nothing moves aside for its bar. */
  scrollbar-gutter: stable;
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
  /* What somebody made wider leaves it room. */
  &[data-sized] ~ &[data-place='room'],
  &[data-place='room']:has(~ [data-sized]) {
    min-inline-size: min(24rem, 50%);
  }
  &:not([data-place='side']) {
    block-size: calc(100% - var(--m-dock, 0px));
  }
  &[data-place='side'] {
    flex: 0 0 22.5rem;
  }
  /* As wide as somebody made it, as far as the others leave room. */
  &[data-sized][data-place] {
    flex: 0 1 var(--m-pane-width);
  }
  & ~ & {
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

  /* The row of the screen beside the list, and room for the bar above the one that is brought into sight. */
  a[data-row-link] {
    scroll-margin-block: 4.5rem 1rem;
  }
  a[data-row-link][aria-current] {
    background: var(--m-surface-sunken);
    box-shadow: inset 3px 0 var(--m-accent-fill);
  }
`;

/*
 * On the line between two panes, without a width of its own: what it marks appears under a pointer, in focus, and while
 * it is moved. On a touch screen it is hit from 22 px on either side.
 */
export const Grip = styled.div`
  position: relative;
  z-index: 4;
  flex: 0 0 0;
  cursor: col-resize;
  touch-action: none;

  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    /* Beside the bar that scrolls what precedes it. */
    inset-inline: -2px -8px;
    @media (pointer: coarse) {
      inset-inline: -22px;
    }
  }
  &::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline: -1px;
    background: transparent;
    transition: background-color var(--m-motion-fast) var(--m-motion-ease);
  }
  &:hover::after,
  &:active::after {
    background: var(--m-line-strong);
  }
  &:focus-visible {
    outline: none;
    &::after {
      background: var(--m-line-focus);
    }
  }
`;

/* Under the list and the room, which are so much lower; above what scrolls in them. */
export const DockBox = styled.section`
  position: absolute;
  inset-block-end: 0;
  inset-inline-start: 0;
  z-index: 2;
  display: flex;
  flex-direction: column;
  border-block-start: 1px solid var(--m-line-hairline);
  background: var(--m-surface-canvas);
`;

export const DockBarBox = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--m-space-3);
  min-block-size: 2.75rem;
  padding-inline: var(--m-space-4);

  & > :first-child {
    flex: 1;
    min-inline-size: 0;
  }
`;

export const DockTools = styled.div`
  flex: none;
  display: flex;
  align-items: center;
`;

export const DockBody = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  padding-inline: var(--m-space-4);

  &:focus-visible {
    outline: 2px solid var(--m-line-focus);
    outline-offset: -2px;
  }
`;

/* The upper edge, without a height of its own: as the line between two panes. */
export const DockGrip = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-start: -1px;
  z-index: 4;
  block-size: 1px;
  cursor: row-resize;
  touch-action: none;

  &::before {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block: -6px -3px;
    @media (pointer: coarse) {
      inset-block: -22px;
    }
  }
  &:hover,
  &:active {
    background: var(--m-line-strong);
  }
  &:focus-visible {
    outline: none;
    background: var(--m-line-focus);
    box-shadow: 0 0 0 1px var(--m-line-focus);
  }
`;
