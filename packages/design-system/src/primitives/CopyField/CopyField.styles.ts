import { styled } from 'styled-components';
import { Box } from '../Field/Field.styles.ts';

export const Frame = styled(Box)`
  background: var(--m-surface-sunken);
  padding-inline-end: 2px;
`;

/* Wraps instead of hiding its end: an address is compared to its last letter. */
export const Value = styled.output`
  flex: 1;
  min-inline-size: 0;
  padding-block: calc((var(--m-size-row) - 1.4em) / 2 - 1px);
  padding-inline: var(--m-space-4) 0;
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
  overflow-wrap: anywhere;
  user-select: all;
`;

export const Copy = styled.button`
  flex: none;
  align-self: flex-start;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  margin-inline-start: var(--m-space-1);
  min-inline-size: 44px;
  min-block-size: min(var(--m-size-target), var(--m-size-row) - 2px);
  padding: 0 var(--m-space-3);
  border: 0;
  border-radius: var(--m-radius-m);
  background: none;
  color: var(--m-text-accent);
  font-size: var(--m-type-14);
  font-weight: var(--m-weight-strong);

  @media (hover: hover) {
    &:hover {
      background: var(--m-surface-pressed);
    }
  }
  &:focus-visible {
    outline-offset: -4px;
  }
  &[data-state='copied'] {
    color: var(--m-status-positive);
  }
  &[data-state='failed'] {
    color: var(--m-status-negative);
  }
  & > svg {
    inline-size: 18px;
    block-size: 18px;
  }
`;
