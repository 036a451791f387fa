/** A row of a table under the pointer, and the row of the screen beside the table, which is marked over its whole width. */
export const rowLook = `
  border-radius: var(--m-radius-s);

  @media (hover: hover) {
    &:hover {
      background: var(--m-surface-hover);
    }
  }
  &:has(a[data-row-link][aria-current]) {
    background: var(--m-surface-sunken);
    box-shadow: inset 3px 0 var(--m-accent-fill);
  }
  && a[data-row-link][aria-current] {
    background: none;
    box-shadow: none;
  }
`;

/* From where the words begin, as other rows have it: a border would bend with the corners. */
export const hairlineAbove = `
  content: '';
  position: absolute;
  inset: 0 var(--m-space-2) auto;
  block-size: 1px;
  background: var(--m-line-hairline);
`;
