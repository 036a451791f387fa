import { css } from 'styled-components';

/** What floats beside its trigger: menu, popover. Raised by a shadow on paper and by an edge at night. */
export const surface = css`
  border-radius: var(--m-radius-m);
  background: var(--m-surface-overlay);
  color: var(--m-text-primary);
  box-shadow:
    0 0 0 1px var(--m-line-hairline),
    0 12px 32px rgb(13 18 31 / 14%);
  transition:
    opacity var(--m-motion-fast) var(--m-motion-ease),
    translate var(--m-motion-fast) var(--m-motion-ease);

  [data-theme='dark'] & {
    box-shadow: 0 0 0 1px var(--m-line-strong);
  }
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    translate: 0 4px;
  }
  &:focus-visible {
    outline: none;
  }
`;
