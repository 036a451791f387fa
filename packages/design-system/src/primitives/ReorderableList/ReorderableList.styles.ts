import { styled } from 'styled-components';

export const Rows = styled.ul`
  position: relative;

  &[data-windowed] {
    block-size: var(--m-rows-height);
    /* Rows are placed by hand; the browser's own correction would count twice. */
    overflow-anchor: none;
  }
`;

export const Row = styled.li`
  --m-mark: var(--m-size-mark);
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--m-space-2);
  min-block-size: var(--m-size-row);
  box-shadow: inset 0 -1px var(--m-line-hairline);
  transition: transform var(--m-motion-base) var(--m-motion-ease);

  &[data-windowed] {
    position: absolute;
    inset: var(--m-row-at) 0 auto;
    contain: layout style;
  }
  &[data-resting] {
    transition: none;
  }
  &[data-lifted] {
    z-index: 1;
    background: var(--m-surface-overlay);
    box-shadow: var(--m-elevation-lifted);
    border-radius: var(--m-radius-s);
  }
  &[data-dragging] {
    transition: none;
  }
`;

export const Content = styled.div`
  flex: 1;
  min-inline-size: 0;
  padding-inline-start: var(--m-space-2);
`;

export const Handle = styled.button`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: var(--m-size-target);
  padding: 0;
  border: 0;
  border-radius: var(--m-radius-s);
  background: none;
  color: var(--m-text-tertiary);
  cursor: grab;
  touch-action: none;

  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-pressed='true'] {
    color: var(--m-text-accent);
    cursor: grabbing;
  }
  &:disabled {
    color: var(--m-text-disabled);
    cursor: not-allowed;
  }
`;
