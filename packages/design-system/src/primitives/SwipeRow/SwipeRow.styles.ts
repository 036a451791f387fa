import { styled } from 'styled-components';

export const Root = styled.div`
  position: relative;
  display: flex;
  align-items: stretch;
  overflow: hidden;
  background: var(--m-surface-canvas);
  & + & {
    border-block-start: 1px solid var(--m-line-hairline);
  }
`;

/* Moves with the finger; only the transform changes. */
export const Front = styled.div`
  flex: 1;
  display: flex;
  align-items: center;
  gap: var(--m-space-1);
  min-inline-size: 0;
  background: inherit;
  transform: translateX(var(--m-swipe, 0px));
  touch-action: pan-y;
  transition: transform var(--m-motion-base) var(--m-motion-ease);

  &[data-dragging] {
    transition: none;
    user-select: none;
  }
`;

export const Content = styled.div`
  flex: 1;
  min-inline-size: 0;
  padding-inline: var(--m-space-2);
`;

export const Actions = styled.div`
  position: absolute;
  inset: 0 0 0 auto;
  display: flex;
  visibility: hidden;
  [data-revealed] > & {
    visibility: visible;
  }
`;

export const Action = styled.button`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 2px;
  inline-size: var(--m-swipe-action);
  padding: var(--m-space-1);
  border: 0;
  background: var(--m-accent-fill);
  color: var(--m-text-on-accent);
  font-size: var(--m-type-12);
  font-weight: var(--m-weight-medium);
  line-height: var(--m-leading-number);
  overflow-wrap: anywhere;

  &[data-danger] {
    background: var(--m-status-negative-fill);
    color: var(--m-status-on-negative);
  }
  &:focus-visible {
    outline-color: currentColor;
    outline-offset: -4px;
  }
  & > svg {
    inline-size: 20px;
    block-size: 20px;
  }
`;
