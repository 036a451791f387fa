import { Toast as Base } from '@base-ui/react/toast';
import { styled } from 'styled-components';

/* Above: at the lower edge it would cover the button that caused it. */
export const Viewport = styled(Base.Viewport)`
  position: fixed;
  inset: calc(var(--m-safe-top) + var(--m-size-top-bar) + 8px) 0 auto;
  z-index: 30;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--m-space-2);
  padding-inline: var(--m-space-4);
  pointer-events: none;
  &:focus-visible {
    outline: none;
  }
`;

export const Root = styled(Base.Root)`
  inline-size: fit-content;
  max-inline-size: min(26rem, 100%);
  border-radius: var(--m-radius-m);
  background: var(--m-surface-inverse);
  color: var(--m-text-inverse);
  pointer-events: auto;
  transition:
    opacity var(--m-motion-base) var(--m-motion-ease),
    translate var(--m-motion-base) var(--m-motion-ease);

  &[data-starting-style] {
    opacity: 0;
    translate: 0 -8px;
  }
  &[data-ending-style] {
    opacity: 0;
  }
  &[data-limited] {
    display: none;
  }
`;

export const Content = styled(Base.Content)`
  /* Words that leave no room beside them have the action below, not a column of their own. */
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: var(--m-space-2) var(--m-space-5);
  padding: var(--m-space-3) var(--m-space-4);
  & > svg {
    position: absolute;
    inset-block-start: 12.5px;
    inset-inline-start: var(--m-space-4);
    inline-size: 20px;
    block-size: 20px;
  }
  &:has(> button[aria-label]) {
    padding-inline-end: 44px;
  }
  &:has(> svg) {
    padding-inline-start: calc(var(--m-space-4) + 20px + var(--m-space-3));
  }
`;

export const Words = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Title = styled(Base.Title)`
  font-size: var(--m-type-14);
  font-weight: var(--m-weight-strong);
`;

export const Description = styled(Base.Description)`
  font-size: var(--m-type-14);
  opacity: 0.85;
`;

/* 44 px of target in the room of a line: the notice stays as low as one without. */
export const Action = styled.button`
  flex: none;
  max-inline-size: 100%;
  min-inline-size: 44px;
  min-block-size: 44px;
  margin-block: -11px;
  margin-inline: -8px;
  padding: 0 var(--m-space-2);
  border: 0;
  border-radius: var(--m-radius-s);
  background: none;
  color: inherit;
  font-size: var(--m-type-14);
  font-weight: var(--m-weight-strong);
  line-height: var(--m-leading-number);
  text-decoration: underline;
  text-underline-offset: 3px;
  touch-action: manipulation;

  &:focus-visible {
    outline-color: currentColor;
    outline-offset: -6px;
  }
`;

/* In the corner, 44 px like every target. */
export const Dismiss = styled.button`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border: 0;
  border-radius: var(--m-radius-s);
  background: none;
  color: inherit;
  touch-action: manipulation;
  & > svg {
    inline-size: 18px;
    block-size: 18px;
  }

  &:focus-visible {
    outline-color: currentColor;
    outline-offset: -6px;
  }
`;
