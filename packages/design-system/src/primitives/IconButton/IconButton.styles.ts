import { styled } from 'styled-components';

export const Root = styled.button`
  position: relative;
  flex: none;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  inline-size: var(--m-size-target);
  block-size: var(--m-size-target);
  padding: 0;
  border: 0;
  border-radius: var(--m-radius-pill);
  background: transparent;
  color: var(--m-text-secondary);
  touch-action: manipulation;
  transition:
    background-color var(--m-motion-fast) var(--m-motion-ease),
    color var(--m-motion-fast) var(--m-motion-ease);

  @media (hover: hover) {
    &:hover {
      background: var(--m-surface-hover);
      color: var(--m-text-primary);
    }
  }
  &:active {
    background: var(--m-surface-pressed);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-pressed='true'] {
    color: var(--m-text-accent);
  }
  &[aria-busy] > svg {
    opacity: 0.55;
  }
  /* A filled shape shows that it is pressed, not only its colour. */
  &[aria-pressed='true'] > svg {
    fill: currentColor;
  }
  /* Of a drawing with boxes (candles), only the boxes: filled axes would be a blot. */
  &[aria-pressed='true'] > svg:has(> rect) {
    fill: none;
  }
  &[aria-pressed='true'] > svg > rect {
    fill: currentColor;
  }
  &:disabled {
    color: var(--m-text-disabled);
    cursor: not-allowed;
    background: transparent;
  }
  &[aria-disabled='true'] {
    cursor: progress;
  }
  & > span > i {
    inline-size: 3px;
    block-size: 3px;
  }
`;
