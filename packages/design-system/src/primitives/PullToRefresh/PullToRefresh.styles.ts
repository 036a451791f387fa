import { styled } from 'styled-components';

export const Root = styled.div`
  position: relative;
  overflow-anchor: none;
`;

/* In the order of focus before the content, and only seen when the keyboard comes to it. */
export const ByHand = styled.div`
  position: absolute;
  inset: 0 0 auto;
  z-index: 2;
  display: flex;
  justify-content: center;
  padding-block: var(--m-space-2);
  pointer-events: none;
  opacity: 0;
  & > button {
    background-color: var(--m-surface-overlay);
  }
  &:focus-within {
    opacity: 1;
    pointer-events: auto;
  }
`;

export const Notice = styled.div`
  position: absolute;
  inset: 0 0 auto;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--m-space-2);
  block-size: 56px;
  color: var(--m-text-tertiary);
  font-size: var(--m-type-14);
  visibility: hidden;
  &[data-shown] {
    visibility: visible;
  }
  /* The focused button stands here and says the same. Not hidden: it has to be heard. */
  ${ByHand}:focus-within + & {
    opacity: 0;
  }
`;

export const Content = styled.div`
  background: var(--m-surface-canvas);
  transform: translateY(var(--m-pull, 0px));
  transition: transform var(--m-motion-slow) var(--m-motion-ease);
  &[data-resting] {
    transform: none;
  }
  &[data-dragging] {
    transition: none;
  }
`;
