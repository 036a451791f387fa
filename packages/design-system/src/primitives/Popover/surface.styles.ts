import { css } from 'styled-components';

/** What floats beside its trigger: menu, popover. Raised by a shadow on paper and by an edge at night. */
export const surface = css`
  border-radius: var(--m-radius-m);
  background: var(--m-surface-overlay);
  color: var(--m-text-primary);
  box-shadow: var(--m-elevation-overlay);
  transition:
    opacity var(--m-motion-fast) var(--m-motion-ease),
    translate var(--m-motion-fast) var(--m-motion-ease);

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    translate: 0 4px;
  }
  &:focus-visible {
    outline: none;
  }
`;
